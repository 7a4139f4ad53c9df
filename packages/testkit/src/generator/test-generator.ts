import { fitsType } from '@populace/core';
import { createRowFinder, type World } from '@populace/engine';
import type { Generator, Subject } from '@populace/recipes';
import { describe, expect, it } from 'vitest';
import type { ColumnSketch, RecipeSketch } from '../engine/sketched-model.ts';
import type { LocaleSketch } from '../engine/sketched-packs.ts';
import { testEquality } from '../engine/test-equality.ts';
import { problemsOf, textsOf, worldOf } from '../engine/world-of.ts';
import { generated, nodeOf, type OptionsSketch, settleOptions } from './settled-generator.ts';
import { tinyWorldWith } from './tiny-locale.ts';

/** How a generator is held to its word. */
export interface GeneratorSuite {
  /** Options to try beside the defaults; none if absent. */
  readonly options?: readonly OptionsSketch[];
  /** What each of its values is like. */
  readonly matches?: RegExp | ((text: string) => boolean);
  /** The subjects that it is a view of. */
  readonly subjects?: readonly Subject[];
  /** Tables of the made-up locale beside those that every locale has. */
  readonly tables?: LocaleSketch['tables'];
  /** Columns of the row that it looks at. */
  readonly columns?: { readonly [name: string]: RecipeSketch };
}

/** What has no subject, since everybody knows it by its name alone. */
const BASIC = ['boolean', 'choice', 'constant', 'nanoid', 'sequence', 'ulid', 'uuid'];
/** The options of columns (docs/schema.md); a generator's own of such a name is never asked. */
const OF_COLUMNS = ['nulls', 'unique', 'of', 'locale', 'type', 'hidden', 'description', 'generator', 'references'];
const NOW = { days: 20_454, ms: 0, us: 0, hasTime: true };

/** Rows that are looked at. */
const TAKE = 400;
/** Up to so many values, all of them are made. */
const COUNTABLE = 5000n;
const MANY = 2000;

/** Declares the tests that every generator must pass. */
export function testGenerator(generator: Generator, suite: GeneratorSuite = {}): void {
  const { options = [{}] } = suite;
  describe(`the generator ${generator.id}`, () => {
    testWords(generator);
    testDefaults(generator);
    for (const some of options) {
      describe(`with ${JSON.stringify(some)}`, () => testOptions(generator, some, suite));
    }
  });
}

