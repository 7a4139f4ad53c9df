import {
  defineEncoder,
  type Encoder,
  planText,
  type ScriptPart,
  type TableFacts,
  type TextLayout,
} from '@populace/cells';
import { CodedError, textOption } from '@populace/core';
import { nestOption, refuseNest } from '../shared/nested-tables/nest-option.ts';
import { yamlCell } from './yaml-cell.ts';
import { yamlKey } from './yaml-texts.ts';
import { yamlTree } from './yaml-tree.ts';

/**
 * A YAML 1.2 sequence with a mapping a row, in UTF-8. All texts stand in double quotes, so that no reader takes `no`, `1e5` or
 * `2024-01-01` for something else; numbers and booleans stand bare; JSON stands as the flow collection that it is.
 */
export const yamlEncoder: Encoder = defineEncoder({
  id: 'yaml',
  summary:
    'A YAML sequence with a mapping a row; one file holds all tables, under a key each. Texts, dates and times stand in quotes.',
  contentType: 'application/yaml',
  extensions: ['yaml', 'yml'],
  options: {
    nest: nestOption,
    key: textOption({ minLength: 1, maxLength: 200, summary: 'A key to put the sequence under; none where absent.' }),
  },
  plan(columns, { key, nest }, { rows }) {
    refuseNest(nest);
    return planText(columns, rowsLayout(key), rows);
  },
  script: (tables, { key, nest }) =>
    nest ? yamlTree(tables, () => refuseKey(key)) : tables.map((facts) => tablePart(facts, key)),
});

/** A sequence, under a key where there is one. */
function rowsLayout(key: string | undefined): TextLayout {
  return {
    ...(key === undefined ? {} : { head: `${yamlKey(key)}:\n` }),
    emptyTail: key === undefined ? '[]\n' : '  []\n',
    rowOpen: '- ',
    cellBetween: '\n  ',
    rowClose: '\n',
    cell: yamlCell,
  };
}

/** The rows of a table in a document of several. */
function tablePart({ name, columns: all }: TableFacts, key: string | undefined): ScriptPart {
  return {
    kind: 'rows',
    table: name,
    columns: all.map((column) => column.name),
    again: false,
    plan(columns, rows) {
      refuseKey(key);
      return planText(columns, rowsLayout(name), rows);
    },
  };
}

/** @throws CodedError `format/invalid-option` where there is a key: files of one table each have it, a document of several does not. */
function refuseKey(key: string | undefined): void {
  if (key === undefined) return;
  const message = 'Several tables stand under their own names: leave key out, or write one table.';
  throw new CodedError('format/invalid-option', message);
}
