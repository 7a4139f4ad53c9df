import type { LogicalType } from './logical-type.ts';

/** The name of a type of whole numbers. */
export type WholeName = 'int8' | 'int16' | 'int32' | 'int64' | 'uint8' | 'uint16' | 'uint32' | 'uint64';

interface WholeLimits {
  readonly min: bigint;
  readonly max: bigint;
}

/** The types of whole numbers, by how they are held, with the least and greatest value. */
const RANGES: { readonly [name in WholeName]: WholeLimits & Pick<WholeType, 'kind'> } = {
  int8: { kind: 'int32', min: -(2n ** 7n), max: 2n ** 7n - 1n },
  int16: { kind: 'int32', min: -(2n ** 15n), max: 2n ** 15n - 1n },
  int32: { kind: 'int32', min: -(2n ** 31n), max: 2n ** 31n - 1n },
  int64: { kind: 'int64', min: -(2n ** 63n), max: 2n ** 63n - 1n },
  uint8: { kind: 'int32', min: 0n, max: 2n ** 8n - 1n },
  uint16: { kind: 'int32', min: 0n, max: 2n ** 16n - 1n },
  uint32: { kind: 'int64', min: 0n, max: 2n ** 32n - 1n },
  // Values are held in 64 bits with a sign.
  uint64: { kind: 'int64', min: 0n, max: 2n ** 63n - 1n },
};

/** The names of the types of whole numbers. */
export const wholeNames: readonly WholeName[] = [
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
];

/** A type of whole numbers. */
export type WholeType = Extract<LogicalType, { kind: 'int32' | 'int64' }>;

/** Whether values of a type are whole numbers. */
export function isWholeType(type: LogicalType): type is WholeType {
  return type.kind === 'int32' || type.kind === 'int64';
}

/** The type of whole numbers that has a name; undefined where none has. */
export function wholeTypeOf(name: string): WholeType | undefined {
  const known = wholeNames.find((one) => one === name);
  if (known === undefined) return undefined;
  if (known === 'int32' || known === 'int64') return { kind: known };
  // A name's range stands with the kind that holds it.
  return { kind: RANGES[known].kind, range: known } as WholeType;
}

/** The least and greatest value of a type of whole numbers. */
export function wholeLimits(type: WholeType): WholeLimits {
  return RANGES[type.range ?? type.kind];
}

/** How many bits values of a type of whole numbers have in typed formats, and whether one of them is a sign. */
export function wholeBits(type: WholeType): { readonly bits: 8 | 16 | 32 | 64; readonly isSigned: boolean } {
  const name = type.range ?? type.kind;
  // The digits of each name are one of these.
  return { bits: Number(name.replace(/\D/g, '')) as 8 | 16 | 32 | 64, isSigned: !name.startsWith('u') };
}

/** Whether a type has whole numbers that a double does not hold. */
export function isBeyondDoubles(type: LogicalType): boolean {
  return type.kind === 'int64' && type.range !== 'uint32';
}
