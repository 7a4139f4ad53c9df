import type { WrittenBlock } from '@populace/cells';
import { createThriftWriter, type ThriftWriter } from './encodings/thrift.ts';
import type { WrittenChunk } from './pages.ts';
import { type LeafPath, leafPaths, type SchemaElement } from './schema-element.ts';

/** What a Parquet file begins and ends with. */
export const MAGIC: Uint8Array = Uint8Array.of(0x50, 0x41, 0x52, 0x31);

/** What the end of a file says of all groups. */
export interface FileSettings {
  /** The columns as they stand in groups of columns; pages come in this order. */
  readonly elements: readonly SchemaElement[];
  /** The number of `CompressionCodec`. */
  readonly codec: number;
  /** 2 where encodings occur that came with it. */
  readonly version: 1 | 2;
}

/** A group of rows as it stands in the file. */
export interface WrittenGroup extends WrittenBlock {
  /** In the order of the leaves. */
  readonly summary: readonly WrittenChunk[];
}

/** The end of a file: what it holds and where, the length of that, the magic number (Parquet, File Format). */
export function fileEnd(groups: readonly WrittenGroup[], settings: FileSettings): Uint8Array {
  const { elements, version } = settings;
  const leaves = leafPaths(elements);
  const thrift = createThriftWriter();
  thrift.i32(1, version);
  thrift.structs(2, schemaElements(elements), (element) => writeElement(thrift, element));
  thrift.i64(
    3,
    groups.reduce((sum, { rows }) => sum + rows, 0),
  );
  let at = MAGIC.length;
  thrift.structs(4, [...groups.entries()], ([ordinal, group]) => {
    writeGroup(thrift, group, { at, ordinal, leaves, settings });
    at += group.bytes;
  });
  // Readers take statistics only of writers that have a version, and the bytes of a file depend on no release: it is the writer's own.
  thrift.binary(6, 'populace version 1.0.0');
  // All values are ordered as their types say.
  thrift.structs(7, leaves, () => thrift.struct(1, () => undefined));
  const metadata = thrift.bytes();
  const end = new Uint8Array(metadata.length + 8);
  end.set(metadata);
  new DataView(end.buffer).setUint32(metadata.length, metadata.length, true);
  end.set(MAGIC, metadata.length + 4);
  return end;
}

type Element = SchemaElement | { readonly kind: 'root'; readonly members: readonly SchemaElement[] };

/** The schema, from its root on, each group before its members. */
function schemaElements(elements: readonly SchemaElement[]): readonly Element[] {
  const below = (element: SchemaElement): Element[] =>
    element.kind === 'leaf' ? [element] : [element, ...element.members.flatMap(below)];
  return [{ kind: 'root', members: elements }, ...elements.flatMap(below)];
}

/** The number of `LIST` in `ConvertedType`, and of its field in the union `LogicalType`. */
const LIST = 3;

function writeElement(thrift: ThriftWriter, element: Element): void {
  if (element.kind !== 'leaf') {
    const isList = element.kind === 'group' && element.isList === true;
    if (element.kind === 'group') thrift.i32(3, element.repetition);
    thrift.binary(4, element.kind === 'root' ? 'schema' : element.name);
    thrift.i32(5, element.members.length);
    if (!isList) return;
    thrift.i32(6, LIST);
    thrift.struct(10, () => thrift.struct(LIST, () => undefined));
    return;
  }
  const { type, repetition, name } = element;
  thrift.i32(1, type.physical);
  if (type.length !== undefined) thrift.i32(2, type.length);
  thrift.i32(3, repetition);
  thrift.binary(4, name);
  if (type.converted !== undefined) thrift.i32(6, type.converted);
  if (type.decimal !== undefined) {
    thrift.i32(7, type.decimal.scale);
    thrift.i32(8, type.decimal.precision);
  }
  const { logical } = type;
  if (logical !== undefined) thrift.struct(10, () => logical(thrift));
}

interface GroupPlace {
  /** Where the group begins. */
  readonly at: number;
  readonly ordinal: number;
  readonly leaves: readonly LeafPath[];
  readonly settings: FileSettings;
}

function writeGroup(thrift: ThriftWriter, { summary, bytes, rows }: WrittenGroup, place: GroupPlace): void {
  let { at } = place;
  const columns = place.leaves.map((leaf, index) => {
    const chunk = { leaf, written: summary[index], at };
    at += summary[index].bytes;
    return chunk;
  });
  thrift.structs(1, columns, (chunk) => {
    thrift.i64(2, 0);
    thrift.struct(3, () => writeChunk(thrift, chunk, place.settings));
  });
  thrift.i64(
    2,
    summary.reduce((sum, { rawBytes }) => sum + rawBytes, 0),
  );
  thrift.i64(3, rows);
  thrift.i64(5, place.at);
  thrift.i64(6, bytes);
  // A number of 16 bits: where it ends, it may be left out.
  if (place.ordinal < 2 ** 15) thrift.i16(7, place.ordinal);
}

interface ChunkPlace {
  readonly leaf: LeafPath;
  readonly written: WrittenChunk;
  readonly at: number;
}

function writeChunk(thrift: ThriftWriter, { leaf, written, at }: ChunkPlace, { codec }: FileSettings): void {
  thrift.i32(1, leaf.type.physical);
  thrift.i32s(2, written.encodings);
  thrift.strings(3, leaf.path);
  thrift.i32(4, codec);
  thrift.i64(5, written.rowCount);
  thrift.i64(6, written.rawBytes);
  thrift.i64(7, written.bytes);
  thrift.i64(9, at + written.dictionaryBytes);
  if (written.dictionaryBytes > 0) thrift.i64(11, at);
  thrift.struct(12, () => writeStatistics(thrift, written));
}

function writeStatistics(thrift: ThriftWriter, { nulls, distinct, least, greatest }: WrittenChunk): void {
  thrift.i64(3, nulls);
  if (distinct !== undefined) thrift.i64(4, distinct);
  if (greatest !== undefined) thrift.binary(5, greatest);
  if (least !== undefined) thrift.binary(6, least);
  if (greatest !== undefined) thrift.bool(7, true);
  if (least !== undefined) thrift.bool(8, true);
}
