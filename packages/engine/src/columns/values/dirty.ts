import { vectorTextReader } from '@populace/cells';
import { encodeUtf8, mostCharacters, type Vector, words32 } from '@populace/core';
import type { ColumnModel } from '@populace/schema';
import type { ColumnPlanning } from '../planning.ts';
import { dirtyText, FORM_COUNT } from './dirty-text.ts';
import { isMissing } from './missing-value.ts';
import { mayBeNull } from './presence.ts';

/** Draws of which texts are dirty, and of how. */
export const DIRTY = 'dirty';
export const FORM = 'dirty/form';

/** Draws are of 32 bits. */
const DRAWN = 2 ** 32;

/** UTF-8 takes so many bytes for a character at most. */
const CHARACTER_BYTES = 4;

/** The share of a column's texts that is dirty; 0 where none is. */
export function dirtyShare({ dirty }: Pick<ColumnModel, 'dirty'>): number {
  return dirty?.share ?? 0;
}

/**
 * Plans texts of which a share is dirty. Which are is drawn for itself, so all others stay as they are. The texts have the column's
 * type and keep it: none becomes longer than that.
 */
export function planDirty(vector: Vector, at: ColumnPlanning): Vector {
  const { column, arena, rows, step } = at;
  const share = dirtyShare(column.model);
  // What stands for a value that a locale lacks was written by hand, and no generator made it.
  if (share === 0 || !column.made || isMissing(at.recipe)) return vector;
  const [isDirty, form] = [DIRTY, FORM].map((draw) => ({ key: at.keyOf(at.path, draw), words: arena.int32() }));
  const below = Math.round(share * DRAWN);
  const length = column.type.kind === 'string' ? column.type.length : undefined;
  const maxBytes = Math.min(mostCharacters(vector) + 1, length ?? Number.POSITIVE_INFINITY) * CHARACTER_BYTES;
  const offsets = arena.int32(arena.rows + 1);
  const bytes = arena.uint8(arena.rows * maxBytes);
  const valid = mayBeNull(vector) ? arena.uint8() : undefined;
  const read = vectorTextReader(vector);
  const formOf = (i: number): number => Math.floor(((form.words[i] >>> 0) * FORM_COUNT) / DRAWN);
  at.trace?.dirt((i) => {
    const [clean, number, drawn] = [read(i), isDirty.words[i] >>> 0, formOf(i)];
    const dirty = clean === null ? { text: null, words: '' } : dirtyText(clean, drawn, length);
    return { share, number, of: DRAWN, below, form: drawn, clean, ...dirty, text: number < below ? dirty.text : clean };
  });
  step((n) => {
    words32(isDirty.key, rows, isDirty.words);
    words32(form.key, rows, form.words);
    let end = 0;
    for (let i = 0; i < n; i++) {
      const text = read(i);
      if (valid !== undefined) valid[i] = text === null ? 0 : 1;
      if (text !== null) {
        const isClean = isDirty.words[i] >>> 0 >= below;
        const written = encodeUtf8(isClean ? text : dirtyText(text, formOf(i), length).text);
        bytes.set(written, end);
        end += written.length;
      }
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes, ...(valid === undefined ? {} : { valid }) };
}
