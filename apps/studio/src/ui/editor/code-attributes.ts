import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Attributes of an editor of code: it runs from left to right in every language, and no phone corrects it. */
export function codeAttributes(attributes: Readonly<Record<string, string>>): Extension {
  return EditorView.contentAttributes.of({
    ...attributes,
    dir: 'ltr',
    tabindex: '0',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  });
}
