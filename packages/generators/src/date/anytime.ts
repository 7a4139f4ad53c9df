import type { Generator } from '@populace/recipes';
import { aroundNow } from './around-now.ts';

/** Points in time around now. */
export const anytime: Generator = aroundNow({
  id: 'date.anytime',
  summary: "Points in time (or days, with type: date) within a year before or after the schema's now.",
  back: true,
  ahead: true,
  howFar: 'How far away at most',
});
