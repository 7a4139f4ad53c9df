import { createTextReader } from '@populace/cells';
import { CodedError, type Problem } from '@populace/core';
import { openTable, planWorld, type Registry, type World } from '@populace/engine';
import { type Locale, type Places, primitives, type Subject } from '@populace/recipes';
import { type LocaleShares, sharesOf, tableModel, type WorldModel, type WorldSketch } from './sketched-model.ts';
import { type LocaleSketch, localeOf, type PackSketch, placesOf } from './sketched-packs.ts';

/** The locales that there are, by id, and the places, by country. */
export interface KnownLocales {
  readonly locales: ReadonlyMap<string, Locale>;
  readonly places: ReadonlyMap<string, Places>;
}

/** What a sketched world may be given beside its tables. */
export interface WorldSettings {
  readonly seed?: string;
  /** `base` if absent. */
  readonly locale?: LocaleShares;
  /** By id; `base` has nothing unless it is one of them. */
  readonly locales?: { readonly [id: string]: LocaleSketch };
  /** By country. */
  readonly places?: { readonly [country: string]: PackSketch };
  readonly subjects?: readonly Subject[];
  /** Opens locales; if absent, they draw on what is their own, their country's and of `base`, which lends everything. */
  readonly openerOf?: (known: KnownLocales) => Registry['openLocale'];
}

/**
 * Plans a world of recipes, without a document.
 * @throws CodedError with the first problem of the plan.
 */
export async function worldOf(sketch: WorldSketch, settings: WorldSettings = {}): Promise<World> {
  const { world, problems } = await planOf(sketch, settings);
  const [first] = problems;
  if (world === undefined) throw new CodedError(first?.code ?? 'internal', first?.message ?? 'No world.', { problems });
  return world;
}

/** The problems of a sketched world's plan, as `code pointer sentence`. */
export async function problemsOf(sketch: WorldSketch, settings: WorldSettings = {}): Promise<string[]> {
  const { problems } = await planOf(sketch, settings);
  return problems.map(({ code, place, message }: Problem) => `${code} ${place.pointer} ${message}`);
}

function planOf(sketch: WorldSketch, settings: WorldSettings): ReturnType<typeof planWorld> {
  const { seed = '1', locale = 'base', locales = {}, places = {}, subjects = [], openerOf = plainOpener } = settings;
  const known: KnownLocales = {
    locales: new Map(Object.entries({ base: {}, ...locales }).map(([id, one]) => [id, localeOf(id, one)])),
    places: new Map(Object.entries(places).map(([country, one]) => [country, placesOf(country, one)])),
  };
  const registry: Registry = {
    subjects: new Map(subjects.map((subject) => [subject.id, subject])),
    primitives: new Map(primitives.map((primitive) => [primitive.kind, primitive])),
    openLocale: openerOf(known),
  };
  const model: WorldModel = {
    name: '',
    description: undefined,
    seed,
    seedGiven: true,
    values: 0,
    now: { days: 20_454, ms: 0, us: 0, hasTime: true },
    locale: sharesOf(locale),
    tables: Object.entries(sketch).map(([name, table]) => tableModel(name, table)),
  };
  return planWorld(model, registry);
}

function plainOpener({ locales, places }: KnownLocales): Registry['openLocale'] {
  return async (id) => {
    const locale = locales.get(id);
    if (locale === undefined) throw new CodedError('internal', `There is no locale ${id}.`);
    const { country } = locale;
    const pack = await locale.open();
    const ofCountry = country === undefined ? undefined : await places.get(country)?.open();
    const own = ofCountry === undefined ? [pack] : [pack, ofCountry];
    const base = await locales.get('base')?.open();
    return {
      id,
      country,
      own,
      lender(table) {
        const lender = [...own, base].find((one) => one?.tables.includes(table));
        return lender && { from: id, pack: lender, originOf: () => 'own' };
      },
    };
  };
}

/** The texts of a column's first rows, or of the rows from `from` on; null for a null. */
export function textsOf(
  world: World,
  [table, column]: readonly [table: string, column: string],
  take: number,
  from = 0,
): (string | null)[] {
  const run = openTable(world, world.table(table), { columns: [column], batchRows: 64 });
  const [only] = run.batch.columns;
  if (only === undefined) return [];
  const read = createTextReader(only);
  const texts: (string | null)[] = [];
  for (let row = from; row < from + take; row += 64) {
    const n = Math.min(64, from + take - row);
    run.fillRange(row, n);
    for (let i = 0; i < n; i++) texts.push(read(i));
  }
  return texts;
}
