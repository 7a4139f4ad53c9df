import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import type { TableUse } from '../recipe/recipe.ts';
import { digits } from './digits.ts';
import { inflected } from './inflected.ts';
import { pick } from './pick.ts';
import { scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const context = view('person', 'context');
const subjects = [subjectOf('person', { context: pick(['f1', 'm1', 'm2']) })];
const fathers = { text: ['Иванович', 'Ильич', 'Фомич'], feminine: ['Ивановна', 'Ильинична', 'Фоминична'] };
const use: TableUse = { table: 'person.patronymic', otherForm: 'feminine' };
const recipe = inflected(pick({ table: 'person.patronymic' }), context, { forms: [1, 0, 0], of: use });

describe('a word in the form that agrees', () => {
  it('has the feminine form where the row asks for it, of the same word', async () => {
    const locales = { base: { tables: { 'person.patronymic': fathers } } };
    const columns = { context, word: pick({ table: 'person.patronymic' }), v: recipe };
    const world = await worldOf({ t: { rows: 300, columns } }, { subjects, locales });

    const contexts = textsOf(world, ['t', 'context'], 300);
    const made = textsOf(world, ['t', 'v'], 300);

    const wrong = made.filter((text, row) => {
      const list = contexts[row] === 'f1' ? fathers.feminine : fathers.text;
      return !list.includes(text ?? '');
    });
    expect(wrong).toEqual([]);
    expect(new Set(made).size).toBe(6);
    expect(scopeOf(world).capacity(recipe)).toBe(3n);
    expect(scopeOf(world).explain(recipe)).toMatch(/in the form for context of the row's person$/);
  });

  it('stays as it is where the table has one form', async () => {
    const locales = { base: { tables: { 'person.patronymic': { text: fathers.text } } } };
    const plain = pick({ table: 'person.patronymic' });
    const settings = { subjects, locales };
    const world = await worldOf({ t: { rows: 100, columns: { v: recipe } } }, settings);
    const without = await worldOf({ t: { rows: 100, columns: { v: plain } } }, settings);

    expect(textsOf(world, ['t', 'v'], 100)).toEqual(textsOf(without, ['t', 'v'], 100));
    expect(scopeOf(world).explain(recipe)).toBe(scopeOf(world).explain(plain));
  });

  it('is a defect for what has no code', async () => {
    const wrong = inflected(digits(1), context, { forms: [1, 0, 0], of: use });
    const locales = { base: { tables: { 'person.patronymic': fathers } } };
    const world = await worldOf({ t: { rows: 1, columns: { v: wrong } } }, { subjects, locales });

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('A word with several forms needs codes');
  });
});
