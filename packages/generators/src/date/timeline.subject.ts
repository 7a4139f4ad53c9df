import { addDuration } from '@populace/calendar';
import { defineSubject, later, type Recipe, type Subject, timestamp, view } from '@populace/recipes';

const DAY = 86_400;
/** How far back records begin. */
const MONTHS = 36;
/** Longer than any record lasts. */
const ANY_TIME = 2 ** 30;

/** Days that what follows takes at most, once what is before it has happened. */
const steps = {
  paid: ['ordered', 3],
  shipped: ['paid', 5],
  delivered: ['shipped', 10],
  returned: ['delivered', 30],
} as const;

const after = (field: string, days: number, now: Parameters<typeof later>[1]['until']): Recipe =>
  later(view('timeline', field), { within: days * DAY, until: now });

/** What happens to a row, one thing after another, and nothing later than now. */
export const timelineSubject: Subject = defineSubject({
  id: 'timeline',
  summary:
    'When a record was created, changed, ordered, paid, shipped, delivered and returned: in this order, and not after now.',
  fields: {
    created: ({ now }) =>
      timestamp(
        { ...addDuration(now, { months: MONTHS, ms: 0 }, -1), hasTime: true },
        { ...now, hasTime: true },
        's',
        false,
      ),
    updated: ({ now }) => later(view('timeline', 'created'), { within: ANY_TIME, until: now }),
    ordered: ({ now }) => later(view('timeline', 'created'), { within: ANY_TIME, until: now }),
    paid: ({ now }) => after(...steps.paid, now),
    shipped: ({ now }) => after(...steps.shipped, now),
    delivered: ({ now }) => after(...steps.delivered, now),
    returned: ({ now }) => after(...steps.returned, now),
  },
});
