import { addDuration, type Duration, type Moment } from '@populace/calendar';
import { defineGenerator, durationOption, type Generator } from '@populace/recipes';
import { between, checkUnits, precisionOption } from './range.ts';
import { hoursOption, weekdaysOption } from './rhythms.ts';

/** A generator of points in time near now: what is said of it, and on which side of now they lie. */
interface AroundNow extends Pick<Parameters<typeof defineGenerator>[0], 'id' | 'summary' | 'aliases' | 'synonyms'> {
  readonly back: boolean;
  readonly ahead: boolean;
  /** How the option `within` is put, such as `How far back at most`. */
  readonly howFar: string;
}

/** Defines a generator of points in time that lie before now, after it, or on both sides. */
export function aroundNow({ back, ahead, howFar, ...about }: AroundNow): Generator {
  const ends = (now: Moment, { months, ms }: Duration): readonly [Moment, Moment] => {
    const moved = (sign: number): Moment => ({
      ...(sign === 0 ? now : addDuration(now, { months: sign * months, ms: sign * ms })),
      hasTime: true,
    });
    return [moved(back ? -1 : 0), moved(ahead ? 1 : 0)];
  };
  return defineGenerator({
    ...about,
    options: {
      within: durationOption({
        default: { months: 12, ms: 0 },
        summary: `${howFar}: 90s, 15m, 2h, 3d, 6w, 2y.`,
      }),
      precision: precisionOption,
      hours: hoursOption,
      weekdays: weekdaysOption,
    },
    check({ within, ...ways }, at) {
      checkUnits(...ends(at.now, within), { ...ways, option: 'within' }, at);
    },
    recipe: ({ within, ...ways }, scope) => between(...ends(scope.now, within), ways, scope),
  });
}
