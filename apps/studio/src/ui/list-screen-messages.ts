import { defineMessages } from '../lib/messages/define-messages.ts';

/** The words of screens with a list. */
export const { useText } = defineMessages('list-screen', {
  foundOf: '{{count}} of {{total}}',
  clear: 'Clear the search',
  again: 'Try again',
});
