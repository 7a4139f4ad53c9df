import { textsOf, type WorldSettings, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { dialled } from './dialled.ts';
import { digits } from './digits.ts';
import { pick } from './pick.ts';
import { subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const forms = {
  national: ['0## #### ####', '0### ### ####', '0#### ######', '(0#) # # ### x'],
  international: ['+44 ## #### ####', '+44 ### ### ####', '+44 #### ######', '+44-#-##-###'],
};
const blocks = { area: ['20', '113', '1273', '1'], rest: ['7946', '496', '49', '6'], form: [0, 1, 2, 3] };
const settings: WorldSettings = {
  locales: { base: { tables: { 'place.phoneValid': blocks, 'place.phoneForm': forms } } },
  subjects: [subjectOf('contact', { block: pick({ table: 'place.phoneValid', column: 'area' }), line: digits(4) })],
};
const [block, line] = [view('contact', 'block'), view('contact', 'line')];

/** A number in a form, digit by digit. */
function written(form: string, number: string): string {
  const places = [...number];
  return form.replaceAll('#', () => places.shift() ?? 'missing');
}

describe('a telephone number', () => {
  it.each(['national', 'international'] as const)('is written as its block is, %s', async (style) => {
    const number = dialled({ block, table: 'place.phoneValid', style, line });
    const world = await worldOf({ t: { rows: 300, columns: { block, line, number } } }, settings);

    const [areas, lines] = ['block', 'line'].map((column) => textsOf(world, ['t', column], 300));

    const expected = areas?.map((area, row) => {
      const at = blocks.area.indexOf(area ?? '');
      return written(forms[style][at] ?? '', `${area}${blocks.rest[at]}${lines?.[row]}`);
    });
    expect(textsOf(world, ['t', 'number'], 300)).toEqual(expected);
    expect(new Set(areas).size).toBe(4);
    expect(new Set(lines).size).toBeGreaterThan(250);
  });

  it('leaves out its first digits where the form has fewer places', async () => {
    const tables = {
      'place.phoneValid': { area: ['911'], rest: ['7021'], form: [0] },
      'place.phoneForm': { national: ['0## 15-####-####'], international: ['+54 # ## ####-####'] },
    };
    const ofArgentina = { ...settings, locales: { base: { tables } } };
    const column = (style: 'national' | 'international') => dialled({ block, table: 'place.phoneValid', style, line });

    const world = await worldOf(
      { t: { rows: 3, columns: { line, national: column('national'), international: column('international') } } },
      ofArgentina,
    );

    const lines = textsOf(world, ['t', 'line'], 3);
    expect(textsOf(world, ['t', 'national'], 3)).toEqual(lines.map((own) => `011 15-7021-${own}`));
    expect(textsOf(world, ['t', 'international'], 3)).toEqual(lines.map((own) => `+54 9 11 7021-${own}`));
  });

  it('is a defect where the form has more places', async () => {
    const number = dialled({ block, table: 'place.phoneValid', style: 'national', line: digits(3) });

    await expect(
      worldOf({ t: { rows: 1, columns: { number } } }, settings).then((world) => textsOf(world, ['t', 'number'], 1)),
    ).rejects.toThrow('has no place for 207946 and 3 digits more');
  });
});
