import { type CellLayout, cellText, defineTextEncoder, type Encoder } from '@populace/cells';
import { booleanOption, CodedError, type Column, isNumeric, textOption } from '@populace/core';

/**
 * An HTML table, in a document of its own unless `document` says otherwise, in UTF-8. A null is an empty cell like empty text, unless
 * `nullText` keeps the two apart. Control characters other than tab and line ends may not stand in HTML (HTML Standard, section
 * 13.2.3.5), so texts with them are refused.
 */
export const htmlEncoder: Encoder = defineTextEncoder({
  id: 'html',
  summary: 'An HTML table, in a document of its own or as a fragment.',
  contentType: 'text/html',
  extensions: ['html', 'htm'],
  options: {
    document: booleanOption({ default: true, summary: 'Whether a whole document stands around the table.' }),
    caption: textOption({ maxLength: 1000, summary: "The table's caption; its name where absent, none where empty." }),
    lang: textOption({ default: 'en', maxLength: 35, summary: 'The language of the document, as BCP 47 names it.' }),
    nullText: textOption({ default: '', summary: 'What stands for a missing value.' }),
  },
  layout(columns, { document, caption, lang, nullText }, facts) {
    checkLanguage(lang);
    const title = caption ?? facts.name;
    const [opening, closing] = document
      ? [documentHead(lang, cellText(htmlText, title)), '</body>\n</html>\n']
      : ['', ''];
    return {
      head: opening + tableHead(columns, cellText(htmlText, title)),
      rowOpen: '<tr>',
      rowClose: '</tr>\n',
      tail: `</tbody>\n</table>\n${closing}`,
      cell: ({ type }) => ({
        ...htmlText,
        before: isNumeric(type) ? '<td class="number">' : '<td>',
        close: '</td>',
        null: `${cellText(htmlText, nullText)}</td>`,
      }),
    };
  },
});

/** Controls that are no white space. */
const REFUSED: string = [...range(0x00, 0x08), 0x0b, ...range(0x0e, 0x1f), ...range(0x7f, 0x9f)]
  .map((code) => String.fromCharCode(code))
  .join('');

// A CR as such would be read as LF (section 13.2.3.5).
const htmlText: CellLayout = {
  null: '',
  escapes: { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' },
  refuses: REFUSED,
};

// Texts of either direction stand as they read; digits stand below one another.
const STYLE = `table{border-collapse:collapse;font-family:sans-serif}
th,td{border:1px solid #999;padding:.2em .5em;text-align:start;vertical-align:top;unicode-bidi:plaintext;white-space:pre-wrap}
.number{text-align:right;font-variant-numeric:tabular-nums}`;

function documentHead(lang: string, title: string): string {
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title === '' ? 'Table' : title}</title>
<style>
${STYLE}
</style>
</head>
<body>
`;
}

function tableHead(columns: readonly Column[], caption: string): string {
  const cells = columns.map(
    ({ name, type }) => `<th scope="col"${isNumeric(type) ? ' class="number"' : ''}>${cellText(htmlText, name)}</th>`,
  );
  const lines = ['<table>', ...(caption === '' ? [] : [`<caption>${caption}</caption>`])];
  return `${[...lines, '<thead>', `<tr>${cells.join('')}</tr>`, '</thead>', '<tbody>'].join('\n')}\n`;
}

function checkLanguage(lang: string): void {
  if (/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(lang)) return;
  throw new CodedError(
    'format/invalid-option',
    `lang must be the tag of a language, such as en or pt-BR, but is ${JSON.stringify(lang)}.`,
  );
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
