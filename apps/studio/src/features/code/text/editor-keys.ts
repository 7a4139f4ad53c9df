import { acceptCompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, indentLess, indentMore } from '@codemirror/commands';
import { indentUnit } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type KeyBinding, keymap } from '@codemirror/view';

/** Keys that mean something else in the whole Studio: the mix of locales, going to a row. */
const taken = new Set(['Ctrl-m', 'Mod-g']);

function isFree({ key, mac }: KeyBinding): boolean {
  return !taken.has(key ?? '') && !taken.has(mac ?? '');
}

/** What keys do in the text. Undo and redo are the document's, so the editor has no history of its own. */
export function editorKeys(): Extension {
  return [
    closeBrackets(),
    search({ top: true }),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    Prec.highest(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap.filter(isFree),
      ...defaultKeymap.filter(isFree),
      // Esc and then Tab leaves the text, which the editor does by itself.
      { key: 'Tab', run: indentMore, shift: indentLess },
    ]),
  ];
}
