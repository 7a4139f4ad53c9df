import { syntaxTree } from '@codemirror/language';
import type { Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const inks = {
  number: Decoration.mark({ class: 'cm-number' }),
  word: Decoration.mark({ class: 'cm-word' }),
  text: Decoration.mark({ class: 'cm-text' }),
};

/** Tells bare values apart, which are one kind to the grammar: numbers and truth values, names of things, and text of several words. */
export const literalInks = ViewPlugin.define(
  (view) => ({
    inks: inksOf(view),
    update({ docChanged, viewportChanged, startState, state, view: shown }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.inks = inksOf(shown);
    },
  }),
  { decorations: (plugin) => plugin.inks },
);

function inksOf(view: EditorView): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter(node) {
        if (node.name !== 'Literal' || node.node.parent?.name === 'Key') return;
        const ink = inks[kindOf(view.state.sliceDoc(node.from, Math.min(node.to, node.from + 200)))];
        found.push(ink.range(node.from, node.to));
      },
    });
  }
  return Decoration.set(found, true);
}

function kindOf(literal: string): keyof typeof inks {
  if (
    /^(?:[-+]?[0-9][0-9_]*(?:\.[0-9]+)?(?:e[-+]?[0-9]+)? ?%?|true|false|null|~|\d{4}-\d\d-\d\d[T\d:.Z+-]*|\d+[smhdwy])$/i.test(
      literal,
    )
  )
    return 'number';
  return /^[\w.+-]+(?:\(.*\))?$/.test(literal) ? 'word' : 'text';
}
