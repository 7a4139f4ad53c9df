import { defineMessages } from '../../lib/messages/define-messages.ts';

/** The words of the strip of problems. */
export const { useText } = defineMessages('problems', {
  strip: 'Problems',
  none: 'No problems',
  problems_one: '{{count}} problem',
  problems_other: '{{count}} problems',
  notes_one: '{{count}} note',
  notes_other: '{{count}} notes',
  next: 'next',
  nextProblem: 'Next problem',
  previousProblem: 'Previous problem',
  checking: 'Checking',
  failed: 'The schema could not be checked: {{reason}}',
  line: 'line {{line}}',
  schema: 'Schema',
  nearest: 'Nearest: {{name}}',
});
