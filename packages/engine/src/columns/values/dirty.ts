import { vectorTextReader } from '@populace/cells';
import { encodeUtf8, mostCharacters, type Vector, words32 } from '@populace/core';
import type { ColumnPlanning } from '../planning.ts';
import { mayBeNull } from './presence.ts';

/** Draws of which texts are dirty, and of how. */
const DIRTY = 'dirty';
const FORM = 'dirty/form';

/** UTF-8 takes so many bytes for a character at most. */
const CHARACTER_BYTES = 4;

/** What careless hands leave of a text: at most one character more, and another text wherever it can be. */
const FORMS: readonly ((text: string) => string)[] = [
  (text) => ` ${text}`,
  (text) => `${text} `,
  (text) => text.replace(' ', '  '),
  (text) => text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32)),
  (text) => text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32)),
];

/** Makes a text dirty in one of the forms; where it has nothing to change, a space stands behind it. */
export function dirtyText(text: string, form: number): string {
  const dirty = FORMS[form]?.(text) ?? text;
  return dirty === text ? `${text} ` : dirty;
}

/** Plans texts of which a share is dirty. Which are is drawn for itself, so all others stay as they are. */
export function planDirty(vector: Vector, at: ColumnPlanning): Vector {
  const { column, arena, rows, step } = at;
  const { dirty } = column.model;
  if (dirty === undefined || !column.made) return vector;
  const [isDirty, form] = [DIRTY, FORM].map((draw) => ({ key: at.keyOf(at.path, draw), words: arena.int32() }));
  const below = Math.round(dirty.share * 2 ** 32);
  const maxBytes = (mostCharacters(vector) + 1) * CHARACTER_BYTES;
  const offsets = arena.int32(arena.rows + 1);
  const bytes = arena.uint8(arena.rows * maxBytes);
  const valid = mayBeNull(vector) ? arena.uint8() : undefined;
  const read = vectorTextReader(vector);
  step((n) => {
    words32(isDirty.key, rows, isDirty.words);
    words32(form.key, rows, form.words);
    let end = 0;
    for (let i = 0; i < n; i++) {
      const text = read(i);
      if (valid !== undefined) valid[i] = text === null ? 0 : 1;
      if (text !== null) {
        const choice = Math.floor(((form.words[i] >>> 0) * FORMS.length) / 2 ** 32);
        const written = encodeUtf8(isDirty.words[i] >>> 0 < below ? dirtyText(text, choice) : text);
        bytes.set(written, end);
        end += written.length;
      }
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes, ...(valid === undefined ? {} : { valid }) };
}
