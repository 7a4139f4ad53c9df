import type { CellLayout } from '@populace/cells';

/** Controls other than tab and line ends, which content lines do not have (RFC 5545, section 3.1; RFC 6350, section 3.3). */
const CONTROLS: readonly string[] = [...Array.from({ length: 32 }, (_, code) => code), 0x7f]
  .map((code) => String.fromCharCode(code))
  .filter((character) => !'\t\n\r'.includes(character));

/**
 * Texts (RFC 5545, section 3.3.11; RFC 6350, section 3.4). A line end is `\n`; a CR has no spelling of its own and is left out.
 */
export const contentText: CellLayout = {
  null: '',
  escapes: { '\\': '\\\\', ',': '\\,', ';': '\\;', '\n': '\\n', '\r': '' },
  refuses: CONTROLS.join(''),
};

/** What has an alphabet of its own: URIs, dates, identifiers. */
export const contentToken: CellLayout = { null: '', refuses: `${CONTROLS.join('')}\t\n\r` };

/** The same where a semicolon parts nothing, and readers of vCard 4.0 take its escape for two characters (RFC 6350, section 3.4). */
export const cardText: CellLayout = {
  ...contentText,
  escapes: { '\\': '\\\\', ',': '\\,', '\n': '\\n', '\r': '' },
};
