import { defineGenerator, type Generator, pickOrNull, weightedOption } from '@populace/recipes';
import { convertText, typeOfScalars } from './scalar-type.ts';

/** One of the values of a list. */
export const choice: Generator = defineGenerator({
  id: 'choice',
  summary: 'One of the values of a list, each as likely or by weight.',
  aliases: [
    'helpers.objectKey',
    'helpers.objectValue',
    'helpers.objectEntry',
    'helpers.enumValue',
    'List',
    'WeightedList',
    'oneOf',
    'customList',
    'enum',
    'helpers.arrayElement',
    'helpers.weightedArrayElement',
    'Custom List',
  ],
  synonyms: {
    en: 'pick, list of values, weights, weighted, one of',
    de: 'Auswahl, einer von',
    es: 'elección, lista de valores',
    fr: 'choix, liste de valeurs',
    ja: '選択',
  },
  options: {
    values: weightedOption({
      required: true,
      summary:
        'A list of values, a map from value to weight, or a list of { value, weight }; null in a list is the null of a database.',
    }),
  },
  example: { options: { values: { free: 50, plus: 35, pro: 15 } } },
  recipe({ values }, { type }) {
    const asked = type ?? typeOfScalars(values);
    const texts = values.map((value) => (value.value === null ? null : convertText(value, asked)));
    return pickOrNull(texts, { weights: values.map(({ weight }) => weight), type: asked });
  },
});
