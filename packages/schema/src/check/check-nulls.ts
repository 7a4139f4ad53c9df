import type { MapEntry, OptionReader } from '@populace/core';
import { readShare } from '@populace/recipes';
import type { NullShare } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseStrangers } from './check-context.ts';
import { readFlag } from './read-plain.ts';

/** Reads how many values are null: a share that is drawn, or `{ share, exact: true }`. Adds problems. */
export function readNulls(entry: MapEntry | undefined, at: CheckContext): NullShare | undefined {
  if (entry === undefined) return undefined;
  const { value } = entry;
  const reader: OptionReader = { problems: at.problems, name: 'nulls', now: at.now };
  if (value.kind !== 'map') {
    const drawn = readShare(value, reader);
    return drawn === undefined ? undefined : { share: drawn, exact: false };
  }
  refuseStrangers(at.problems, 'nulls', value.entries, ['share', 'exact']);
  const given = entriesOf(value);
  const exact = readFlag(given.get('exact'), 'exact', at.problems);
  const asked = given.get('share');
  if (asked === undefined) {
    at.problems.add('schema/invalid-option', value.place, 'nulls needs share, such as { share: 4%, exact: true }');
  }
  const share = asked && readShare(asked.value, { ...reader, name: 'share of nulls' });
  return share === undefined ? undefined : { share, exact };
}
