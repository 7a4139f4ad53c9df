import { tableOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

describe('explanations of dirty columns', () => {
  it('say whether a text is dirty, in which form, and what it would be', async () => {
    const name = { generator: 'person.fullName', nulls: '10%' };
    const plain = await tableOf({ v: { generator: 'person.fullName' } }, 2000);
    const table = await tableOf({ v: { ...name, dirty: '40%' } }, 2000);
    const told = new Set<string>();

    for (let row = 0; row < 2000; row += 17) {
      const { value, made } = table.explain('v', row);
      const [drawn, form] = made?.draws ?? [];
      const isDirty = drawn?.kind === 'number' && drawn.number < 0.4 * 2 ** 32;
      told.add(made?.how ?? '');
      if (value !== null) expect(made?.text).toBe(value);
      expect(made).toMatchObject({ kind: 'dirty', notes: ['dirty below 1717986918'] });
      expect(made?.parts.map(({ text }) => text)).toEqual([plain.rowAt(row)['v']]);
      expect(made?.text !== made?.parts[0]?.text).toBe(isDirty);
      expect(drawn).toMatchObject({ stream: 'c:v', draw: 'dirty', of: 2 ** 32 });
      if (isDirty) expect(form).toMatchObject({ stream: 'c:v', draw: 'dirty/form', of: 5 });
      else expect(form).toBeUndefined();
    }
    expect([...told].toSorted()).toEqual([
      'dirty: a space before it; 40 % are dirty',
      'dirty: a space behind it; 40 % are dirty',
      'dirty: its letters in capitals; 40 % are dirty',
      'dirty: its letters without capitals; 40 % are dirty',
      'dirty: two spaces for one; 40 % are dirty',
      'not dirty; 40 % are dirty',
    ]);
  });

  it('say of a dirty text that it is first written in the type of its column', async () => {
    const table = await tableOf({ v: { generator: 'person.fullName', type: 'string(4)', dirty: '100%' } }, 1);

    const { made, text } = table.explain('v', 0);

    expect(made?.text).toBe(text);
    expect(made?.notes).toEqual(['dirty below 4294967296', 'the text below is first written as string(4)']);
  });

  it('say nothing of dirt where a locale lacks the value, or no text is dirty', async () => {
    const lacking = { generator: 'finance.iban', locale: 'ja_JP', missing: 'on request', dirty: '50%' };
    const table = await tableOf({ v: lacking, w: { generator: 'lorem.word', dirty: '0%' } }, 1);

    expect(table.explain('v', 0).made?.kind).not.toBe('dirty');
    expect(table.explain('w', 0).made?.kind).not.toBe('dirty');
  });
});
