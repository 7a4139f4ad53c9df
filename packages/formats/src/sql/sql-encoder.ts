import { defineEncoder, type Encoder } from '@populace/cells';
import { aroundRows } from '../shared/sql/counters.ts';
import { checkNames, tableIdentifier } from '../shared/sql/identifiers.ts';
import { sqlOptions, sqlSettings } from '../shared/sql/sql-options.ts';
import { checkKeys, keyOf } from './check-keys.ts';
import { planSqlRows } from './row-layouts.ts';
import { frameOf, sqlScript } from './sql-script.ts';

/** SQL text that loads a table, or all tables of a schema in an order in which references find their rows. */
export const sqlEncoder: Encoder = defineEncoder({
  id: 'sql',
  summary:
    'SQL that loads the rows: INSERT, which may update rows that are there, or COPY for PostgreSQL; one file holds all tables.',
  contentType: 'application/sql',
  extensions: ['sql'],
  options: sqlOptions,
  plan(columns, options, { facts, rows }) {
    const settings = sqlSettings(options);
    checkNames([facts], settings);
    checkKeys([facts], settings);
    const table = tableIdentifier(facts.name, settings);
    const around = aroundRows(facts, settings);
    const frame = frameOf([facts], '', settings);
    const [opening, closing] = [frame.opening + around.opening, around.closing + frame.closing];
    return planSqlRows(columns, rows, { table, key: keyOf(facts), opening, closing }, settings);
  },
  script: (tables, options) => sqlScript(tables, sqlSettings(options)),
});
