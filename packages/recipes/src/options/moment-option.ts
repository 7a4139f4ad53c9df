import { formatMoment, type Moment, parseMoment } from '@populace/calendar';
import {
  type DocumentNode,
  defineOption,
  type Option,
  type OptionReader,
  type OptionSettings,
  refuse,
} from '@populace/core';

/**
 * An option that is a date, a timestamp, or a time relative to the document's `now`. It has no default of its own: what an absent one
 * means often depends on `now`, which the generator knows when it writes its recipe.
 */
export function momentOption(
  settings: OptionSettings<Moment> & ({ readonly required: true } | { readonly default: Moment }),
): Option<Moment>;
export function momentOption(settings: OptionSettings<Moment>): Option<Moment | undefined>;
export function momentOption(settings: OptionSettings<Moment>): Option<Moment | undefined> {
  return defineOption(settings, {
    kind: 'moment',
    jsonSchema: { type: 'string' },
    write: formatMoment,
    read: readMoment,
  });
}

/** Reads a moment. Adds a problem and returns undefined where it is none. */
function readMoment(node: DocumentNode, at: OptionReader): Moment | undefined {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
  const moment = text === undefined ? undefined : parseMoment(text, at.now);
  return moment ?? refuse(node, at, 'a date (2024-01-31), a timestamp (2024-01-31T08:30:00Z) or now, now-2y, now+30d');
}
