import { addressMetrics } from './addresses.mjs';
import { moneyMetrics } from './money.mjs';
import { nameMetrics } from './names.mjs';
import { phoneAreaMetrics } from './phone-area.mjs';
import { phoneMetrics } from './phones.mjs';
import { placeMetrics } from './places.mjs';
import { postcodeMetrics } from './postcodes.mjs';

/**
 * What is measured of each row. `needs` are the columns that an adapter must have, `judge(context)` returns what judges a row (`true`, or what
 * is wrong with it; `undefined` where it knows nothing), `undefined` where the judge is not there, or `null` where the country has no such thing.
 */
export const metrics = [
  ...phoneMetrics,
  ...phoneAreaMetrics,
  ...postcodeMetrics,
  ...placeMetrics,
  ...nameMetrics,
  ...addressMetrics,
  ...moneyMetrics,
];

/** Returns the share that a cell must have, or `undefined` where none is demanded. */
export function gateOf({ gate }, country) {
  return typeof gate === 'function' ? gate({ country }) : gate;
}
