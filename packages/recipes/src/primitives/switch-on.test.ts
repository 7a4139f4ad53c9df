import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { concat } from './concat.ts';
import { constant } from './constant.ts';
import { digits } from './digits.ts';
import { integer } from './integer.ts';
import { pick } from './pick.ts';
import { subjectOf } from './sketches-for-tests.ts';
import { switchOn } from './switch-on.ts';
import { view } from './view.ts';

const form = view('thing', 'form');
const subjects = [subjectOf('thing', { form: pick(['number', 'word', 'both']) })];

describe('a recipe for each code', () => {
  it('is the one that stands at the code of the row', async () => {
    const recipe = switchOn(form, [
      integer(0n, 9n),
      pick(['a', 'b']),
      concat(pick(['a', 'b']), constant('-'), digits(1)),
    ]);
    const world = await worldOf({ t: { rows: 300, columns: { form, v: recipe } } }, { subjects });
    const shapes: { readonly [name: string]: RegExp } = { number: /^\d$/, word: /^[ab]$/, both: /^[ab]-\d$/ };

    const forms = textsOf(world, ['t', 'form'], 300);
    const values = textsOf(world, ['t', 'v'], 300);

    expect(values.filter((value, row) => !shapes[forms[row] ?? '']?.test(value ?? ''))).toEqual([]);
    expect(new Set(forms).size).toBe(3);
  });

  it('leaves the values of an option as they are, whatever the others are', async () => {
    const of = (other: string) => switchOn(form, [integer(0n, 9n), constant(other), digits(2)]);
    const world = await worldOf({ t: { rows: 200, columns: { v: of('x') } } }, { subjects });
    const changed = await worldOf({ t: { rows: 200, columns: { v: of('other') } } }, { subjects });

    const [first, second] = [textsOf(world, ['t', 'v'], 200), textsOf(changed, ['t', 'v'], 200)];

    expect(second).toEqual(first.map((value) => (value === 'x' ? 'other' : value)));
  });

  it('is a defect where there is not one option a code', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: switchOn(form, [digits(1)]) } } }, { subjects });

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('A switch needs a code for each of its options');
  });
});
