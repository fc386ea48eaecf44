import { formatNumber } from "~/language/formats.ts";
import { plural, textsIn } from "~/language/texts.ts";

/** What the contact page, its form and its rules say. */
export const contactTexts = textsIn({
  en: {
    title: "Contact",
    description: "Write, call or visit: how to reach Chemical Ink Company, and when.",
    introduction:
      "Not sure what fits? Tell us the printer’s model and the number on the old cartridge, and we will find it with you.",
    writeToUs: "Write to us",
    name: "Name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    atMost: (characters: number) => `At most ${formatNumber(characters)} characters.`,
    leaveEmpty: "Leave this field empty",
    mailInstead: "Write a mail instead",
    nothingLost: "Nothing you wrote is lost.",
    sending: "Sending …",
    send: "Send message",
    weAnswer: "We answer by mail within one working day.",
    sentToast: "Message sent",
    arrived: "Your message has arrived",
    somebodyReads: "Somebody reads it and answers within one working day, to",
    another: "Write another message",
    about: (title: string) => `About ${title}`,
    missing: {
      name: "Enter your name",
      email: "Enter your email",
      subject: "Enter a subject",
      message: "Enter your message",
    },
    tooLong: (most: number, length: number) =>
      `At most ${formatNumber(most)} characters; these are ${formatNumber(length)}`,
    notAnEmail: "Enter a Valid email",
    unreachable:
      "The message was not sent: the shop cannot be reached right now. Check your connection and try again.",
    unexpected: "The message was not sent: something went wrong on our side. Please try again.",
    trapped:
      "Your browser has filled in a hidden field that catches robots. It is empty again: please send once more.",
    seeMarked: "The message was not sent: see what is marked.",
    refused: "The shop does not take this. Please change it.",
    unavailable:
      "The message was not sent: the shop is not answering right now. Please try again in a moment.",
    tooMany: (minutes: number) =>
      `There have been too many messages. Please try again in ${plural(minutes, { one: "1 minute", other: `${minutes} minutes` })}.`,
    tooManyForNow: "There have been too many messages. Please try again later.",
    mail: "E-mail",
    orders: "Orders:",
    phone: "Phone",
    duringHours: "During the hours given here.",
    counter: "Counter",
    country: "Ireland",
    hours: "Hours",
    closed: "closed",
    daysFromTo: (from: string, to: string) => `${from} to ${to}`,
    daysBoth: (one: string, other: string) => `${one} and ${other}`,
    times: (opens: string, closes: string) => `${opens} to ${closes}`,
  },
  fr: {
    title: "Contact",
    description:
      "Écrire, appeler ou passer : comment joindre Chemical Ink Company, et à quelles heures.",
    introduction:
      "Vous ne savez pas ce qui convient ? Donnez-nous le modèle de l’imprimante et le numéro de l’ancienne cartouche, et nous chercherons avec vous.",
    writeToUs: "Écrivez-nous",
    name: "Nom",
    email: "E-mail",
    subject: "Objet",
    message: "Message",
    atMost: (characters: number) => `${formatNumber(characters)} caractères au maximum.`,
    leaveEmpty: "Laissez ce champ vide",
    mailInstead: "Écrire plutôt un e-mail",
    nothingLost: "Rien de ce que vous avez écrit n’est perdu.",
    sending: "Envoi en cours…",
    send: "Envoyer le message",
    weAnswer: "Nous répondons par e-mail sous un jour ouvré.",
    sentToast: "Message envoyé",
    arrived: "Votre message est arrivé",
    somebodyReads: "Quelqu’un le lit et répond sous un jour ouvré, à l’adresse",
    another: "Écrire un autre message",
    about: (title: string) => `À propos de ${title}`,
    missing: {
      name: "Saisissez votre nom",
      email: "Saisissez votre e-mail",
      subject: "Saisissez un objet",
      message: "Saisissez votre message",
    },
    tooLong: (most: number, length: number) =>
      `${formatNumber(most)} caractères au maximum ; il y en a ${formatNumber(length)}`,
    notAnEmail: "Saisissez un e-mail valide",
    unreachable:
      "Le message n’a pas été envoyé : la boutique est injoignable pour le moment. Vérifiez votre connexion et réessayez.",
    unexpected:
      "Le message n’a pas été envoyé : une erreur est survenue de notre côté. Veuillez réessayer.",
    trapped:
      "Votre navigateur a rempli un champ caché qui arrête les robots. Il est de nouveau vide : veuillez renvoyer le message.",
    seeMarked: "Le message n’a pas été envoyé : voyez ce qui est signalé.",
    refused: "La boutique n’accepte pas cette saisie. Veuillez la modifier.",
    unavailable:
      "Le message n’a pas été envoyé\u202f: la boutique ne répond pas pour le moment. Veuillez réessayer dans un instant.",
    tooMany: (minutes) =>
      `Trop de messages ont été envoyés. Veuillez réessayer dans ${plural(minutes, { one: "1 minute", other: `${minutes} minutes` })}.`,
    tooManyForNow: "Trop de messages ont été envoyés. Veuillez réessayer plus tard.",
    mail: "E-mail",
    orders: "Commandes :",
    phone: "Téléphone",
    duringHours: "Aux heures indiquées ici.",
    counter: "Comptoir",
    country: "Irlande",
    hours: "Horaires",
    closed: "fermé",
    daysFromTo: (from: string, to: string) => `Du ${from} au ${to}`,
    daysBoth: (one: string, other: string) => `${one} et ${other}`,
    times: (opens: string, closes: string) => `de ${opens} à ${closes}`,
  },
});
