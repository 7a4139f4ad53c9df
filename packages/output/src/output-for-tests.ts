import type { Encoder } from '@populace/cells';
import type { World } from '@populace/engine';
import { encoders } from '@populace/formats';
import { integer, sequence } from '@populace/recipes';
import { compressors, defaultOptions, worldOf } from '@populace/testkit';
import { contentOfTables } from './assemble/content-of-tables.ts';
import { contentOfTable, type FileContent } from './assemble/file-content.ts';
import { openLists } from './encode/list-maker.ts';
import { openParts, type PartMaker } from './encode/part-maker.ts';

/** Two tables without names that could be mistaken: rows of a few bytes, and more of them than a block of most formats has. */
export function twoTables(rows = 40_000): Promise<World> {
  const columns = { id: sequence(1n, 1n), size: integer(0n, 9n) };
  return worldOf({ many: { rows, columns }, few: { rows: 3, columns } });
}

/** Returns a format by its id. */
export function encoderOf(id: string): Encoder {
  const found = encoders.find((encoder) => encoder.id === id);
  if (found === undefined) throw new Error(`There is no format ${id}.`);
  return found;
}

/** What a window of a table is encoded with. */
export interface MakerSketch {
  readonly format: string;
  readonly from?: number;
  readonly take: number;
  readonly table?: string;
}

function optionsOf({ format, from = 0, take }: MakerSketch): Parameters<typeof openParts>[2] {
  const encoder = encoderOf(format);
  return { encoder, encoderOptions: defaultOptions(encoder), compressors, window: { from, take } };
}

/** Opens a window of a table for making parts. */
export function makerOf(world: World, sketch: MakerSketch): PartMaker {
  return openParts(world, world.table(sketch.table ?? 'many'), optionsOf(sketch));
}

/** Opens a table for lists of its rows. */
export function listMakerOf(world: World, sketch: MakerSketch): ReturnType<typeof openLists> {
  return openLists(world, world.table(sketch.table ?? 'many'), optionsOf(sketch));
}

/** Returns what stands in the file of a window. */
export function fileOf(world: World, sketch: MakerSketch): FileContent {
  const { table = 'many', from = 0, take } = sketch;
  return contentOfTable(table, { from, take }, makerOf(world, sketch));
}

/** Returns what stands in a file of all tables. */
export function fileOfAll(world: World, format: string): FileContent {
  return contentOfTables(world, world.tables, optionsOf({ format, take: 0 }));
}

/** Joins bytes that are valid until the next. */
export function joinedBytes(chunks: Iterable<{ readonly bytes: Uint8Array }>): Buffer {
  const kept: Buffer[] = [];
  for (const { bytes } of chunks) kept.push(Buffer.from(bytes));
  return Buffer.concat(kept);
}
