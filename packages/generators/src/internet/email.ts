import { defineGenerator, type Generator, view } from '@populace/core';

/** E-mail addresses. */
export const email: Generator = defineGenerator({
  id: 'internet.email',
  summary: "An e-mail address made of the row's name, at a domain that is reserved for examples.",
  aliases: ['Email', 'email', 'exampleEmail', 'internet.exampleEmail', 'Email Address'],
  synonyms: {
    en: 'mail, mail address, e-mail, e-mail address, contact email',
    de: 'Mailadresse, E-Mail-Adresse',
    es: 'correo, correo electrónico, dirección de correo',
    fr: 'courriel, adresse e-mail, adresse mail, adresse électronique',
    ja: 'メール, メールアドレス, meeru',
  },
  subject: 'contact',
  options: {},
  recipe: () => view('contact', 'email'),
});
