import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { domain } from './domain.ts';
import { url } from './url.ts';

testGenerator(url, {
  subjects,
  options: [{}, { path: false }],
  matches: /^https:\/\/www\.[a-z]+(-[a-z]+)*\.example\/[a-z]*$/,
});

it("is at the domain of the row's company, with the path of a page where wished", async () => {
  const rows = await rowsMadeBy({ domain, page: url, site: [url, { path: false }] }, { subjects });

  expect(rows.map(({ site }) => site)).toEqual(rows.map((row) => `https://www.${row.domain}/`));
  expect(rows.filter(({ page, site }) => !page.startsWith(site))).toEqual([]);
  expect(new Set(rows.map(({ page }) => new URL(page).pathname)).size).toBe(12);
});
