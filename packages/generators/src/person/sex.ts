import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, recode, view } from '@populace/recipes';
import { CONTEXTS } from '../shared/people/generations.ts';

const sexes = CONTEXTS.map(({ sex }) => sex);

/** The sex of persons. */
export const sex: Generator = defineGenerator({
  id: 'person.sex',
  summary: "The row's sex, with which given name and title agree.",
  aliases: ['gender', 'person.gender', 'person.sexType', 'Gender', 'Gender (Binary)', 'name.gender'],
  synonyms: {
    en: 'male female, m/f',
    de: 'Geschlecht',
    es: 'sexo, género',
    fr: 'sexe',
    ja: '性別, seibetsu',
  },
  subject: 'person',
  options: {
    style: enumOption(['word', 'local', 'letter', 'iso5218'], {
      default: 'word',
      summary: 'word: female, male; local: in the language of the locale; letter: F, M; iso5218: 2, 1.',
    }),
  },
  recipe({ style }) {
    const context = view('person', 'context');
    if (style === 'local') return view('person', 'sex');
    if (style === 'iso5218') return recode(context, sexes, ['2', '1'], { kind: 'int32' });
    return recode(context, sexes, style === 'letter' ? ['F', 'M'] : ['female', 'male']);
  },
});
