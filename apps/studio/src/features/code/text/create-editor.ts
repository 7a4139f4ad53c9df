import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  lineNumbers,
  rectangularSelection,
  tooltips,
} from '@codemirror/view';
import { codeAttributes } from '../../../ui/editor/code-attributes.ts';
import { editorTheme } from '../../../ui/editor/editor-theme.ts';
import { editorKeys } from './editor-keys.ts';
import { withPlainLines } from './line-ends.ts';
import { literalInks } from './literal-inks.ts';

export interface EditorParts {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly wraps: boolean;
  /** Attributes of the element that is written in: its name, what describes it. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The editor's own words in the chosen language. */
  readonly phrases: Readonly<Record<string, string>>;
  /** What the screen adds: the document, problems, completion, help. */
  readonly extensions: Extension;
}

const wrapping = new Compartment();

/** Makes an editor of YAML. Code is written from left to right in every language. */
export function createEditor({ parent, text, wraps, attributes, phrases, extensions }: EditorParts): EditorView {
  const state = EditorState.create({
    doc: withPlainLines(text),
    extensions: [
      extensions,
      lineNumbers(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSpecialChars(),
      highlightSelectionMatches({ minSelectionLength: 3 }),
      drawSelection(),
      rectangularSelection(),
      EditorState.allowMultipleSelections.of(true),
      EditorState.phrases.of(phrases),
      indentOnInput(),
      bracketMatching(),
      yaml(),
      literalInks,
      editorKeys(),
      editorTheme,
      // Panes are layers of their own, so that what floats over them is at the end of the page.
      tooltips({ parent: document.body, position: 'fixed' }),
      wrapping.of(wraps ? EditorView.lineWrapping : []),
      codeAttributes(attributes),
    ],
  });
  return new EditorView({ state, parent });
}

/** Breaks long lines, or lets them go on. */
export function setWrapping(view: EditorView, wraps: boolean): void {
  view.dispatch({ effects: wrapping.reconfigure(wraps ? EditorView.lineWrapping : []) });
}
