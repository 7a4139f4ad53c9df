import { type CellLayout, cellText, defineTextEncoder, type Encoder } from '@populace/cells';
import { enumOption, isNumeric, textOption } from '@populace/core';

/**
 * A table of GitHub Flavored Markdown (section 4.10), in UTF-8. Columns are not padded to one width, because a row is written before
 * the next is known. Readers drop white space at both ends of a cell, so the format does not keep it; a null is an empty cell like
 * empty text, unless `nullText` keeps the two apart.
 */
export const markdownEncoder: Encoder = defineTextEncoder({
  id: 'markdown',
  summary: 'A table of GitHub Flavored Markdown; cells are not padded.',
  contentType: 'text/markdown',
  extensions: ['md', 'markdown'],
  options: {
    text: enumOption(['literal', 'markdown'], {
      default: 'literal',
      summary: 'Whether texts are shown as they are, or their own Markdown has effect.',
    }),
    nullText: textOption({ default: '', summary: 'What stands for a missing value.' }),
  },
  layout(columns, { text, nullText }) {
    const cell = text === 'literal' ? literalText : markdownText;
    const names = columns.map(({ name }) => cellText(literalText, name));
    const rules = columns.map(({ type }) => (isNumeric(type) ? '---:' : '---'));
    return {
      head: `| ${names.join(' | ')} |\n| ${rules.join(' | ')} |\n`,
      rowOpen: '| ',
      cellBetween: ' | ',
      rowClose: ' |\n',
      cell: () => ({ ...cell, null: cellText(literalText, nullText) }),
    };
  },
});

// A cell is one line (section 4.10), so a line end is HTML's; some readers take U+2028 and U+2029 for line ends as well. NUL would be
// replaced (section 2.3).
const markdownText: CellLayout = {
  null: '',
  escapes: { '|': '\\|', '\n': '<br>', '\r': '&#13;', '\u2028': '&#8232;', '\u2029': '&#8233;' },
  refuses: '\0',
};

/** With a backslash before all that means something within a line (section 6), and references for what begins HTML. */
const literalText: CellLayout = {
  ...markdownText,
  escapes: {
    ...markdownText.escapes,
    ...Object.fromEntries([...'\\`*_~[]$'].map((character) => [character, `\\${character}`])),
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
  },
};
