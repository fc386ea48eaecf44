import { textsIn } from "~/language/texts.ts";

/**
 * What the demonstration shop keeps about people. A company that opens its own shop puts its own
 * privacy policy here, in both languages.
 */
export const privacyTexts = textsIn({
  en: {
    title: "Privacy policy",
    description: "What the shop keeps about you, where, how long, and what you can ask for.",
    sections: [
      {
        id: "account",
        heading: "What the shop keeps",
        paragraphs: [
          "We keep what is needed to sell to you: your name, addresses and orders, and what you write to us. Your password is known to the identity provider alone, never to the shop.",
          "Invoices and what belongs to them are kept for as long as the law demands.",
        ],
      },
      {
        id: "browser",
        heading: "What your browser keeps",
        paragraphs: [
          "Your browser keeps the cart, how you like lists to be shown, the products that you looked at, and who is signed in. It does so on your device, and you can delete it there. There is no advertising and no tracking.",
        ],
      },
      {
        id: "others",
        heading: "Who else sees something",
        paragraphs: [
          "The identity provider checks your address and password when you sign in. The carrier gets the address of an order. A card is checked by the payment provider; its number never reaches the shop.",
          "The video of a product may come from YouTube or Vimeo. Where it does, that page loads their player, and they see that it was loaded.",
        ],
      },
      {
        id: "rights",
        heading: "Your rights",
        paragraphs: [
          "You may see, correct and delete what we keep about you, and take it with you: your account has a button for each. You can also write to us, or to the data protection authority of your country if we do not do right by you.",
        ],
      },
    ],
  },
  fr: {
    title: "Politique de confidentialité",
    description: "Ce que la boutique conserve à votre sujet, où, combien de temps, et vos droits.",
    sections: [
      {
        id: "account",
        heading: "Ce que la boutique conserve",
        paragraphs: [
          "Nous conservons ce qu’il faut pour vous vendre\u202f: votre nom, vos adresses, vos commandes et ce que vous nous écrivez. Votre mot de passe n’est connu que du fournisseur d’identité, jamais de la boutique.",
          "Les factures et leurs pièces sont gardées aussi longtemps que la loi l’exige.",
        ],
      },
      {
        id: "browser",
        heading: "Ce que votre navigateur conserve",
        paragraphs: [
          "Votre navigateur garde le panier, votre façon d’afficher les listes, les produits consultés et le compte connecté. Il le fait sur votre appareil, où vous pouvez l’effacer. Il n’y a ni publicité ni suivi.",
        ],
      },
      {
        id: "others",
        heading: "Qui d’autre voit quelque chose",
        paragraphs: [
          "Le fournisseur d’identité vérifie votre adresse et votre mot de passe à la connexion. Le transporteur reçoit l’adresse d’une commande. Une carte est vérifiée par le prestataire de paiement\u202f; son numéro n’arrive jamais à la boutique.",
          "La vidéo d’un produit peut venir de YouTube ou de Vimeo. Dans ce cas, la page charge leur lecteur, et ils voient ce chargement.",
        ],
      },
      {
        id: "rights",
        heading: "Vos droits",
        paragraphs: [
          "Vous pouvez consulter, corriger, effacer et emporter ce que nous conservons à votre sujet\u202f: votre compte a un bouton pour chacun. Vous pouvez aussi nous écrire, ou vous adresser à l’autorité de protection des données de votre pays si nous n’y répondons pas bien.",
        ],
      },
    ],
  },
});
