import type { Vector } from '@populace/core';

/** The texts of a vector that are known before its first row: those of its lists, and constants. */
export function* knownTexts(vector: Vector): Generator<string> {
  if (vector.kind === 'constant') yield vector.text;
  if (vector.kind === 'codes') {
    for (let code = 0; code < vector.dictionary.size; code++) yield vector.dictionary.text(code);
  }
  if (vector.kind === 'parts') for (const part of vector.parts) yield* knownTexts(part);
  if (vector.kind === 'list') yield* knownTexts(vector.item.vector);
  if (vector.kind === 'struct') for (const member of vector.members) yield* knownTexts(member.vector);
  if (vector.kind === 'mixed') for (const option of vector.options) yield* knownTexts(option.vector);
}
