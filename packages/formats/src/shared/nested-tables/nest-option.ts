import { booleanOption, CodedError, type Option } from '@populace/core';

/** The option of formats that can have the rows of a table within those of its parent. */
export const nestOption: Option<boolean> = booleanOption({
  default: false,
  summary: 'Whether rows stand within the row of their parent, in a document of several tables.',
});

/**
 * Checks that rows of one table are not to be nested.
 * @throws CodedError `format/invalid-option`.
 */
export function refuseNest(nest: boolean): void {
  if (!nest) return;
  const message = 'nest needs several tables in one file: write all of them to one path, or leave nest out.';
  throw new CodedError('format/invalid-option', message);
}
