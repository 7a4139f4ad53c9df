import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encoders } from './index.gen.ts';

it('has as many formats as the README states', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

  expect(readme).toContain(`**${encoders.length} formats.**`);
});
