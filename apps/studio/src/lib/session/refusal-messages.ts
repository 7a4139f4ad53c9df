import { defineMessages } from '../messages/define-messages.ts';

/** Why an edit can't be made, and what to do instead. */
export const { useText: useRefusalText } = defineMessages('refusals', {
  unreadable: 'The text can’t be read. Correct it in the code first.',
  'no-such-table': 'There is no table {{name}} any more.',
  'no-such-column': 'There is no column {{name}} any more.',
  'no-such-place': 'What was to be changed is not there any more.',
  'name-taken': '{{name}} is taken. Choose another name.',
  'name-invalid': '“{{name}}” can’t be a name: 1 to 128 characters, none of them a control character.',
  'not-a-map': 'The text has something else there. Correct it in the code first.',
  unwritable: 'That value can’t be written into a schema.',
  'nothing-to-paste': 'The clipboard holds no columns. Copy some as YAML first.',
});
