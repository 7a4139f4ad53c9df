import { booleanOption, type Option } from '@populace/core';

/** Whether the currency is any of the world, in place of the country's own. */
export const anyOption: Option<boolean> = booleanOption({
  default: false,
  summary: 'Any currency of the world, each as likely; columns of one row agree.',
});
