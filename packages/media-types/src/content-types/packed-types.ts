import type { ContentType } from './content-type.ts';

// The packed table is searched as it stands: a look-up costs some 20 µs, while unpacking 2,500 lines costs 10 ms at start-up.
// Its form is described in the head of content-types.gen.ts.

/** Unpacks the whole table, in the order of the names. */
export function unpackAll(packed: string): ContentType[] {
  const types: ContentType[] = [];
  let top = '';
  for (const line of packed.split('\n')) {
    if (line.startsWith('#')) top = line.slice(1);
    else types.push(unpackLine(top, line));
  }
  return types;
}

/** Unpacks the type of a name in lower case. */
export function findType(packed: string, type: string): ContentType | undefined {
  const [top = '', subtype = '', more] = type.split('/');
  if (more !== undefined || !/^[-a-z]+$/.test(top) || !/^[-a-z0-9+._]+$/.test(subtype)) return undefined;
  const start = `\n${packed}`.indexOf(`\n#${top}\n`);
  if (start < 0) return undefined;
  const next = packed.indexOf('\n#', start);
  const section = packed.slice(start, next < 0 ? packed.length : next);
  for (let at = section.indexOf(subtype); at >= 0; at = section.indexOf(subtype, at + 1)) {
    // Two marks stand between the line's beginning and the name.
    const ends = isOneOf(section.charAt(at + subtype.length), ['', '\n', ' ', ';']);
    if (section.charAt(at - 3) === '\n' && ends) return unpackLine(top, lineAt(section, at));
  }
  return undefined;
}

/** Finds the names of the types that have an extension in lower case. */
export function findTypesWith(packed: string, extension: string): string[] {
  if (!/^[-a-z0-9_]+$/.test(extension)) return [];
  const wanted = ` ${extension}`;
  const found: string[] = [];
  for (let at = packed.indexOf(wanted); at >= 0; at = packed.indexOf(wanted, at + 1)) {
    if (!isOneOf(packed.charAt(at + wanted.length), ['', '\n', ' '])) continue;
    const top = lineAt(packed, packed.lastIndexOf('#', at)).slice(1);
    found.push(unpackLine(top, lineAt(packed, at)).type);
  }
  return found;
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end);
}

function isOneOf(character: string, characters: readonly string[]): boolean {
  return characters.includes(character);
}

const sources = { i: 'iana', a: 'apache', n: 'nginx', m: 'none' } as const;

function unpackLine(top: string, line: string): ContentType {
  const [name = '', ...extensions] = line.slice(2).split(' ');
  const [subtype = '', charset] = name.split(';');
  const mark = line.charAt(1);
  return {
    type: `${top}/${subtype}`,
    extensions,
    source: sources[line.charAt(0) as keyof typeof sources], // The tool that packs writes these four marks only.
    compressible: mark === '.' ? undefined : mark === '+',
    charset,
  };
}
