import type { Recipe, Scope } from '../recipe/recipe.ts';

/** The tables of a world as far as tests ask what a recipe makes. */
interface PlannedTables {
  table(name: string): {
    column(name: string): { readonly variants: readonly [{ readonly scope: Scope }, ...unknown[]] };
  };
}

/** What primitives know of the recipes in the columns of the table `t`. */
export function scopeOf(world: PlannedTables, column = 'v'): Scope {
  return world.table('t').column(column).variants[0].scope;
}

/** How often each of the texts occurs, in their order. */
export function countsOf(texts: readonly (string | null)[], of: readonly (string | null)[]): number[] {
  const places = new Map(of.map((text, place) => [text, place]));
  const counts = of.map(() => 0);
  for (const text of texts) {
    const place = places.get(text);
    if (place === undefined) throw new RangeError(`Nobody expected ${JSON.stringify(text)}.`);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** A recipe of this kind alone, to be asked for a column. */
export function subjectOf(id: string, fields: { readonly [name: string]: Recipe }) {
  return {
    id,
    summary: '',
    fields: Object.fromEntries(Object.entries(fields).map(([name, recipe]) => [name, () => recipe])),
  };
}
