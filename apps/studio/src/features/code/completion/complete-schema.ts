import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { findSpot } from '@populace/document';
import { matchOf } from '../../../lib/completion/rank.ts';
import type { CardStore } from '../../../ui/editor/card-store.ts';
import { completionOf } from '../../../ui/editor/completion-of.ts';
import { cardOfSuggestion } from '../help/help-cards.tsx';
import type { Know } from './know.ts';
import { suggest } from './suggest.ts';
import type { Suggestion } from './suggestion.ts';

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
  const rest = state.sliceDoc(pos, spot.to);
  const { begin, end, suggestions } = suggest({ spot, word, rest, explicit, known });
  const written = word.slice(begin);
  const [first] = suggestions;
  // What is written already needs no list.
  if (first === undefined || (!explicit && suggestions.length === 1 && first.label === written)) return null;
  return {
    from: spot.from + begin,
    to: spot.from + end,
    filter: false,
    options: suggestions.map((one) => ({ ...completionOf(one), ...infoOf(one) })),
    getMatch: ({ label }) => matchOf(written, label),
  };
}
