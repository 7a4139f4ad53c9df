import { vectorTextReader } from '@populace/cells';
import type { CodesVector, MixedVector, Vector, WideVector } from '@populace/core';
import { scaleOf } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { joinedStates, statesOfValid, textsOf, widesOf, withStates } from './buffers.ts';
import { type Bounds, type FormulaColumn, NULL, PRESENT, type TextColumn } from './formula-column.ts';
import type { Room } from './frame.ts';
import { longestText } from './longest-text.ts';
import { EXACT } from './number-columns.ts';
import { readTexts } from './read-texts.ts';
import { selectRows } from './select-rows.ts';

/** Reads a vector as a column of a type that formulas compute with; numbers of two words as doubles where `bounds` allow. */
export function readVector(vector: Vector, type: FormulaType, frame: Room, bounds?: Bounds): FormulaColumn {
  if (vector.kind === 'mixed') return readMixed(vector, type, frame);
  const states = vectorStates(vector, frame);
  const read = readDirectly(vector, type, frame, bounds);
  if (read !== undefined) return { ...read, ...withStates(states) };
  const texts = textsOfVector(vector, states, frame);
  return readTexts(texts, type, frame);
}

/** Null where the vector says so. */
export function vectorStates(vector: Vector, frame: Room): Uint8Array | undefined {
  if (vector.kind === 'codes') return codesStates(vector, frame);
  return vector.valid === undefined ? undefined : statesOfValid(vector.valid, frame);
}

function codesStates({ nullable, codes, dictionary }: CodesVector, frame: Room): Uint8Array | undefined {
  if (nullable !== true) return undefined;
  const { size } = dictionary;
  const states = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) states[i] = codes[i] === size ? NULL : PRESENT;
  });
  return states;
}

/** Each option read for itself, then the rows taken from where they stand. */
function readMixed(vector: MixedVector, type: FormulaType, frame: Room): FormulaColumn {
  const columns = vector.options.map(({ vector: option, filled }) => {
    const within: Room = {
      arena: frame.arena,
      step: (step) => frame.step(filled === undefined ? step : () => step(filled.n)),
    };
    return readVector(option, type, within);
  });
  const read = selectRows(columns, { choice: vector.choice, at: vector.options.map(({ at }) => at) }, frame);
  if (vector.valid === undefined) return read;
  const states = joinedStates([read, { ...read, states: statesOfValid(vector.valid, frame) }], frame);
  return { ...read, ...withStates(states) };
}

/** The column of a vector that has the type's values in another form; undefined where texts have to be read. */
function readDirectly(
  vector: Vector,
  type: FormulaType,
  frame: Room,
  bounds: Bounds | undefined,
): FormulaColumn | undefined {
  switch (type.kind) {
    case 'int':
    case 'decimal':
      return readExact(vector, scaleOf(type), frame, bounds);
    case 'float':
      return vector.kind === 'float64' ? { kind: 'float', values: vector.values } : undefined;
    case 'bool':
      return vector.kind === 'bool' ? { kind: 'bool', values: vector.values } : undefined;
    case 'date':
      return vector.kind === 'date' ? { kind: 'date', days: vector.days } : undefined;
    case 'timestamp':
      if (vector.kind !== 'timestamp') return undefined;
      return { kind: 'timestamp', days: vector.days, micros: microsOf(vector.ms, vector.us, frame) };
    case 'time':
      return vector.kind === 'time' ? { kind: 'span', micros: microsOf(vector.ms, vector.us, frame) } : undefined;
    default:
      return undefined;
  }
}

function microsOf(ms: Int32Array, us: Int32Array | undefined, frame: Room): Float64Array {
  const micros = frame.arena.float64();
  frame.step((n) => {
    if (us === undefined) for (let i = 0; i < n; i++) micros[i] = ms[i] * 1000;
    else for (let i = 0; i < n; i++) micros[i] = ms[i] * 1000 + us[i];
  });
  return micros;
}

/** Whether the low word of a 64-bit number comes first, as on all machines of today. */
const LOW_FIRST = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

function readExact(vector: Vector, scale: number, frame: Room, bounds: Bounds | undefined): FormulaColumn | undefined {
  if (vector.kind === 'wide' && vector.scale === scale) {
    if (bounds !== undefined && bounds.min >= -EXACT && bounds.max <= EXACT) {
      return readAsDoubles(vector, bounds, frame);
    }
    const values = widesOf(frame);
    const words = new Int32Array(values.buffer, values.byteOffset, values.length * 2);
    const [low, high] = LOW_FIRST ? [0, 1] : [1, 0];
    const { hi, lo } = vector;
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        words[2 * i + low] = lo[i];
        words[2 * i + high] = hi[i];
      }
    });
    return { kind: 'wide', values, scale };
  }
  const isExact = (vector.kind === 'int32' && scale === 0) || (vector.kind === 'decimal' && vector.scale === scale);
  if (!isExact || (vector.kind !== 'int32' && vector.kind !== 'decimal')) return undefined;
  const values = frame.arena.float64();
  const from = vector.values;
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = from[i];
  });
  return { kind: 'number', values, scale, min: vector.min, max: vector.max };
}

/** Numbers of two words that are known to be small enough. */
function readAsDoubles({ hi, lo, scale }: WideVector, { min, max }: Bounds, frame: Room): FormulaColumn {
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = hi[i] * 4294967296 + (lo[i] >>> 0);
  });
  return { kind: 'number', values, scale, min, max };
}

/** The texts of a vector; those of a small dictionary are taken once. */
function textsOfVector(vector: Vector, states: Uint8Array | undefined, frame: Room): TextColumn {
  const values = textsOf(frame);
  if (vector.kind === 'constant') values.fill(vector.text);
  else if (vector.kind === 'codes') fillFromCodes(values, vector, frame);
  else {
    const read = vectorTextReader(vector);
    frame.step((n) => {
      for (let i = 0; i < n; i++) values[i] = read(i) ?? '';
    });
  }
  return { kind: 'text', values, maxBytes: longestText(vector), ...withStates(states) };
}

/** Dictionaries of up to so many texts are read while planning. */
const SMALL = 4096;

function fillFromCodes(values: string[], { codes, dictionary }: CodesVector, frame: Room): void {
  const { size } = dictionary;
  // The null entry, which stands behind the others, reads as an empty text.
  if (size > SMALL) {
    frame.step((n) => {
      for (let i = 0; i < n; i++) values[i] = codes[i] === size ? '' : dictionary.text(codes[i]);
    });
    return;
  }
  const texts = Array.from({ length: size + 1 }, (_, code) => (code === size ? '' : dictionary.text(code)));
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = texts[codes[i]];
  });
}
