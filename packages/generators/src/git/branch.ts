import { concat, constant, defineGenerator, digits, type Generator, oneOf, pick } from '@populace/recipes';
import { commitWords } from './commit-words.ts';
/** Names of branches. */
export const branch: Generator = defineGenerator({
  id: 'git.branch',
  summary: 'The name of a branch: what it does, in words with hyphens.',
  aliases: ['gitBranch'],
  synonyms: { en: 'branch name, git branch', de: 'Branch' },
  options: {},
  recipe: () =>
    concat(
      pick(['feature/', 'fix/', 'chore/', 'docs/', ''], { weights: [4, 4, 1, 1, 3] }),
      pick(commitWords.verbs),
      constant('-'),
      pick(commitWords.things),
      oneOf([
        { weight: 3, recipe: constant('') },
        { weight: 1, recipe: concat(constant('-'), digits(3)) },
      ]),
    ),
});
