import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type OpenedSchema, openSchema } from '@populace/library';
import {
  type VerifyFilesOptions,
  type VerifyReport,
  verify,
  type WriteTablesOptions,
  writeTables,
} from '@populace/library/node';

/** A schema that was written into a folder of its own, to be broken and verified. */
export interface WrittenFolder {
  readonly folder: string;
  readonly schema: OpenedSchema;
  path(name: string): string;
  /** The text of a file; of `.gz` what is in it. */
  read(name: string): string;
  write(name: string, text: string): void;
  /** Changes the lines of a file (the header is the first). */
  change(name: string, change: (lines: string[]) => readonly string[] | undefined): void;
  verify(options?: VerifyFilesOptions): Promise<VerifyReport>;
  remove(): void;
}

/** Writes the tables of a schema; without a manifest unless `manifest` says so, since every change of a file would be told by it. */
export async function writeFolder(text: string, options: Partial<WriteTablesOptions> = {}): Promise<WrittenFolder> {
  const folder = `${mkdtempSync(join(tmpdir(), 'populace-verify-'))}/`;
  const schema = await openSchema(text);
  await writeTables(schema, { manifest: false, ...options, out: folder });
  const path = (name: string): string => join(folder, name);
  const isPacked = (name: string): boolean => name.endsWith('.gz');
  const read = (name: string): string => {
    const bytes = readFileSync(path(name));
    return (isPacked(name) ? gunzipSync(bytes) : bytes).toString();
  };
  const write = (name: string, content: string): void =>
    writeFileSync(path(name), isPacked(name) ? gzipSync(content) : content);
  return {
    folder,
    schema,
    path,
    read,
    write,
    change(name, change) {
      const lines = read(name).split('\n');
      const last = lines.pop() ?? '';
      const changed = change(lines) ?? lines;
      write(name, [...changed, last].join('\n'));
    },
    verify: (more) => verify(schema, folder, more),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The codes of what was found, with what it is about and how often: `verify/orphan member_id → members.id 3`. */
export function foundIn({ findings }: VerifyReport): readonly string[] {
  return findings.map(({ code, subject, count }) => `${code} ${subject === '' ? '' : `${subject} `}${count}`);
}
