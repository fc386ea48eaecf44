import { textsIn } from "~/language/texts.ts";

/**
 * The terms of the demonstration shop. A company that opens its own shop puts its own terms here,
 * in both languages.
 */
export const termsTexts = textsIn({
  en: {
    title: "Terms and conditions",
    description: "What holds when you order here: prices, payment, delivery, returns.",
    sections: [
      {
        id: "orders",
        heading: "Orders",
        paragraphs: [
          "An order is placed with the last button of the checkout, and the confirmation shows its number. Until then the cart binds neither you nor us.",
          "If something cannot be delivered after all, we tell you and pay back what was paid for it.",
        ],
      },
      {
        id: "prices",
        heading: "Prices and payment",
        paragraphs: [
          "Prices are in euros and without VAT. Delivery and the VAT of the country that we deliver to are added at checkout, before you order. The price of the moment you order is the one that counts.",
          "The ways to pay are shown at checkout. An invoice is due within 14 days.",
        ],
      },
      {
        id: "delivery",
        heading: "Delivery",
        paragraphs: [
          "We deliver to the countries that can be chosen at checkout. What it costs and how many days it takes is shown there with each way of delivery.",
        ],
      },
      {
        id: "returns",
        heading: "Returns",
        paragraphs: [
          "Consumers in the European Union may withdraw from an order within 14 days of receiving it, without giving a reason. Write to us, send the goods back within 14 days, and we pay back the price and the standard delivery.",
          "If a supply does not fit a printer that we listed for it, we take it back at any time within a year and pay the postage, opened or not.",
          "Your legal rights when goods are faulty are not touched by any of this.",
        ],
      },
    ],
  },
  fr: {
    title: "Conditions générales",
    description: "Ce qui vaut quand vous commandez ici\u202f: prix, paiement, livraison, retours.",
    sections: [
      {
        id: "orders",
        heading: "Commandes",
        paragraphs: [
          "Une commande est passée avec le dernier bouton de la page de commande, et la confirmation en montre le numéro. Jusque-là, le panier n’engage ni vous ni nous.",
          "Si un article ne peut finalement pas être livré, nous vous le disons et remboursons ce qui a été payé.",
        ],
      },
      {
        id: "prices",
        heading: "Prix et paiement",
        paragraphs: [
          "Les prix sont en euros et hors TVA. La livraison et la TVA du pays de livraison s’ajoutent avant que vous ne commandiez. Le prix du moment de la commande fait foi.",
          "Les modes de paiement sont affichés à la commande. Une facture se règle sous 14 jours.",
        ],
      },
      {
        id: "delivery",
        heading: "Livraison",
        paragraphs: [
          "Nous livrons dans les pays proposés à la commande. Le prix et le délai de chaque mode de livraison y sont indiqués.",
        ],
      },
      {
        id: "returns",
        heading: "Retours",
        paragraphs: [
          "Dans l’Union européenne, les consommateurs peuvent se rétracter dans les 14 jours suivant la réception, sans donner de motif. Écrivez-nous, renvoyez les articles sous 14 jours, et nous remboursons le prix et la livraison standard.",
          "Si un consommable ne convient pas à une imprimante que nous avions indiquée, nous le reprenons pendant un an et payons le port, qu’il soit ouvert ou non.",
          "Vos droits légaux en cas de défaut restent entiers.",
        ],
      },
    ],
  },
});