function testWords({ id, summary, aliases, synonyms, options }: Generator): void {
  it('is named by its subject and what it makes', () => {
    expect(BASIC.includes(id) || /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z0-9]*$/.test(id), id).toBe(true);
    expect(aliases).not.toContain(id);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it('has plain words for what it makes, each once a language', () => {
    for (const [language, words] of Object.entries(synonyms)) {
      expect(language).toMatch(/^[a-z]{2,3}$/);
      expect(words).toEqual([...new Set(words)].map((word) => word.trim()));
      expect(words).not.toContain('');
    }
  });

  it('has no option that every column has for itself, which would never reach it', () => {
    expect(Object.keys(options).filter((name) => OF_COLUMNS.includes(name))).toEqual([]);
  });

  it('says what it makes in one sentence', () => {
    expect(summary).toSatisfy(isSentence);
    expect(summary).toMatch(/^\p{Lu}|^\d/u);
  });

  it.each(Object.entries(options))('says in one sentence what its option %s is for', (_, option) => {
    expect(option.summary).toSatisfy(isSentence);
  });
}

/** A list of numbers may end a sentence by going on. */
function isSentence(text: string): boolean {
  return /[.…]$/.test(text) && !/[.!?…]\s+\p{Lu}/u.test(text) && text.trim() === text && !text.includes('\n');
}

function testDefaults(generator: Generator): void {
  const defaults = Object.entries(generator.options).filter(([, option]) => option.defaultText !== undefined);

  it.each(defaults)('reads the default of %s as it writes it', (name, option) => {
    const written = nodeOf(plainOf(option.defaultText ?? ''), `/${name}`);
    const problems: string[] = [];
    const add = (_code: string, _place: unknown, message: string): void => void problems.push(message);

    const value = option.read(written, { name, now: NOW, problems: { add, note: add } });

    expect(problems).toEqual([]);
    expect(value).toEqual(option.default);
  });
}

/** What a document says by a spelling: numbers, truth values and texts in quotation marks by JSON, of which YAML is a superset. */
function plainOf(written: string): unknown {
  return /^(-?\d+(\.\d+)?|true|false|".*"|\{.*\})$/.test(written) ? JSON.parse(written) : written;
}

/** One use of a generator: its recipe, and how a table is planned that has it as its column `v`. */
interface Tested {
  readonly recipe: RecipeSketch;
  open(column: ColumnSketch, rows: number): Promise<World>;
  problems(column: ColumnSketch, rows: number): Promise<readonly string[]>;
}

function testOptions(generator: Generator, options: OptionsSketch, suite: GeneratorSuite): void {
  const settings = { ...tinyWorldWith(suite.tables), subjects: suite.subjects ?? [] };
  const recipe = generated(generator, options);
  const sketch = (v: ColumnSketch, rows: number) => ({ t: { rows, columns: { v, ...suite.columns } } });
  const tested: Tested = {
    recipe,
    open: (column, rows) => worldOf(sketch(column, rows), settings),
    problems: (column, rows) => problemsOf(sketch(column, rows), settings),
  };

  it('is accepted by its own readers', () => {
    const { problems } = settleOptions(generator, options, NOW);

    expect(problems).toEqual([]);
  });

  testValues(tested, suite.matches);
  testUnique(tested);
  testRows(tested);
  const nulled = { recipe, nulls: { share: 0.2, exact: true } };
  const columns = { v: recipe, nulled, ...suite.columns };
  testEquality(generator.id, () => worldOf({ t: { rows: 5000, columns } }, settings), { starts: [0, 4093] });
}

function testValues({ recipe, open }: Tested, matches: GeneratorSuite['matches']): void {
  it('makes values of its type and form', async () => {
    const world = await open(recipe, TAKE);
    const { type } = world.table('t').column('v');

    const texts = textsOf(world, ['t', 'v'], TAKE).filter((text) => text !== null);

    expect(texts.filter((text) => !fitsType(text, type))).toEqual([]);
    expect(texts.filter((text) => !isLike(text, matches))).toEqual([]);
  });

  it('keeps its other values where some are null', async () => {
    const whole = textsOf(await open(recipe, TAKE), ['t', 'v'], TAKE);

    const some = textsOf(await open({ recipe, nulls: { share: 0.5, exact: false } }, TAKE), ['t', 'v'], TAKE);

    // Six standard deviations of 400 rows of which half are null.
    const isNull = some.filter((text) => text === null).length;
    expect(Math.abs(isNull - TAKE / 2)).toBeLessThan(whole.includes(null) ? TAKE : 60);
    expect(some.map((text, row) => text ?? whole[row])).toEqual(whole);
  });

  it('says how its values come to be', async () => {
    const { made, scope } = columnOf(await open(recipe, TAKE));

    const how = scope.explain(made);

    expect(how).toMatch(/\p{L}{2}/u);
    expect(how).not.toMatch(/undefined|NaN|\[object/);
  });
}

function isLike(text: string, matches: GeneratorSuite['matches']): boolean {
  if (matches === undefined) return true;
  return typeof matches === 'function' ? matches(text) : matches.test(text);
}

function testUnique({ recipe, open, problems }: Tested): void {
  const v = { recipe, unique: true };
  const uniqueTexts = async (rows: number) => textsOf(await open(v, rows), ['t', 'v'], rows);

  it('is unique where its values can be counted, and refuses where not', async () => {
    const { isByRow, isCounted, capacity } = columnOf(await open(recipe, TAKE));
    const all = capacity !== undefined && capacity <= COUNTABLE && !isByRow ? Number(capacity) : undefined;

    if (!isByRow && !isCounted) {
      expect(await problems(v, 1)).toEqual([expect.stringMatching(/^schema\/unique-unsupported /)]);
      return;
    }
    const rows = all ?? MANY;
    expect(new Set(await uniqueTexts(rows)).size).toBe(rows);
    if (all === undefined) return;
    expect(await problems(v, all + 1)).toEqual([expect.stringMatching(/^schema\/unique-impossible /)]);
  });

  it('leads back from values to their ranks, where those can be counted', async () => {
    const { made, scope, isByRow, isCounted, capacity } = columnOf(await open(recipe, TAKE));
    if (isByRow || !isCounted || capacity === undefined) return;
    const rows = capacity <= COUNTABLE ? Number(capacity) : MANY;
    const texts = (await uniqueTexts(rows)).filter((text) => text !== null);

    const ranks = texts.map((text) => scope.rank(made, text));

    // All different and below the capacity: where all values were made, each rank is met once.
    expect(ranks.filter((rank) => rank === undefined || rank < 0n || rank >= capacity)).toEqual([]);
    expect(new Set(ranks).size).toBe(texts.length);
    expect(scope.rank(made, `${texts[0]}\u0007`)).toBeUndefined();
  });
}

function testRows({ recipe, open }: Tested): void {
  it('leads back from unique values to their rows', async () => {
    const { isByRow, isCounted, capacity } = columnOf(await open(recipe, TAKE));
    if (!isByRow && !isCounted) return;
    const rows = isByRow || capacity === undefined || capacity > COUNTABLE ? MANY : Number(capacity);
    const world = await open({ recipe, unique: true }, rows);
    const texts = textsOf(world, ['t', 'v'], Math.min(rows, 500));

    const find = createRowFinder(world, world.table('t'), world.table('t').column('v'));

    const lost = texts.filter((text, row) => text !== null && find(text) !== row);
    expect(lost).toEqual([]);
    expect(find(`${texts[0]}\u0007`)).toBeUndefined();
  });
}

/** What is known about the recipe of the column that is tested. */
function columnOf(world: World) {
  const { recipe: made, scope } = world.table('t').column('v').variants[0];
  const capacity = scope.capacity(made);
  return {
    made,
    scope,
    isByRow: scope.uniqueByRow(made) || scope.uniqueForm(made) !== undefined,
    isCounted: scope.injective(made),
    capacity: typeof capacity === 'bigint' ? capacity : undefined,
  };
}
