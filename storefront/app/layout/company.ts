/** How the company can be reached. The shop is a demonstration, and so are these. */
export const company = {
  name: "Chemical Ink Company",
  email: "hello@chemical-ink.example",
  orders: "orders@chemical-ink.example",
  phone: "+353 20 910 0123",
  phoneHref: "tel:+353209100123",
  street: "4 Press Lane",
  city: "Dublin 8",
  country: "Ireland",
  hours: [
    { days: "Monday to Thursday", time: "8:30 to 17:30" },
    { days: "Friday", time: "8:30 to 16:00" },
    { days: "Saturday and Sunday", time: "closed" },
  ],
};
