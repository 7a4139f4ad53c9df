import type { JsonSchema } from '@populace/core';

/** A key that a map may have. */
export interface KnownKey {
  readonly name: string;
  readonly summary: string | undefined;
  readonly default: string | undefined;
  readonly required: boolean;
  /** In how many of the forms that the map may have. */
  readonly share: number;
}

/** The grammar of schema documents, as their JSON Schema says it. */
export interface DocumentGrammar {
  /** All forms that what stands at a path may have; a generator narrows those of its column. */
  readonly formsAt: (path: readonly string[], generator?: string) => readonly JsonSchema[];
}

/** Makes a grammar of a JSON Schema. */
export function createGrammar(root: JsonSchema): DocumentGrammar {
  const definitions = record(root['$defs']) ?? {};

  /** A schema's alternatives, one within the other written out; each definition once. */
  function forms(schema: unknown, seen: Set<unknown> = new Set()): readonly JsonSchema[] {
    const one = record(schema);
    if (one === undefined || seen.has(one)) return [];
    seen.add(one);
    const ref = one['$ref'];
    if (typeof ref === 'string') return forms(definitions[ref.slice('#/$defs/'.length)], seen);
    const any = one['anyOf'];
    if (Array.isArray(any)) return any.flatMap((each) => forms(each, seen));
    return [one];
  }

  return {
    formsAt(path, generator) {
      let found = forms(root);
      for (const [place, key] of path.entries()) {
        found = found.flatMap((form) => stepInto(form, key).flatMap((next) => forms(next)));
        if (isColumn(path.slice(0, place + 1))) found = narrowed(found, generator);
      }
      return found;
    },
  };
}

/** Whether a path is that of a column. */
export function isColumn(path: readonly string[]): boolean {
  return path.length === 4 && path[0] === 'tables' && path[2] === 'columns';
}

function stepInto(form: JsonSchema, key: string): readonly unknown[] {
  const own = record(form['properties'])?.[key];
  if (own !== undefined) return [own];
  const items = form['items'];
  if (items !== undefined) return /^\d+$/.test(key) ? [items] : [];
  const others = form['additionalProperties'];
  return typeof others === 'object' ? [others] : [];
}

/** Leaves the forms of a generator, or of a reference where it is `references`; all where none is of it. */
function narrowed(forms: readonly JsonSchema[], generator: string | undefined): readonly JsonSchema[] {
  if (generator === undefined) return forms;
  const own = forms.filter((form) => {
    const properties = record(form['properties']);
    if (generator === 'references') return properties?.['references'] !== undefined;
    return record(properties?.['generator'])?.['const'] === generator;
  });
  return own.length > 0 ? own : forms;
}

/** The keys that a map of these forms may have, in the order of the grammar. */
export function keysOf(forms: readonly JsonSchema[]): readonly KnownKey[] {
  const maps = forms.filter((form) => form['type'] === 'object');
  const found = new Map<string, KnownKey>();
  for (const map of maps) {
    const required = list(map['required']);
    const named = Object.entries(record(map['properties']) ?? {});
    const enumerated = list(record(map['propertyNames'])?.['enum']).map((name) => [String(name), {}] as const);
    for (const [name, schema] of [...named, ...enumerated]) {
      const known = found.get(name);
      const { description, default: usual } = record(schema) ?? {};
      found.set(name, {
        name,
        summary: known?.summary ?? (typeof description === 'string' ? description : undefined),
        default: known?.default ?? (usual === undefined ? undefined : textOf(usual)),
        required: (known?.required ?? false) || required.includes(name),
        share: (known?.share ?? 0) + 1 / maps.length,
      });
    }
  }
  return [...found.values()];
}

/** The values that these forms name: of lists, and of truth. */
export function valuesOf(forms: readonly JsonSchema[]): readonly string[] {
  const found = forms.flatMap((form) => {
    if ('const' in form) return [textOf(form['const'])];
    if (form['type'] === 'boolean') return ['true', 'false'];
    return list(form['enum']).map(textOf);
  });
  return [...new Set(found)];
}

/** The keys that maps of these forms need, one list a form: `[['poisson'], ['between'], …]`. */
export function neededKeysOf(forms: readonly JsonSchema[]): readonly (readonly string[])[] {
  const needed = forms.filter(({ type }) => type === 'object').map((form) => list(form['required']).map(String));
  const seen = new Set<string>();
  return needed.filter((keys) => {
    const name = keys.join();
    if (keys.length === 0 || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Whether a form is a map, a list. */
export function hasForm(forms: readonly JsonSchema[], type: 'object' | 'array'): boolean {
  return forms.some((form) => form['type'] === type);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  // Whatever is an object may be asked for its keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
