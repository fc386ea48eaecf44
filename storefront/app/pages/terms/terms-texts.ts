import { textsIn } from "~/language/texts.ts";

/**
 * The terms of the demonstration shop, and what it keeps about people. Who opens a shop of their
 * own puts their own here, in both languages.
 */
export const termsTexts = textsIn({
  en: {
    title: "Terms and privacy",
    description: "What holds when you order here, and what we keep about you.",
    contents: "On this page",
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
      {
        id: "privacy",
        heading: "Privacy",
        paragraphs: [
          "We keep what is needed to sell to you: your name, addresses and orders, and what you write to us. Your password is known to the identity provider alone, never to the shop. Invoices and what belongs to them are kept for as long as the law demands.",
          "Your browser keeps the cart, how you like lists to be shown, and who is signed in. It does so on your device, and you can delete it there. There is no advertising and no tracking.",
          "The video of a product may come from YouTube or Vimeo. Where it does, that page loads their player, and they see that it was loaded.",
          "You may see, correct and delete what we keep about you, and take it with you. Write to us, or to the data protection authority of your country if we do not do right by you.",
        ],
      },
    ],
    questions: "Questions? Write to",
  },
  fr: {
    title: "Conditions et données personnelles",
    description: "Ce qui vaut quand vous commandez ici, et ce que nous conservons à votre sujet.",
    contents: "Sur cette page",
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
      {
        id: "privacy",
        heading: "Données personnelles",
        paragraphs: [
          "Nous conservons ce qu’il faut pour vous vendre : votre nom, vos adresses, vos commandes et ce que vous nous écrivez. Votre mot de passe n’est connu que du fournisseur d’identité, jamais de la boutique. Les factures et leurs pièces sont gardées aussi longtemps que la loi l’exige.",
          "Votre navigateur garde le panier, votre façon d’afficher les listes et le compte connecté. Il le fait sur votre appareil, où vous pouvez l’effacer. Il n’y a ni publicité ni suivi.",
          "La vidéo d’un produit peut venir de YouTube ou de Vimeo. Dans ce cas, la page charge leur lecteur, et ils voient ce chargement.",
          "Vous pouvez consulter, corriger, effacer et emporter ce que nous conservons à votre sujet. Écrivez-nous, ou à l’autorité de protection des données de votre pays si nous n’y répondons pas bien.",
        ],
      },
    ],
    questions: "Des questions ? Écrivez à",
  },
});
