import type { ExportChoice } from './export-choice.ts';

/** Tables as the export offers them, to say only what differs from all rows. */
interface Offered {
  readonly table: string;
  readonly rowCount: number;
}

/** Returns the commands that write the same bytes, one a line; they read the schema from a file. */
export function commandOf(choice: ExportChoice, file: string, extension: string, offered: readonly Offered[]): string {
  const { packing } = choice;
  const end = choice.compression === 'gzip' ? '.gz' : '';
  const set = Object.entries(choice.options).map(([name, value]) => `--set ${quoted(`${name}=${value}`)}`);
  const rowsOf = new Map(offered.map(({ table, rowCount }) => [table, rowCount]));
  const base = ['npx populace generate', quoted(file)];
  if (packing === 'script') {
    const tables = tableFlags(choice, offered);
    return [...base, ...tables, '--out', quoted(`out.${extension}${end}`), ...set].join(' ');
  }
  const isWhole = choice.from === 0 && choice.tables.every(({ table, take }) => take === rowsOf.get(table));
  if (isWhole && packing === 'zip') {
    return [...base, ...tableFlags(choice, offered), '--out', quoted(`out/{table}.${extension}${end}`), ...set].join(
      ' ',
    );
  }
  return choice.tables
    .map(({ table, take }) => {
      const window = take === rowsOf.get(table) && choice.from === 0 ? [] : ['--from', choice.from, '--take', take];
      return [
        ...base,
        '--table',
        quoted(table),
        ...window,
        '--out',
        quoted(`${table}.${extension}${end}`),
        ...set,
      ].join(' ');
    })
    .join('\n');
}

function tableFlags({ tables }: ExportChoice, offered: readonly Offered[]): readonly string[] {
  return tables.length === offered.length ? [] : tables.map(({ table }) => `--table ${quoted(table)}`);
}

/** A word as shells take it: quoted where anything in it could mean something. */
function quoted(word: string): string {
  return /^[\w./=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Returns the program that writes the same bytes with the library for Node. */
export function codeOf(choice: ExportChoice, file: string, offered: readonly Offered[]): string {
  const { compression, format, options, from, packing } = choice;
  const rowsOf = new Map(offered.map(({ table, rowCount }) => [table, rowCount]));
  const shared = {
    format: compression === 'gzip' ? `${format}.gz` : format,
    ...(Object.keys(options).length === 0 ? {} : { options }),
  };
  const isWhole = from === 0 && choice.tables.every(({ table, take }) => take === rowsOf.get(table));
  const calls =
    isWhole || packing === 'script'
      ? [
          {
            out: packing === 'script' ? `out.${format}` : 'out/',
            tables: choice.tables.map(({ table }) => table),
            ...shared,
          },
        ]
      : choice.tables.map(({ table, take }) => ({ out: 'out/', tables: [table], from, take, ...shared }));
  const lines = calls.map((call) => `await writeTables(schema, ${JSON.stringify(call)});`);
  return `import { openSchemaFile, writeTables } from 'populace/node';

const schema = await openSchemaFile(${JSON.stringify(file)});
${lines.join('\n')}
`;
}
