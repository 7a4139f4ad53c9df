import { isNumeric } from '@populace/core';
import { expectedJson, testRowCounts } from '@populace/testkit';
import { describe } from 'vitest';
import { toMicroseconds } from '../shared/columnar/value-texts-for-tests.ts';
import { pythonWith } from '../shared/readers/programs-for-tests.ts';
import { pythonJson } from '../shared/readers/python-json-for-tests.ts';
import { avroEncoder } from './avro-encoder.ts';

/** Whole numbers as text, as those of JSON are rounded when they are read; times to the microsecond. */
const SCRIPT = `
import base64, datetime, json, sys, avro.datafile, avro.io
def shown(value):
    if value is None or isinstance(value, (bool, float, str)): return value
    if isinstance(value, bytes): return base64.b64encode(value).decode()
    if isinstance(value, datetime.datetime): return value.isoformat(timespec='microseconds').replace('+00:00', 'Z')
    if isinstance(value, datetime.time): return value.isoformat(timespec='microseconds')
    return str(value)
with avro.datafile.DataFileReader(open(sys.argv[1], 'rb'), avro.io.DatumReader()) as rows:
    json.dump([[shown(value) for value in row.values()] for row in rows], sys.stdout)
`;

const python = pythonWith('avro.datafile');

// It takes points in time without a zone for numbers.
const COLUMNS = 'whole wide price exact float yes day second micro moment uuid word note digits joined blob json';

describe.skipIf(python === undefined)('Avro read by Python (skipped where it has no avro)', () => {
  testRowCounts(avroEncoder, {
    options: { compression: 'deflate' },
    columns: COLUMNS.split(' '),
    // Python takes long for all of them.
    mostColumns: ['moment', 'note'],
    readBack: (bytes) => pythonJson(python ?? '', SCRIPT, bytes) as unknown[][],
    expected(text, column) {
      if (column.type.kind === 'json' || (isNumeric(column.type) && column.type.kind !== 'float64')) return text;
      return toMicroseconds(text, column) === text ? expectedJson(text, column) : toMicroseconds(text, column);
    },
  });
});
