/** What the samples of generators are made with that need an option, whatever they are, or in the locale of the samples. */
export const sampleOptions = {
  choice: { values: { free: 80, plus: 15, pro: 5 } },
  constant: { value: 'shop' },
  'date.between': { from: '2024-01-01', to: 'now' },
  'finance.iban': { country: 'DE' },
  'string.pattern': { pattern: '[A-Z]{2}-\\d{4}' },
  'string.template': { template: 'No. {number}' },
};
