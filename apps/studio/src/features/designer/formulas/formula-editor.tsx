import type { EditorView } from '@codemirror/view';
import type { Problem } from '@populace/library';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormulaSuggestion, FormulaSuggestions } from '../../../lib/formulas/suggest-in-formula.ts';
import { FunctionCard } from '../../../ui/editor/function-card.tsx';
import { createFormulaEditor, showFormula, writeName } from './create-formula-editor.ts';
import { setFormulaProblems } from './formula-marks.ts';

export interface FormulaEditorProps {
  readonly value: string;
  /** Whether it takes the focus at once, with its text selected. */
  readonly isBegun: boolean;
  readonly label: string;
  readonly described: string;
  /** What is wrong with the formula as it stands. */
  readonly problems: readonly Problem[];
  readonly suggest: (text: string, at: number) => FormulaSuggestions;
  readonly onChange: (formula: string) => void;
  readonly onCursor: (at: number | undefined) => void;
  readonly onFix: () => boolean;
  /** Told of what writes a name at the cursor. */
  readonly onWriter: (write: (name: string) => void) => void;
}

/** The editor of a formula, which is loaded when one is shown. */
export function FormulaEditor(props: FormulaEditorProps) {
  const { value, label, described, problems } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const suggest = useEffectEvent((text: string, at: number) => props.suggest(text, at));
  const change = useEffectEvent((formula: string) => props.onChange(formula));
  const move = useEffectEvent((at: number | undefined) => props.onCursor(at));
  const fix = useEffectEvent(() => props.onFix());
  const offer = useEffectEvent((write: (name: string) => void) => props.onWriter(write));
  const first = useEffectEvent(() => value);
  const begin = useEffectEvent((made: EditorView) => {
    if (!props.isBegun) return;
    made.dispatch({ selection: { anchor: 0, head: made.state.doc.length } });
    made.focus();
  });
  useEffect(() => {
    if (place.current === null) return;
    const made = createFormulaEditor({
      parent: place.current,
      text: first(),
      attributes: { 'aria-labelledby': label, 'aria-describedby': described },
      suggest: (text, at) => suggest(text, at),
      explain: cardOf,
      onText: (formula) => change(formula),
      onCursor: (at) => move(at),
      onFix: () => fix(),
    });
    view.current = made;
    offer((name) => writeName(made, name));
    begin(made);
    return () => made.destroy();
  }, [label, described]);
  useEffect(() => {
    if (view.current !== undefined) showFormula(view.current, value);
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({ effects: setFormulaProblems.of(problems) });
  }, [problems]);
  return <div ref={place} dir="ltr" />;
}

function cardOf({ function: page }: FormulaSuggestion): Node | undefined {
  if (page === undefined) return undefined;
  const dom = document.createElement('div');
  createRoot(dom).render(<FunctionCard page={page} />);
  return dom;
}
