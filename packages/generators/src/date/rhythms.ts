import type { Option } from '@populace/core';
import { lowerAscii } from '@populace/media-types';
import { type Beats, rhythmOption } from '@populace/recipes';

/** What people are up to at each hour, midnight first, in parts of a day's total. */
const daily = {
  day: [3, 2, 1, 1, 1, 3, 10, 25, 40, 48, 50, 50, 54, 50, 47, 47, 50, 56, 60, 60, 54, 42, 25, 10],
  office: [0, 0, 0, 0, 0, 0, 0, 3, 12, 20, 22, 20, 11, 16, 20, 20, 16, 8, 2, 0, 0, 0, 0, 0],
  commute: [1, 1, 1, 1, 2, 6, 22, 50, 48, 24, 16, 16, 18, 18, 20, 30, 46, 56, 42, 24, 14, 10, 6, 3],
  evening: [6, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 10, 24, 34, 38, 34, 24, 12],
  night: [34, 36, 34, 30, 24, 12, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 10, 22, 30],
};

const hourBeats: Beats = {
  count: 24,
  one: 'hours from 0 to 23',
  indexOf: (text) => (/^(\d|[01]\d|2[0-3])$/.test(text) ? Number(text) : undefined),
  named: daily,
  examples: '8-17, [9, 10, 14-16] or { 8-11: 3, 12-17: 1 }',
};

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const weekdayBeats: Beats = {
  count: 7,
  one: 'mon, tue, wed, thu, fri, sat, sun',
  indexOf(text) {
    const small = lowerAscii(text);
    const index = dayNames.findIndex((name) => name === small || name.slice(0, 3) === small);
    return index === -1 ? undefined : index;
  },
  named: { workdays: [1, 1, 1, 1, 1, 0, 0], weekend: [0, 0, 0, 0, 0, 1, 1] },
  examples: 'mon-fri, [tue, thu] or { mon-fri: 5, sat: 1 }',
};

/** Which hours are how likely. */
export const hoursOption: Option<readonly number[] | undefined> = rhythmOption(hourBeats, {
  summary:
    'Which hours of the day (of UTC, where there is a time zone) come how often: day, office, commute, evening or night, hours such as 8-17 (from 08:00 to 17:59), or weights of them; all alike if absent, and without effect on days.',
});

/** Which days of the week are how likely. */
export const weekdaysOption: Option<readonly number[] | undefined> = rhythmOption(weekdayBeats, {
  summary:
    'Which days of the week come how often: workdays, weekend, days such as mon-thu, or weights of them; all alike if absent.',
});
