/** Asks the judge of an identifier about both libraries. */
import { fakerEN_US } from '@faker-js/faker';

const SEED = 42;

/** What Faker makes wrong shows among these; a million would only take time. */
const MOST_OF_FAKER = 100_000;

/**
 * Returns `{ valid, invalid, faker }`: how many of ours pass in mode `valid`, how many are refused in mode `invalid`, how many of Faker's
 * pass; `none` where there is no such thing.
 */
export async function judgeIdentifier(identifier, { openSchema, rows }) {
  const { populace, faker, judge } = identifier;
  const ours = await usable(openSchema, [populace].flat());
  const made = (mode) => ours && { values: valuesOf(openSchema, { ...ours, ...mode }, rows) };
  const invalid = ours && (await usable(openSchema, [{ ...ours, mode: 'invalid' }]));
  const hasModes = invalid !== undefined;
  return {
    valid: await tally(made(hasModes ? { mode: 'valid' } : {}), judge),
    invalid: await tally(hasModes ? made({ mode: 'invalid' }) : undefined, (text) => !judge(text)),
    faker: await tally(fakerValues(faker, Math.min(rows, MOST_OF_FAKER)), judge),
  };
}

/** The first of some columns that the library takes. */
async function usable(openSchema, columns) {
  for (const column of columns) {
    try {
      if ([...valuesOfSchema(await open(openSchema, column, 1))].length === 1) return column;
    } catch (error) {
      if (!`${error.code}`.startsWith('schema/') && error.problems === undefined) throw error;
    }
  }
  return undefined;
}

const open = (openSchema, column, rows) =>
  openSchema({ populace: 1, seed: SEED, locale: 'en_US', tables: { t: { rows, columns: { v: column } } } });

async function* valuesOf(openSchema, column, rows) {
  yield* valuesOfSchema(await open(openSchema, column, rows));
}

function* valuesOfSchema(schema) {
  for (const { v } of schema.table('t').rows()) yield v;
}

function fakerValues(make, rows) {
  if (make === undefined) return undefined;
  fakerEN_US.seed(SEED);
  try {
    make(fakerEN_US);
  } catch {
    return undefined;
  }
  return { values: Array.from({ length: rows }, () => make(fakerEN_US)) };
}

async function tally(made, isRight) {
  if (made === undefined) return 'none';
  const cell = { n: 0, ok: 0, failure: undefined };
  for await (const text of made.values) {
    cell.n++;
    if (isRight(text)) cell.ok++;
    else cell.failure ??= text;
  }
  return cell;
}
