import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** The words about rows that belong together. */
export const { useText } = defineMessages('follow', {
  related: 'Rows that belong to row {{row}} of {{table}}',
  parents: 'It refers to',
  children: 'Referring to it',
  nothing: 'No table refers to {{table}}, and it refers to none.',
  parentNone: 'none',
  by: 'by {{columns}}',
  perRow: 'made per row',
  count_one: '{{count}} row',
  count_other: '{{rows}} rows',
  countNone: 'no rows',
  unlisted: 'unknown: {{rows}} rows would have to be looked at',
  asking: 'asking',
  failed: 'could not be found: {{reason}}',
  more: 'More',
  goToRow: '{{table}}, row {{row}}',
});
