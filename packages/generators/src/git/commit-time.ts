import { civilFromDays, type Moment } from '@populace/calendar';
import { made, type Recipe } from '@populace/recipes';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Zones of many programmers, as hours and minutes from UTC. */
const ZONES = ['-0800', '-0700', '-0500', '-0400', '+0000', '+0100', '+0200', '+0300', '+0530', '+0800', '+0900'];

/** The recipe of a point in time of the year before `now`, as git log writes it: `Thu Jan 1 10:20:30 2026 +0100`. */
export function commitTime(now: Moment): Recipe {
  return made('a point in time of the last year, as git log writes it', 40, ({ below }) => {
    const days = now.days - 1 - below(365);
    const { year, month, day } = civilFromDays(days);
    const time = [24, 60, 60].map((span) => `${below(span)}`.padStart(2, '0')).join(':');
    // 1970-01-01 was a Thursday.
    const weekday = DAYS[(((days + 4) % 7) + 7) % 7] ?? '';
    const zone = ZONES[below(ZONES.length)] ?? '';
    return `${weekday} ${MONTHS[month - 1] ?? ''} ${day} ${time} ${year} ${zone}`;
  });
}
