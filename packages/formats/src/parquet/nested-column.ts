import type { Column, ListVector, StructVector } from '@populace/core';
import { finestType } from '../shared/columnar/finest-type.ts';
import { mayBeNull } from '../shared/nested/may-be-null.ts';
import { planPresenceWithin } from '../shared/nested/presence-within.ts';
import { roomOfItems } from '../shared/nested/room-of-items.ts';
import { chunkOf } from './chunk-of.ts';
import type { ChunkSettings } from './chunks/column-chunk.ts';
import { parquetType } from './encodings/parquet-types.ts';
import { createLevels, type LevelBuffer } from './levels.ts';
import type { ParquetLeaf, PlannedElement } from './planned-element.ts';
import { REPETITION, type SchemaElement } from './schema-element.ts';

/** An element on the way to a leaf. */
interface Step {
  /** By row of the element, 0 where it is null; absent where it never is. */
  readonly present: Uint8Array | undefined;
  /** Of a list, where its items begin and end. */
  readonly offsets?: Int32Array;
}

/** Where an element stands. */
interface Place {
  readonly name: string;
  readonly nullable: boolean;
  readonly settings: ChunkSettings;
  /** By row, 0 where the structure is null that it belongs to. */
  readonly around: Uint8Array | undefined;
  readonly steps: readonly Step[];
  /** How many of its rows belong to the first `n` of the table. */
  rowsOf(n: number): number;
}

/** What is planned within a column: what makes ready for rows, outer elements first, and the leaves. */
interface Planned {
  readonly element: SchemaElement;
  readonly fills: readonly ((n: number) => void)[];
  readonly leaves: readonly (ParquetLeaf & { add(n: number): void })[];
}

/**
 * Plans a column of lists or structures: a column of its own for each of the innermost values, whose levels say where lists begin and end and
 * what is null (Parquet, Nested Encoding). Lists have three levels (LogicalTypes, Lists).
 */
export function planNestedColumn(column: Column, nullable: boolean, settings: ChunkSettings): PlannedElement {
  const place = { name: column.name, nullable, settings, around: undefined, steps: [], rowsOf: (n: number) => n };
  const { element, fills, leaves } = planElement(column, place);
  return {
    element,
    leaves,
    add(n) {
      for (const fill of fills) fill(n);
      for (const leaf of leaves) leaf.add(n);
    },
  };
}

function planElement(column: Column, place: Place): Planned {
  const { vector } = column;
  const presence = planPresenceWithin(vector, place.settings.rows, place.around);
  const nullable = place.nullable && presence !== undefined;
  const present = nullable ? presence.present : undefined;
  const own = presence === undefined ? [] : [(n: number): void => presence.fill(place.rowsOf(n))];
  const made = { ...place, nullable, around: presence?.present };
  if (vector.kind === 'list') return withFills(own, planList(vector, present, made));
  if (vector.kind === 'struct') return withFills(own, planStruct(vector, present, made));
  return withFills(own, planLeaf(column, present, made));
}

function withFills(own: Planned['fills'], planned: Planned): Planned {
  return { ...planned, fills: [...own, ...planned.fills] };
}

function repetitionOf({ nullable }: Place): 0 | 1 {
  return nullable ? REPETITION.optional : REPETITION.required;
}

function planList(vector: ListVector, present: Uint8Array | undefined, place: Place): Planned {
  const { offsets, item } = vector;
  const { settings, rowsOf, steps } = place;
  const inner = planElement(item, {
    name: 'element',
    nullable: mayBeNull(item.vector),
    settings: {
      ...settings,
      rows: roomOfItems(vector, settings.rows),
      groupRows: roomOfItems(vector, settings.groupRows),
    },
    around: undefined,
    steps: [...steps, { present, offsets }],
    rowsOf: (n) => offsets[rowsOf(n)],
  });
  const list: SchemaElement = {
    kind: 'group',
    name: 'list',
    repetition: REPETITION.repeated,
    members: [inner.element],
  };
  return {
    ...inner,
    element: { kind: 'group', name: place.name, repetition: repetitionOf(place), members: [list], isList: true },
  };
}

function planStruct({ members }: StructVector, present: Uint8Array | undefined, place: Place): Planned {
  const steps = [...place.steps, { present }];
  const inner = members.map((member) =>
    planElement(member, { ...place, name: member.name, nullable: mayBeNull(member.vector), steps }),
  );
  return {
    element: {
      kind: 'group',
      name: place.name,
      repetition: repetitionOf(place),
      members: inner.map(({ element }) => element),
    },
    fills: inner.flatMap(({ fills }) => fills),
    leaves: inner.flatMap(({ leaves }) => leaves),
  };
}

function planLeaf(given: Column, present: Uint8Array | undefined, place: Place): Planned {
  const column = { ...given, type: finestType(given) };
  const { settings, rowsOf, around, name } = place;
  const chunk = chunkOf(column, settings, around);
  const steps = [...place.steps, { present }];
  const levels = createLevels();
  const write = levelWriter(steps, levels, 0, 0);
  const mostDefinition = steps.reduce((sum, step) => sum + optionalLevels(step), 0);
  const mostRepetition = steps.filter(({ offsets }) => offsets !== undefined).length;
  const leaf = {
    add(n: number) {
      for (let row = 0; row < n; row++) write(row, 0);
      chunk.add(rowsOf(n), around);
    },
    close() {
      const { count, definitions, repetitions } = levels.take();
      return {
        ...chunk.close(),
        rowCount: count,
        levels: mostDefinition === 0 ? undefined : definitions,
        mostDefinition,
        repetitions: mostRepetition === 0 ? undefined : repetitions,
        mostRepetition,
      };
    },
  };
  const element = { kind: 'leaf', name, repetition: repetitionOf(place), type: parquetType(column.type) } as const;
  return { element, fills: [], leaves: [leaf] };
}

function optionalLevels({ present, offsets }: Step): number {
  return (present === undefined ? 0 : 1) + (offsets === undefined ? 0 : 1);
}

/** Writes the levels of a row of an element, which begins anew at a repeated element. */
type LevelWriter = (row: number, repetition: number) => void;

function levelWriter(steps: readonly Step[], levels: LevelBuffer, definition: number, depth: number): LevelWriter {
  const [step, ...further] = steps;
  if (step === undefined) return (_row, repetition) => levels.push(repetition, definition);
  const { present, offsets } = step;
  const defined = definition + (present === undefined ? 0 : 1);
  const write = offsets === undefined ? levelWriter(further, levels, defined, depth) : listWriter();
  if (present === undefined) return write;
  return (row, repetition) => {
    if (present[row] === 0) levels.push(repetition, definition);
    else write(row, repetition);
  };

  function listWriter(): LevelWriter {
    const writeItem = levelWriter(further, levels, defined + 1, depth + 1);
    const places = offsets as Int32Array; // Asked for above.
    return (row, repetition) => {
      const [from, to] = [places[row], places[row + 1]];
      if (from === to) {
        levels.push(repetition, defined);
        return;
      }
      writeItem(from, repetition);
      for (let place = from + 1; place < to; place++) writeItem(place, depth + 1);
    };
  }
}
