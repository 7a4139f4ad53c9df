import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { jobArea } from './job-area.ts';
import { jobDescriptor } from './job-descriptor.ts';
import { jobType } from './job-type.ts';
import { skill } from './skill.ts';
import { suffix } from './suffix.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [jobArea, 'person.jobArea'],
  [jobDescriptor, 'person.jobDescriptor'],
  [jobType, 'person.jobType'],
  [skill, 'person.skill'],
  [suffix, 'person.suffix'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of person', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
