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
  noNumber: 'Write a number in digits, such as 12 or -0.5.',
  noWeight: 'Write a number from 0 on, such as 3 or 0.5.',
  noShare: 'Write a share from 0 to 100 %, such as 7.5 %.',
  tooLargeShare: 'A share is at most 100 %.',
  faultOf: '{{name}}: {{fault}}',
});
