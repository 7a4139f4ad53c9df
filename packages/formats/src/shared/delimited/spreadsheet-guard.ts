import type { Guard } from '@populace/cells';

/**
 * What marks texts that a spreadsheet would take for a formula (CWE-1236; OWASP, CSV Injection): an apostrophe before `=`, `+`, `-` and
 * `@`, also in their full width, and before a tab or line end.
 */
export const spreadsheetGuard: Guard = {
  characters: ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'],
  prefix: "'",
};
