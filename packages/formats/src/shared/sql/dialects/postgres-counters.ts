import type { Counters, CounterWords } from './dialect.ts';
import { sequenceOptions } from './sequence-words.ts';

/** Identity columns (manual, section 5.3); those of existing tables may also be `serial`. */
export const postgresCounters: Counters = {
  hasAlways: true,
  declare(words) {
    const options = sequenceOptions(words.start, words);
    const when = words.identity === 'always' ? 'ALWAYS' : 'BY DEFAULT';
    return ` GENERATED ${when} AS IDENTITY${options === '' ? '' : ` (${options})`}`;
  },
  moveCreated: (words) => (words.last === undefined ? '' : `SELECT setval(${sequenceOf(words)}, ${words.last});\n`),
  moveExisting,
};

/**
 * Moves the counter of a table that may have more rows, in its own direction and never back. Nothing happens where the column has no
 * counter, or one that cannot have such numbers.
 */
function moveExisting(words: CounterWords): string {
  const { table, column, last } = words;
  const more = last === undefined ? '' : `, ${last}`;
  const extreme = `CASE WHEN seqincrement > 0 THEN greatest(max(${column})${more}) ELSE least(min(${column})${more}) END`;
  const isFarther =
    'sign(seqincrement) * (reached - coalesce(pg_sequence_last_value(seqrelid), reached - sign(seqincrement))) > 0';
  return (
    `SELECT setval(seqrelid, reached) FROM pg_sequence, LATERAL (SELECT ${extreme} AS reached FROM ${table}) AS loaded\n` +
    `WHERE seqrelid = ${sequenceOf(words)}::regclass AND reached BETWEEN seqmin AND seqmax AND ${isFarther};\n`
  );
}

function sequenceOf({ table, columnName }: CounterWords): string {
  return `pg_get_serial_sequence(${quotedText(table)}, ${quotedText(columnName)})`;
}

function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
