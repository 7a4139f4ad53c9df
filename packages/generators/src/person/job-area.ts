import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Areas of jobs. */
export const jobArea: Generator = defineGenerator({
  id: 'person.jobArea',
  summary: 'What a job is about.',
  options: {},
  recipe: (_options, { table }) => pick(table('person.jobArea')),
});
