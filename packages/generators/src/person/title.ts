import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Forms of address. */
export const title: Generator = defineGenerator({
  id: 'person.title',
  summary: "A form of address by the row's sex; person.fullName with title puts it where it belongs.",
  aliases: ['prefix', 'person.prefix', 'Title', 'name.prefix'],
  synonyms: {
    en: 'salutation, honorific, form of address, name prefix',
    de: 'Anrede, Titel',
    es: 'tratamiento',
    fr: 'civilité',
    ja: '敬称',
  },
  subject: 'person',
  options: {},
  recipe: () => view('person', 'title'),
});
