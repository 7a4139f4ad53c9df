import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Names made of the father's. */
export const patronymic: Generator = defineGenerator({
  id: 'person.patronymic',
  summary:
    "The name that the row's person has by the father, as person.fullName shows it: Сергеевич, Сергеевна. Where people have no patronymics it is the father's given name.",
  aliases: ['patronymic'],
  synonyms: {
    en: "father's name",
    de: 'Vatersname',
    es: 'patronímico',
    fr: 'patronyme du père',
    ru: 'отчество',
    uk: 'по батькові',
    bg: 'бащино име, презиме',
  },
  subject: 'person',
  options: {},
  recipe: (_options, { locale }) => view('person', locale.has('person.patronymic') ? 'patronymic' : 'father'),
});
