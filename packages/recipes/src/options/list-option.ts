import { defineOption, type Option, type OptionSettings, rangeText, refuse, type Settled } from '@populace/core';

/** Bounds of a list's length. */
export interface ListSettings<T> extends OptionSettings<readonly T[]> {
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

/** An option that is a list whose items are each read by `of`. */
export function listOption<T>(
  of: Option<T>,
  settings: Settled<readonly NoInfer<T>[], ListSettings<NoInfer<T>>>,
): Option<readonly T[]>;
export function listOption<T>(of: Option<T>, settings: ListSettings<NoInfer<T>>): Option<readonly T[] | undefined>;
export function listOption<T>(of: Option<T>, settings: ListSettings<NoInfer<T>>): Option<readonly T[] | undefined> {
  const { minItems = 0, maxItems = 10_000 } = settings;
  return defineOption<readonly T[]>(settings, {
    kind: 'list',
    jsonSchema: { type: 'array', items: of.jsonSchema, minItems, maxItems },
    write: (items) => `[${items.map(String).join(', ')}]`,
    read(node, at) {
      if (node.kind !== 'list') return refuse(node, at, 'a list');
      if (node.items.length < minItems || node.items.length > maxItems) {
        return refuse(node, at, `a list with a length${rangeText(minItems, maxItems)}`, `it has ${node.items.length}`);
      }
      const read = node.items.map((item, index) => of.read(item, { ...at, name: `${at.name}[${index}]` }));
      const values = read.filter((value) => value !== undefined);
      return values.length === read.length ? values : undefined;
    },
  });
}
