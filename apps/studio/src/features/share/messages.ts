import { defineMessages } from '../../lib/messages/define-messages.ts';

/** The words of links that hold a schema. */
export const { useText } = defineMessages('share', {
  opening: 'Opening the schema of the link',
  broken: 'This link does not hold a whole schema',
  brokenText: 'It may have been cut when it was sent. Ask for the link again, or for the file.',
  toSchemas: 'See your schemas',
});
