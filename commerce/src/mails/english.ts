/** All texts of the shop's emails in English. Another language is another file of this shape. */
export const english = {
  /** BCP 47; amounts are formatted for this locale. */
  locale: "en-IE",
  shopName: "Chemical Ink Company",

  orderConfirmation: {
    subject: (number: number) => `Your order #${number}`,
    preview: (total: string) => `We have your order: ${total} in all.`,
    heading: "Thank you for your order",
    opening: (number: number) =>
      `We have your order #${number} and are getting it ready. Here is what is in it.`,
    button: "See your order",
    closing: "Is something not right? Answer this mail and name the order number.",
    reason: "You get this mail because an order was placed with this address.",
  },
  orderCancelled: {
    subject: (number: number) => `Your order #${number} is cancelled`,
    preview: "Nothing of it will be sent.",
    heading: "Your order is cancelled",
    opening: (number: number) =>
      `Order #${number} is cancelled, and nothing of it will be sent. What you have paid for it is paid back.`,
    closing: "You did not expect this? Answer this mail and name the order number.",
    reason: "You get this mail because an order was placed with this address.",
  },
  order: {
    number: "Order number",
    deliveryTo: "Delivery to",
    delivery: "Delivery",
    payment: "Payment",
    onInvoice: "On invoice",
    invoiceDue: (day: string) => `You get an invoice. It is due by ${day}.`,
    byCard: "Card or another way of Stripe's, confirmed with the order",
    nothingToPay: "There is nothing to pay.",
    subtotal: "Subtotal, excl. VAT",
    discount: "Discount, excl. VAT",
    shipping: "Shipping",
    tax: "VAT",
    total: "Total",
  },
  welcome: {
    subject: "Your access is ready",
    preview: "Sign in, see your orders, and reorder in a minute.",
    heading: "Welcome",
    opening:
      "Your request has been looked at, and your account is open: you can sign in with this address.",
    verification:
      "A second mail asks you to confirm that the address is yours. Please follow its link, if you have not yet.",
    button: "Sign in",
    reason:
      "You get this mail because an account was made with this address. It was not you? Then answer this mail, and we will close it.",
  },
  contactNotification: {
    subject: (subject: string) => `Message: ${subject}`,
    preview: (name: string) => `${name} has written to the shop.`,
    heading: "A message to the shop",
    name: "Name",
    email: "E-mail",
    sentAt: "Sent",
    messageSubject: "Subject",
    closing:
      "Answer this mail to answer the sender, then mark the message as answered in the admin.",
    button: "Messages in the admin",
    reason: "The shop's contact form sends this mail to the address that reads its messages.",
  },
  contactAcknowledgement: {
    subject: "We have your message",
    preview: "We answer within one working day.",
    heading: "We have your message",
    opening:
      "Thank you for writing to us. Somebody reads your message and answers it within one working day, to this address.",
    closing: "Do you want to add something? Answer this mail.",
    reason:
      "You get this mail because a message was sent to us with this address. It was not you? Then you need do nothing.",
  },
};

/** The words of one language. */
export type Words = typeof english;
