import { type WrittenFolder, writeFolder } from '@populace/testkit/files';
import { afterEach } from 'vitest';

/** A schema with a table of each kind of values, and one that follows its rows. */
export const library = `populace: 1
tables:
  members:
    rows: 200
    columns:
      id: sequence
      card: { generator: string.pattern, pattern: "L-[0-9]{5}", unique: true }
      name: person.fullName
      joined_on: { generator: date.past, within: 5y, type: date }
      fee: { generator: number.decimal, min: 1, max: 40, scale: 2 }
      weight: { generator: number.float, min: 40, max: 90 }
      active: boolean
      note: { generator: lorem.sentence, nulls: 30% }
      seen_at: { generator: date.past, within: 90d, precision: ms, type: timestamptz }
      key: uuid
  loans:
    rows: { per: members, count: { between: [1, 3] } }
    unique: [[member_id, shelf]]
    columns:
      id: sequence
      member_id: { references: members.id }
      shelf: { generator: choice, values: [a, b, c, d] }
      replaces: { references: loans.id }
`;

const opened: WrittenFolder[] = [];
afterEach(() => {
  for (const folder of opened.splice(0)) folder.remove();
});

/** Writes a schema into a folder that is removed after the test. */
export async function written(
  options: Parameters<typeof writeFolder>[1] = {},
  text: string = library,
): Promise<WrittenFolder> {
  const folder = await writeFolder(text, options);
  opened.push(folder);
  return folder;
}
