import { isNumeric } from '@populace/core';
import { expectedJson, testRowCounts } from '@populace/testkit';
import { describe } from 'vitest';
import { pythonWith } from '../shared/readers/programs-for-tests.ts';
import { pythonJson } from '../shared/readers/python-json-for-tests.ts';
import { msgpackEncoder } from './msgpack-encoder.ts';

/** Whole numbers as text, as those of JSON are rounded when they are read. */
const SCRIPT = `
import base64, json, sys, msgpack
def shown(value):
    if isinstance(value, bytes): return base64.b64encode(value).decode()
    return str(value) if type(value) is int else value
json.dump([[shown(value) for value in row.values()] for row in msgpack.Unpacker(open(sys.argv[1], 'rb'))], sys.stdout)
`;

const python = pythonWith('msgpack');

describe.skipIf(python === undefined)('MessagePack read by Python (skipped where it has no msgpack)', () => {
  testRowCounts(msgpackEncoder, {
    readBack: (bytes) => pythonJson(python ?? '', SCRIPT, bytes) as unknown[][],
    expected: (text, column) =>
      isNumeric(column.type) && column.type.kind !== 'float64' ? text : expectedJson(text, column),
  });
});
