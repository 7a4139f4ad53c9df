import { defineTextEncoder, type Encoder } from '@populace/cells';
import { enumOption, textOption } from '@populace/core';
import { isScriptReserved, scriptCell, scriptValueOptions } from '../shared/script-values/script-values.ts';
import { sourceName } from '../shared/source-names/source-names.ts';

/** A JavaScript module with a constant of all rows. An engine reads all of it at once: for up to thousands of rows. */
export const javascriptEncoder: Encoder = defineTextEncoder({
  id: 'javascript',
  summary: 'A JavaScript module with a constant of all rows.',
  contentType: 'text/javascript',
  extensions: ['js', 'mjs', 'cjs'],
  options: {
    module: enumOption(['esm', 'commonjs'], {
      default: 'esm',
      summary: 'How the constant is exported: with export, or by module.exports.',
    }),
    name: textOption({ minLength: 1, maxLength: 200, summary: "The name of the constant; the table's where absent." }),
    ...scriptValueOptions,
  },
  layout(_columns, { module, name, ...values }, facts) {
    const constant = sourceName(name ?? facts.name, isScriptReserved);
    const [opening, closing] =
      module === 'esm' ? ['export ', ''] : ["'use strict';\n\n", `\nmodule.exports = { ${constant} };\n`];
    return {
      head: `${opening}const ${constant} = [\n`,
      rowOpen: '  { ',
      cellBetween: ', ',
      rowClose: ' },\n',
      tail: `];\n${closing}`,
      cell: (column) => scriptCell(column, values),
    };
  },
});
