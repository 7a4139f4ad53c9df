import { createSampler, type Planner, type Sampler } from '@populace/recipes';
import type { ParentRows } from '../../model/family.ts';
import { type Candidates, planPlaces } from './pool.ts';

/** The mean age of the rows referred to, where the oldest has the age 1: the newest fifth has two of three references. */
const MEAN_AGE = 0.2;

/** An age from two words, from 0 for the newest to 1. */
export const sampleAge: Sampler = createSampler(
  { kind: 'exponential', mean: MEAN_AGE },
  { min: 0, max: 1, step: undefined },
);

/** Plans the age of the row that each row refers to, from 0 for the newest to 1, exponentially distributed. */
export function agesOf(at: Planner): Float64Array {
  const [a, b] = at.source.words('parent');
  const ages = at.arena.float64();
  at.step((n) => {
    for (let i = 0; i < n; i++) ages[i] = sampleAge(a[i], b[i]);
  });
  return ages;
}

/** Later rows of the other table are likelier. */
export function planRecency(among: Candidates, at: Planner): ParentRows {
  const ages = agesOf(at);
  return planPlaces(among, at, (i, span) => span - 1 - Math.min(span - 1, Math.floor(ages[i] * span)));
}
