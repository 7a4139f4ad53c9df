import { concat, constant, defineGenerator, type Generator, pick, type Recipe } from '@populace/recipes';
import { commitWords } from './commit-words.ts';
/** First lines of commits. */
export const commitMessage: Generator = defineGenerator({
  id: 'git.commitMessage',
  summary: 'The first line of a commit, in English and in the imperative.',
  aliases: ['commitMessage'],
  synonyms: { en: 'commit title', de: 'Commit-Nachricht' },
  options: {},
  recipe: () => messageOf(),
});

/** Such as "fix parser of dates". */
export function messageOf(): Recipe {
  const { verbs, things, reasons } = commitWords;
  return concat(pick(verbs), constant(' '), pick(things), pick(reasons));
}
