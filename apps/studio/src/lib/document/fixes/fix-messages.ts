import { defineMessages } from '../../messages/define-messages.ts';

/** What fixes do, where they are more than another word. */
export const { text: fixText } = defineMessages('fixes', {
  drop: 'Drop {{name}}',
  swap: 'Swap {{first}} and {{second}}',
  rows: 'Ask for {{count}} rows',
  rowsOf: 'Give {{table}} {{count}} rows',
  move: 'Move {{name}} to the columns',
  type: 'Take the type {{type}}',
});
