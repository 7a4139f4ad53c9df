import { enumOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, oneOf, pick, type Recipe, view } from '@populace/recipes';
import { mailDomains } from '../shared/contact/mail-domains.ts';

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
  options: {
    mode: enumOption(['safe', 'invalid'], {
      default: 'safe',
      summary: 'safe: one that reaches nobody; invalid: one rule broken, such as two @, or no domain (RFC 5321).',
    }),
  },
  recipe: ({ mode }) => (mode === 'invalid' ? brokenAddress() : view('contact', 'email')),
});

/** An address with one rule broken: no @, two of them, no domain, or a space. */
function brokenAddress(): Recipe {
  const { domains, weights } = mailDomains;
  const ways = ['.', '@@', ' @', '@-'].map((between) =>
    concat(view('contact', 'username'), constant(between), pick(domains, { weights })),
  );
  const lone = concat(view('contact', 'username'), constant('@'));
  return oneOf([...ways, lone].map((recipe) => ({ recipe, weight: 1 })));
}
