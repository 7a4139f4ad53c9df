import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Second given names, or patronymics. */
export const middleName: Generator = defineGenerator({
  id: 'person.middleName',
  summary:
    "Another given name, as common as it is among people of the row's sex and age, or the patronymic where people have one; person.fullName shows it where it shows one.",
  aliases: ['middleName', 'name.middleName'],
  synonyms: { en: 'second name, middle', de: 'zweiter Vorname', fr: 'deuxième prénom', es: 'segundo nombre' },
  subject: 'person',
  options: {},
  // Where people have patronymics nobody has another given name.
  recipe: (_options, { locale }) => view('person', locale.has('person.patronymic') ? 'patronymic' : 'middle'),
});
