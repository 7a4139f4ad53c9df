import { enumOption, type Option } from '@populace/core';

/** The networks of cards, or any of them. */
export const issuers = ['any', 'visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'] as const;

/** The option `issuer` of what is told of cards. */
export const issuerOption: Option<(typeof issuers)[number]> = enumOption(issuers, {
  default: 'any',
  summary: "The card network; any is that of the row's card, each about as often as it is met.",
});
