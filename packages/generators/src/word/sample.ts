import { defineGenerator, type Generator, oneOf, pick } from '@populace/recipes';

/** Words. */
export const sample: Generator = defineGenerator({
  id: 'word.sample',
  summary: 'A word of the language: noun, verb, adjective or adverb.',
  options: {},
  recipe: (_options, { table }) =>
    oneOf(['noun', 'verb', 'adjective', 'adverb'].map((kind) => ({ weight: 1, recipe: pick(table(`word.${kind}`)) }))),
});
