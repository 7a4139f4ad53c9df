import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Ranks of jobs. */
export const jobDescriptor: Generator = defineGenerator({
  id: 'person.jobDescriptor',
  summary: 'The rank or reach of a job.',
  options: {},
  recipe: (_options, { table }) => pick(table('person.jobDescriptor')),
});
