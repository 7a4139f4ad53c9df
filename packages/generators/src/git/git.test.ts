import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { contactSubject } from '../contact/contact.subject.ts';
import { personSubject } from '../person/person.subject.ts';
import { placeSubject } from '../place/place.subject.ts';
import { branch } from './branch.ts';
import { commitDate } from './commit-date.ts';
import { commitEntry } from './commit-entry.ts';
import { commitMessage } from './commit-message.ts';
import { commitSha } from './commit-sha.ts';

const subjects = [contactSubject, personSubject, placeSubject];

testGenerator(commitSha, { options: [{}, { length: 7 }], matches: /^([0-9a-f]{40}|[0-9a-f]{7})$/ });
testGenerator(branch, { matches: /^((feature|fix|chore|docs)\/)?[a-z]+(-[a-z]+)+(-\d{3})?$/ });
testGenerator(commitMessage, { matches: /^[a-z]+(-[a-z]+)? [a-z]+(-[a-z]+)*( [A-Za-z ]+)?$/ });
testGenerator(commitDate, { matches: /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d \d{4} [+-]\d{4}$/ });
testGenerator(commitEntry, {
  subjects,
  matches: /^commit [0-9a-f]{40}\nAuthor: .+ <[^ ]+@[^ ]+>\nDate: {3}[A-Z].+ [+-]\d{4}\n\n {4}[a-z].+\n$/,
});

it('is on the day of the week that it says, in the year before now', async () => {
  for (const text of await valuesMadeBy(commitDate, {}, { now: '2026-11-21T10:00:00Z', rows: 1000 })) {
    const [weekday, month, day, , year] = text.split(' ');
    const date = new Date(`${month} ${day} ${year} UTC`);

    expect(date.toUTCString().slice(0, 3)).toBe(weekday);
    expect(date.getTime()).toBeLessThan(Date.parse('2026-11-21'));
    expect(date.getTime()).toBeGreaterThan(Date.parse('2025-11-20'));
  }
});
