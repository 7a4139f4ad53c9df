import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { CardStore } from '../cards/card-store.ts';
import { cardOfSuggestion } from '../help/help-cards.tsx';
import { findSpot } from '../spot/find-spot.ts';
import type { Know } from './know.ts';
import { matchOf } from './rank.ts';
import { suggest } from './suggest.ts';
import { CURSOR, type Suggestion } from './suggestion.ts';

/** Offers what may stand at the cursor: while a word is typed, after the blank behind a colon, and when it is asked for. */
export function completeSchema(know: Know, cards: CardStore): Extension {
  const infoOf = (suggestion: Suggestion) => {
    const card = cardOfSuggestion(suggestion);
    return card === undefined ? {} : { info: () => cards.place(card) };
  };
  return autocompletion({
    override: [(context) => complete(context, know, infoOf)],
    icons: false,
    defaultKeymap: false,
    optionClass: ({ type }) => `cm-completion-${type ?? 'value'}`,
  });
}

async function complete(
  context: CompletionContext,
  know: Know,
  infoOf: (suggestion: Suggestion) => Pick<Completion, 'info'>,
): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context;
  const spot = findSpot(state.doc, pos);
  if (spot === undefined) return null;
  const word = state.sliceDoc(spot.from, pos);
  const isAfterColon = spot.kind === 'value' && / $/.test(state.sliceDoc(Math.max(0, pos - 1), pos));
  if (!explicit && word === '' && !isAfterColon) return null;
  const known = await know();
  if (context.aborted) return null;
  const { begin, whole, suggestions } = suggest({ spot, word, next: state.sliceDoc(pos, pos + 1), known });
  const written = word.slice(begin);
  const [first] = suggestions;
  // What is written already needs no list.
  if (first === undefined || (!explicit && suggestions.length === 1 && first.label === written)) return null;
  return {
    from: spot.from + begin,
    to: whole ? spot.to : pos,
    filter: false,
    options: suggestions.map((one) => ({ ...optionOf(one), ...infoOf(one) })),
    getMatch: ({ label }) => matchOf(written, label),
  };
}

function optionOf(suggestion: Suggestion): Completion {
  const { label, kind, detail } = suggestion;
  return {
    label,
    type: kind,
    detail: detail ?? '',
    apply: (view, completion, from, to) => write(view, completion, { suggestion, from, to }),
  };
}

interface Writing {
  readonly suggestion: Suggestion;
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
