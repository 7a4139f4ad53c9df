import { defineMessages } from '../../lib/messages/define-messages.ts';

/** The words of what floats over texts that are edited. */
export const { useText } = defineMessages('editor', {
  fixes: 'Ways to mend it',
  changeTo: 'Change to',
  place: '{{code}} · line {{line}}, column {{column}}',
});
