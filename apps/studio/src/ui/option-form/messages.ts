import { defineMessages } from '../../lib/messages/define-messages.ts';

/** The words of option forms. */
export const { useText } = defineMessages('option-form', {
  value: 'Value {{place}}',
  weight: 'Weight of {{value}}',
  removeValue: 'Remove {{value}}',
  addValue: 'Add a value',
  newValue: 'value',
  usualSpread: 'usual',
  ofRange: 'of the range',
});
