import { historyOf } from '../document/history.ts';
import { readOutline } from '../document/read-outline.ts';
import { readSchemaView } from '../document/read-schema-view.ts';
import type { SchemaView } from '../document/schema-view.ts';
import type { Draft } from '../drafts/draft.ts';
import { withSeed } from '../drafts/draft-store.ts';
import type { SessionState } from './session-state.ts';

const nothing: SchemaView = {
  name: undefined,
  description: undefined,
  seed: undefined,
  now: undefined,
  locale: undefined,
  tables: [],
  json: false,
};

/** The state of a draft that was just opened, before the engine has said anything. */
export function firstState(draft: Draft): SessionState {
  const read = readSchemaView(draft.text);
  const view = 'view' in read ? read.view : { ...nothing, name: readOutline(draft.text).name };
  return {
    id: draft.id,
    history: historyOf(draft.text),
    view,
    isReadable: 'view' in read,
    refusal: 'problem' in read ? read.problem.reason : undefined,
    problems: [],
    checkedText: undefined,
    good: undefined,
    failure: undefined,
    trial: undefined,
    seeds: withSeed(draft.seeds, view.seed ?? '1', draft.updatedAt),
    save: draft.revision === 0 ? 'unkept' : 'saved',
    saveFailure: undefined,
    conflict: undefined,
    recoveredAt: undefined,
  };
}
