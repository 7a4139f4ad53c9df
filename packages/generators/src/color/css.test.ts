import { testGenerator } from '@populace/testkit';
import { cmyk } from './cmyk.ts';
import { css } from './css.ts';
import { cssSupportedFunction } from './css-supported-function.ts';
import { cssSupportedSpace } from './css-supported-space.ts';
import { hsl } from './hsl.ts';
import { hwb } from './hwb.ts';
import { lab } from './lab.ts';
import { lch } from './lch.ts';
import { rgbFunction } from './rgb-function.ts';
import { shortHex } from './short-hex.ts';
import { space } from './space.ts';

/** Whether the numbers of a function of CSS lie within its ranges. */
function within(name: string, ...ranges: readonly (readonly [number, number])[]): (text: string) => boolean {
  return (text) => {
    const [, head, body = ''] = /^(\w+)\(([^()]*)\)$/.exec(text) ?? [];
    const numbers = body.split(/[ ,]+/).map((part) => Number(part.replace('%', '')));
    return (
      head === name &&
      numbers.length === ranges.length &&
      ranges.every(([min, max], at) => (numbers[at] ?? -1e9) >= min && (numbers[at] ?? 1e9) <= max)
    );
  };
}

testGenerator(rgbFunction, { matches: within('rgb', [0, 255], [0, 255], [0, 255]) });
testGenerator(hsl, { matches: within('hsl', [0, 359], [0, 100], [0, 100]) });
// Together they are at most 100 %, beyond which all is grey.
testGenerator(hwb, { matches: within('hwb', [0, 359], [0, 50], [0, 50]) });
testGenerator(lab, { matches: within('lab', [0, 100], [-100, 100], [-100, 100]) });
testGenerator(lch, { matches: within('lch', [0, 100], [0, 150], [0, 359]) });
testGenerator(cmyk, { matches: within('cmyk', [0, 100], [0, 100], [0, 100], [0, 100]) });
testGenerator(css, { matches: /^color\([a-z0-9-]+( [01]\.\d{3}){3}\)$/ });
testGenerator(shortHex, { matches: /^#[0-9a-f]{3}$/ });
testGenerator(space, { matches: /^[A-Za-z0-9. -]+$/ });
testGenerator(cssSupportedFunction, { matches: /^[a-z]+$/ });
testGenerator(cssSupportedSpace, { matches: /^[a-z0-9-]+$/ });
