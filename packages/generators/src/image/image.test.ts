import { rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { firstName } from '../person/first-name.ts';
import { lastName } from '../person/last-name.ts';
import { personSubject } from '../person/person.subject.ts';
import { avatar } from './avatar.ts';
import { placeholder } from './placeholder.ts';

const subjects = [personSubject];
/** What a URI may consist of (RFC 3986, 2). */
const URI = /^data:image\/svg\+xml,([A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-F]{2})+$/;

testGenerator(avatar, { subjects, matches: URI });
testGenerator(placeholder, { options: [{}, { text: "100% <b>'ok'</b>" }], matches: URI });

const pictureOf = (uri: string): string => decodeURIComponent(uri.slice(uri.indexOf(',') + 1));
const textOf = (uri: string): string => /<text [^>]*>(.*)<\/text>/.exec(pictureOf(uri))?.[1] ?? '';

describe('a picture', () => {
  it('has the initials of the row’s person, in any script', async () => {
    for (const row of await rowsMadeBy({ firstName, lastName, avatar }, { subjects })) {
      expect(textOf(row.avatar)).toBe(`${[...row.firstName][0]}${[...row.lastName][0]}`);
    }
  });

  it('says its size, or another text, which is text and no markup', async () => {
    const [plain = ''] = await valuesMadeBy(placeholder, { width: 300, height: 20 });
    const [told = ''] = await valuesMadeBy(placeholder, { text: 'a < b & c' });

    expect(textOf(plain)).toBe('300 × 20');
    expect(pictureOf(plain)).toContain("width='300' height='20'");
    expect(textOf(told)).toBe('a &lt; b &amp; c');
  });

  it('is fetched from no host', async () => {
    for (const uri of await valuesMadeBy(placeholder)) {
      expect(pictureOf(uri).replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\/|url\(|<script|href/);
    }
  });
});
