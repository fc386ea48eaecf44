-- The orders of a load run, by the e-mail address they were placed with: how many there are (`count`),
-- the units ordered, and the units of stock reserved for them. :'pattern' is what the addresses are like.
-- Stands on Medusa 2.21.2: "order", order_item, reservation_item. For psql, because the load run asks
-- the database itself: what the backend says of its own orders is what is to be proved.
select json_build_object('email', o.email, 'count', count(distinct o.id),
  'ordered', sum(item.quantity), 'reserved', sum(reservation.quantity))
from "order" o
join order_item item on item.order_id = o.id and item.deleted_at is null
left join (select line_item_id, sum(quantity) as quantity from reservation_item
           where deleted_at is null group by line_item_id) reservation
  on reservation.line_item_id = item.item_id
where o.email like :'pattern' and o.deleted_at is null
group by o.email;
