import {
  acceptCompletion,
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { Annotation, EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, tooltips } from '@codemirror/view';
import { matchOf } from '../../../lib/completion/rank.ts';
import type { FormulaSuggestion, FormulaSuggestions } from '../../../lib/formulas/suggest-in-formula.ts';
import { codeAttributes } from '../../../ui/editor/code-attributes.ts';
import { completionOf } from '../../../ui/editor/completion-of.ts';
import { editorTheme } from '../../../ui/editor/editor-theme.ts';
import { formulaLanguage } from './formula-language.ts';
import { markFormulaProblems } from './formula-marks.ts';

export interface FormulaEditorParts {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly suggest: (text: string, at: number) => FormulaSuggestions;
  /** Makes the card that explains what is offered; undefined where the name says it all. */
  readonly explain: (suggestion: FormulaSuggestion) => Node | undefined;
  readonly onText: (text: string) => void;
  /** Where the cursor is; undefined when the field is left. */
  readonly onCursor: (at: number | undefined) => void;
  /** Mends the problem at the cursor. */
  readonly onFix: () => boolean;
}

/** Marks a text that came from the document, which must not be sent back to it. */
const fromDocument = Annotation.define<boolean>();

/** Makes an editor of one formula: a field of a form, which Tab leaves. Formulas are written from left to right in every language. */
export function createFormulaEditor(parts: FormulaEditorParts): EditorView {
  const { parent, text, attributes, onText, onCursor, onFix } = parts;
  const state = EditorState.create({
    doc: text,
    extensions: [
      formulaLanguage,
      editorTheme,
      look,
      markFormulaProblems(),
      drawSelection(),
      bracketMatching(),
      closeBrackets(),
      // Panes are layers of their own, so that what floats over them is at the end of the page.
      tooltips({ parent: document.body, position: 'fixed' }),
      autocompletion({ override: [(context) => complete(context, parts)], icons: false, defaultKeymap: false }),
      Prec.highest(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
      keymap.of([
        { key: 'Alt-Enter', run: onFix },
        ...closeBracketsKeymap,
        ...completionKeymap,
        // A formula is one line; Shift and Enter begins another all the same.
        { key: 'Enter', run: () => true },
        ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
      ]),
      EditorView.lineWrapping,
      codeAttributes(attributes),
      EditorView.updateListener.of((update) => {
        const isOwn = update.transactions.every((one) => one.annotation(fromDocument) === undefined);
        if (update.docChanged && isOwn) onText(update.state.doc.toString());
        if (update.docChanged || update.selectionSet || update.focusChanged)
          onCursor(update.view.hasFocus ? update.state.selection.main.head : undefined);
      }),
    ],
  });
  return new EditorView({ state, parent });
}

/** Shows a formula that others have changed. */
export function showFormula(view: EditorView, text: string): void {
  const { doc } = view.state;
  if (doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, annotations: fromDocument.of(true) });
}

/** Writes a name in the place of what is selected, and goes on behind it. */
export function writeName(view: EditorView, name: string): void {
  view.dispatch(view.state.replaceSelection(name), { userEvent: 'input' });
  view.focus();
}

function complete(context: CompletionContext, { suggest, explain }: FormulaEditorParts): CompletionResult | null {
  const { state, pos, explicit } = context;
  const text = state.doc.toString();
  const { from, to, isAsked, suggestions } = suggest(text, pos);
  const written = text.slice(from, pos);
  const [first] = suggestions;
  if (first === undefined || (!explicit && !isAsked && written === '')) return null;
  if (!explicit && suggestions.length === 1 && first.label === written) return null;
  return {
    from,
    to,
    filter: false,
    options: suggestions.map((one) => ({ ...completionOf(one), info: () => explain(one) ?? null })),
    getMatch: ({ label }) => matchOf(written, label),
  };
}

const look = EditorView.theme({
  '&': { blockSize: 'auto', backgroundColor: 'transparent' },
  '&.cm-focused .cm-scroller': { boxShadow: 'none' },
  '.cm-content': { paddingBlock: '3px' },
  '.cm-line': { paddingInline: 'var(--s-2)' },
});
