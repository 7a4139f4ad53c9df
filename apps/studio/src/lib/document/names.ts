/** Why a text cannot be the name of a table or a column. */
export type NameFault = 'empty' | 'too-long' | 'control-character' | 'half-character';

const MOST_CHARACTERS = 128;

/** Returns what is wrong with a name; undefined where nothing is. Letters with accents are composed (NFC) when the name is written. */
export function faultOfName(name: string): NameFault | undefined {
  if (name === '') return 'empty';
  if (name.length > 4 * MOST_CHARACTERS || [...composed(name)].length > MOST_CHARACTERS) return 'too-long';
  if (/[\u0000-\u001F\u007F-\u009F]/.test(name)) return 'control-character';
  return /[\uD800-\uDFFF]/u.test(name) ? 'half-character' : undefined;
}

/** Returns a name in the form in which documents have names. */
export function composed(name: string): string {
  return name.normalize('NFC');
}

/** Returns a name, or where it is taken the name with the next free number: `email_2`, `orderId2`, `first name 2`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const [, stem = name, between = mark(name), digits = '1'] = /^(.*?)([_ -]?)([0-9]{1,6})$/s.exec(name) ?? [];
  for (let number = Number(digits) + 1; ; number++) {
    const ending = `${between}${number}`;
    const room = MOST_CHARACTERS - ending.length;
    const free = [...stem].slice(0, room).join('') + ending;
    if (!taken.has(free)) return free;
  }
}

/** What stands between a name and its number, in the manner of the name. */
function mark(name: string): string {
  if (name.includes(' ')) return ' ';
  return /[a-z][A-Z]/.test(name) ? '' : '_';
}
