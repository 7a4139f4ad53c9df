import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Names of commits. */
export const commitSha: Generator = defineGenerator({
  id: 'git.commitSha',
  summary: 'What the name of a commit looks like: hexadecimal digits.',
  aliases: ['commitSha'],
  synonyms: { en: 'commit hash, git hash', de: 'Commit-Hash' },
  options: {
    length: integerOption({
      default: 40,
      min: 4,
      max: 64,
      summary: 'Digits to a name; 7 is a short one, 64 of SHA-256.',
    }),
  },
  recipe: ({ length }) => letters('0123456789abcdef', length),
});
