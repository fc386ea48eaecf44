import { Migration20261121080000 } from "./Migration20261121080000";

/**
 * Once more, since the product API reads what is indexed instead of a copy of it. The copy, a column
 * `listed`, stays in the tables that have it, for services of before; the next rebuild leaves it out.
 */
export class Migration20261122010000 extends Migration20261121080000 {}
