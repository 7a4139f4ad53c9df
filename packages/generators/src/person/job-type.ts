import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Kinds of jobs. */
export const jobType: Generator = defineGenerator({
  id: 'person.jobType',
  summary: 'The kind of a job.',
  options: {},
  recipe: (_options, { table }) => pick(table('person.jobType')),
});
