import { defineGenerator, type Generator } from '@populace/recipes';
import { commitTime } from './commit-time.ts';
/** Dates of commits. */
export const commitDate: Generator = defineGenerator({
  id: 'git.commitDate',
  summary: "When a commit was made, as git log writes it: within a year before the schema's now.",
  aliases: ['commitDate'],
  options: {},
  recipe: (_options, { now }) => commitTime(now),
});
