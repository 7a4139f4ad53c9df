import { archiveNames, type ExportChoice, endOf } from './export-choice.ts';

/** What a command needs to know besides the choice. */
export interface CommandNames {
  /** The schema's file, as Download in Code names it. */
  readonly schemaFile: string;
  /** The file that the Studio saves. */
  readonly file: string;
  readonly extension: string;
  /** All tables, to name only what differs from all rows. */
  readonly offered: readonly { readonly table: string; readonly rowCount: number }[];
}

/** Returns the commands that write the same bytes, one per line; they read the schema from a file. */
export function commandOf(choice: ExportChoice, names: CommandNames): string {
  const { packing, from, tables } = choice;
  const { schemaFile, file, extension, offered } = names;
  const set = Object.entries(choice.options).flatMap(([name, value]) => ['--set', quoted(`${name}=${value}`)]);
  const command = (...words: readonly (string | number)[]): string =>
    ['npx populace generate', quoted(schemaFile), ...words, ...set].join(' ');
  const chosen = tables.length === offered.length ? [] : tables.flatMap(({ table }) => ['--table', quoted(table)]);
  if (packing === 'script') return command(...chosen, '--out', quoted(file));
  if (packing === 'zip' && isWhole(choice, offered)) {
    return command(...chosen, '--out', quoted(`out/{table}.${extension}${endOf(choice)}`));
  }
  const files = packing === 'table' ? [file] : archiveNames(choice, extension);
  const lines = tables.map(({ table, take }, index) => {
    const rows = isWhole({ from, tables: [{ table, take }] }, offered) ? [] : ['--from', from, '--take', take];
    return command('--table', quoted(table), ...rows, '--out', quoted(files[index] ?? table));
  });
  return lines.join('\n');
}

/** Returns the program that writes the same bytes with the library for Node. */
export function codeOf(choice: ExportChoice, { schemaFile, file, extension, offered }: CommandNames): string {
  const { format, options, from, packing, tables } = choice;
  const shared = {
    format: choice.compression === 'gzip' ? `${format}.gz` : format,
    ...(Object.keys(options).length === 0 ? {} : { options }),
  };
  const names = tables.map(({ table }) => table);
  const files = packing === 'table' ? [file] : archiveNames(choice, extension);
  const calls =
    packing !== 'table' && (packing === 'script' || isWhole(choice, offered))
      ? [{ out: packing === 'script' ? file : 'out/', tables: names, ...shared }]
      : tables.map(({ table, take }, index) => ({
          out: files[index] ?? table,
          tables: [table],
          from,
          take,
          ...shared,
        }));
  const lines = calls.map((call) => `await writeTables(schema, ${literal(call)});`);
  return `import { openSchemaFile, writeTables } from 'populace/node';

const schema = await openSchemaFile(${literal(schemaFile)});
${lines.join('\n')}
`;
}

/** Says whether a choice takes all rows of its tables. */
function isWhole({ from, tables }: Pick<ExportChoice, 'from' | 'tables'>, offered: CommandNames['offered']): boolean {
  const rowsOf = new Map(offered.map(({ table, rowCount }) => [table, rowCount]));
  return from === 0 && tables.every(({ table, take }) => take === rowsOf.get(table));
}

/** A word as shells take it: quoted where anything in it could mean something. */
function quoted(word: string): string {
  return /^[\w./=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A value as people write it in a program: an entry per line, names without quotes where they need none. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(
    ([key, entry]) => `${inner}${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)}: ${literal(entry, inner)},\n`,
  );
  return `{\n${entries.join('')}${indent}}`;
}
