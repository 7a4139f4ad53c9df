import type { Pack } from '@populace/recipes';

/** A number in its three written forms. */
export interface WrittenPhone {
  readonly national: string;
  readonly international: string;
  readonly e164: string;
}

/** How many blocks of a table are looked at, evenly spread. */
const sampledBlocks = 400;

/** Writes the first, the last and some numbers between of evenly spread blocks of a table. */
export async function phonesOf(pack: Pack, table: string): Promise<readonly WrittenPhone[]> {
  const name = table.slice(table.indexOf('.') + 1);
  const digits = Number(pack.facts.get(`lineDigits.${name}`));
  const kinds = name.startsWith('mobile') ? [name, 'mobile', 'phone'] : [name, 'phone'];
  const kind = kinds.find((one) => pack.facts.has(`${one}.national`)) ?? 'phone';
  const form = (way: string): string => pack.facts.get(`${kind}.${way}`) ?? '';
  const forms = { national: form('national'), international: form('international'), e164: form('e164') };
  const { size, texts, numbers, columns } = await pack.table(table);
  const [areas, rests] = [texts('area'), texts('rest')];
  const grouped = columns.includes('form') ? await pack.table('place.phoneForm') : undefined;
  const lines = linesOf(digits);
  return spread(size, sampledBlocks).flatMap((row) =>
    lines.map((line) => {
      const write = (text: string): string =>
        text
          .replace('{area}', areas[row] ?? '')
          .replace('{rest}', rests[row] ?? '')
          .replace('{line}', line);
      const digits = `${areas[row]}${rests[row]}${line}`;
      const group = (style: string, text: string): string =>
        grouped === undefined ? write(text) : fill(grouped.texts(style)[numbers('form')[row] ?? 0] ?? '', digits);
      return {
        national: group('national', forms.national),
        international: group('international', forms.international),
        e164: write(forms.e164),
      };
    }),
  );
}

/** Puts digits in the places of a form; one with fewer leaves out the first digits, and none may be left over. */
function fill(form: string, digits: string): string {
  const places = [...digits].slice(-(form.split('#').length - 1));
  const text = form.replaceAll('#', () => places.shift() ?? '#');
  return `${text}${places.join('')}`;
}

/** Some lines of `digits` digits, with the first and the last. */
function linesOf(digits: number): readonly string[] {
  const count = 10 ** digits;
  return spread(count, 7).map((line) => String(line).padStart(digits, '0'));
}

/** At most `most` of the numbers from 0 to below `count`, evenly spread, with the first and the last. */
export function spread(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.floor((at * (count - 1)) / (most - 1)));
}
