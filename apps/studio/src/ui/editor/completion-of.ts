import {
  type Completion,
  insertCompletionText,
  pickedCompletion,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { CURSOR, type Suggested } from '../../lib/completion/suggested.ts';

/** Something that may be written, as the editor offers it. */
export function completionOf(suggestion: Suggested): Completion {
  const { label, kind, detail } = suggestion;
  return {
    label,
    type: kind,
    detail: detail ?? '',
    apply: (view, completion, from, to) => write(view, completion, { suggestion, from, to }),
  };
}

interface Writing {
  readonly suggestion: Suggested;
  readonly from: number;
  readonly to: number;
}

function write(view: EditorView, completion: Completion, { suggestion, from, to }: Writing): void {
  const isRightAfterColon = view.state.sliceDoc(from - 1, from) === ':';
  const insert = `${isRightAfterColon ? ' ' : ''}${suggestion.insert}`;
  if (insert.includes(CURSOR)) snippet(insert)(view, completion, from, to);
  else
    view.dispatch({
      ...insertCompletionText(view.state, insert, from, to),
      annotations: pickedCompletion.of(completion),
    });
  if (suggestion.goesOn === true) startCompletion(view);
}
