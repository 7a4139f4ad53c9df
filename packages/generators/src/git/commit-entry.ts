import { concat, constant, defineGenerator, type Generator, letters, view } from '@populace/recipes';
import { messageOf } from './commit-message.ts';
import { commitTime } from './commit-time.ts';
/** Entries of git log. */
export const commitEntry: Generator = defineGenerator({
  id: 'git.commitEntry',
  summary: "A commit as git log writes it: name, author, date and message; the author is the row's person.",
  aliases: ['commitEntry'],
  subject: 'contact',
  options: {},
  recipe: (_options, { now }) =>
    concat(
      constant('commit '),
      letters('0123456789abcdef', 40),
      constant('\nAuthor: '),
      view('person', 'fullName'),
      constant(' <'),
      view('contact', 'email'),
      constant('>\nDate:   '),
      commitTime(now),
      constant('\n\n    '),
      messageOf(),
      constant('\n'),
    ),
});
