import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';

describeInBrowser('opening the Studio', () => {
  const studio = useStudio();

  it('shows its bars and its first screen', async () => {
    const { page } = await studio.open('/');

    await page.getByRole('banner').waitFor();
    await page.getByRole('navigation').first().waitFor();
    expect(await page.title()).toContain('Populace');
    expect(await page.getByRole('main').textContent()).not.toBe('');
  });

  it('opens any screen at its address, and again when it is loaded anew', async () => {
    const { page } = await studio.open('/generators/person.fullName');

    await page.reload();

    await page.getByRole('main').waitFor();
    expect(new URL(page.url()).pathname).toBe('/generators/person.fullName');
  });

  it('asks for nothing but files of its own', async () => {
    const { asked } = await studio.open('/');

    expect(asked[0]).toBe(studio.url());
    expect(asked.every((url) => url.startsWith(studio.url()))).toBe(true);
  });

  it('is watched: what goes wrong in its pages is noticed', async () => {
    const visit = await studio.open('/');
    visit.allow(/./);

    await visit.page.evaluate(() => {
      console.error('told');
      setTimeout(() => {
        throw new Error('thrown');
      });
      const script = document.createElement('script');
      script.textContent = 'document.title = "run"';
      const image = document.createElement('img');
      image.src = 'http://elsewhere.test/a.png';
      document.head.append(script, image);
    });

    await expect
      .poll(() => visit.troubles)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^console: told/),
          expect.stringMatching(/^page: Error: thrown/),
          expect.stringMatching(/^policy: script-src-elem refuses inline/),
          expect.stringMatching(/^policy: img-src refuses http:\/\/elsewhere\.test/),
        ]),
      );
    expect(await visit.page.title()).not.toBe('run');
  });

  it('has the policy of the server in the page, for hosts that send none', async () => {
    const { page } = await studio.open('/');
    const answer = await page.request.get(studio.url());

    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text()) ?? [];

    const sent = answer.headers()['content-security-policy'];
    expect(`${policy.replaceAll('&#39;', "'")}; frame-ancestors 'none'`).toBe(sent);
  });

  it('is the same page where a host sends 404.html', () => {
    const [index, other] = ['index.html', '404.html'].map((name) =>
      readFileSync(new URL(`../../dist/app/${name}`, import.meta.url), 'utf8'),
    );

    expect(other).toBe(index);
    expect(index).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  });
});
