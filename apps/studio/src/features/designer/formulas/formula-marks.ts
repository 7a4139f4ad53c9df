import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Problem } from '@populace/library';

/** Marks where these problems of the formula are, which are of the text as it is. */
export const setFormulaProblems = StateEffect.define<readonly Problem[]>();

const marks = {
  error: Decoration.mark({ class: 'cm-problem-error' }),
  note: Decoration.mark({ class: 'cm-problem-note' }),
};

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, changes, newDoc }) {
    const given = effects.findLast((effect) => effect.is(setFormulaProblems))?.value;
    if (given === undefined) return shown.map(changes);
    const ranges = given.flatMap(({ place: { within }, severity }) => {
      const { offset, length } = within ?? { offset: 0, length: newDoc.length };
      const [from, to] = [Math.min(offset, newDoc.length), Math.min(offset + length, newDoc.length)];
      return to > from ? [marks[severity].range(from, to)] : [];
    });
    return Decoration.set(ranges, true);
  },
  provide: (own) => EditorView.decorations.from(own),
});

/** Underlines what is wrong in a formula. */
export function markFormulaProblems(): Extension {
  return field;
}
