import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pickBy, switchOn, view } from '@populace/recipes';
import { CONTEXTS } from '../shared/people/generations.ts';

/** Given names. */
export const firstName: Generator = defineGenerator({
  id: 'person.firstName',
  summary: "A given name, as common as it is in the locale; it agrees with the row's sex, title and birth date.",
  aliases: ['firstName', 'givenName', 'name.firstName', 'person.givenName', 'First Name'],
  synonyms: {
    en: 'forename, given name, christian name, fname',
    de: 'Vorname, Rufname',
    es: 'nombre, nombre de pila, primer nombre',
    fr: 'prénom',
    ja: '名, 下の名前, mei',
  },
  subject: 'person',
  options: {
    sex: enumOption(['row', 'female', 'male'], {
      default: 'row',
      summary:
        "row: that of the row's person, with whom title and birth date agree; female, male: always that one, of the row's generation.",
    }),
  },
  recipe({ sex }, { table }) {
    if (sex === 'row') return view('person', 'given');
    const letter = sex === 'female' ? 'f' : 'm';
    const names = CONTEXTS.map(({ generation }) => pickBy(table('person.given'), `${letter}${generation}`));
    return switchOn(view('person', 'context'), names);
  },
});
