import { readOds, streamOdsRows } from 'hucre/ods';
import { describeReaders, type ReadSheets } from '../shared/sheet/describe-readers-for-tests.ts';
import { planDocument } from './ods-document.ts';

const readWhole: ReadSheets = async (bytes) => {
  const { sheets } = await readOds(bytes);
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
};

const readStream: ReadSheets = async (bytes) => {
  // It knows the sheets of rows by their numbers alone.
  const names = Object.keys(await readWhole(bytes));
  const sheets = Object.fromEntries(names.map((name): [string, unknown[][]] => [name, []]));
  for await (const { sheetIndex = 0, values } of streamOdsRows(bytes)) {
    sheets[names[sheetIndex] ?? '']?.push([...values]);
  }
  return sheets;
};

describeReaders({
  plan: planDocument,
  readers: { hucre: readWhole, 'the streaming reader of hucre': readStream },
  manyRows: 40_000,
});
