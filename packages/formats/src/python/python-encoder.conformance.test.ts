import {
  batchOf,
  boolCells,
  codesCells,
  dateCells,
  decimalCells,
  encodeToText,
  expectedJson,
  float64Cells,
  int32Cells,
  mixedCells,
  testEncoder,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { pythonWith, runProgram } from '../shared/readers/programs-for-tests.ts';
import { pythonEncoder } from './python-encoder.ts';

const python = pythonWith();

/** Runs the module in Python and prints its list. */
function run(text: string, print: string): string {
  const script = `import sys, json\nsys.stdout.reconfigure(encoding='utf-8')\nsys.modules['rows'] = type(sys)('rows')\nscope = vars(sys.modules['rows'])\nexec(compile(sys.stdin.buffer.read(), 'rows.py', 'exec'), scope)\nthings = scope['things']\n${print}`;
  return runProgram(python ?? '', ['-I', '-c', script], text);
}

const rows = 'json.dump([list(row.values()) for row in things], sys.stdout)';
const tuples = `
from base64 import b64encode
def shown(v):
    if v is None or isinstance(v, (bool, int, float, str, dict)): return v
    if isinstance(v, bytes): return b64encode(v).decode()
    return format(v, "f") if type(v).__name__ == "Decimal" else str(v)
json.dump([[shown(v) for v in row] for row in things], sys.stdout)`;

/** Typed values are printed as Python prints them: points in time with a blank, and times without a fraction of zero. */
const printed = (text: string | null, column: Parameters<typeof expectedJson>[1]): unknown => {
  if (text === null || column.type.kind === 'decimal') return text;
  const fraction = /^(.*\d\d:\d\d:\d\d)(\.\d+)?(Z?)$/;
  if (!['time', 'timestamp', 'timestamptz'].includes(column.type.kind)) return expectedJson(text, column);
  return text.replace('T', ' ').replace(fraction, (_, begin: string, digits = '', zone: string) => {
    const six = `${digits}`.padEnd(7, '0').replace(/^\.?0+$/, '');
    return begin + six + (zone === 'Z' ? '+00:00' : '');
  });
};

describe.skipIf(python === undefined)('read by Python (skipped where there is no python3)', () => {
  testEncoder(pythonEncoder, {
    options: { values: 'plain' },
    runs: 30,
    readBack: (text) => JSON.parse(run(text, rows)),
    // JSON is text there.
    expected: (text, column) => (column.type.kind === 'json' ? text : expectedJson(text, column)),
  });
  testEncoder(pythonEncoder, {
    options: { rows: 'tuple' },
    runs: 30,
    readBack: (text) => JSON.parse(run(text, tuples)),
    expected: printed,
    mostRows: 20_000,
  });
});

describe('python', () => {
  const batch = batchOf({
    id: int32Cells([1, 2]),
    'full name': codesCells(['Ann', null]),
    class: boolCells([true, false]),
    price: decimalCells([150, -5], 2),
    born: dateCells([0, 1]),
    json: codesCells(['{"a": [null]}', null], { kind: 'json' }),
  });

  it('writes a list of dicts with values of Python', () => {
    expect(encodeToText(pythonEncoder, batch)).toBe(`import json
from datetime import date, datetime, time
from decimal import Decimal

things = [
    {"id": 1, "full name": "Ann", "class": True, "price": Decimal("1.50"), "born": date.fromisoformat("1970-01-01"), "json": json.loads("{\\"a\\": [null]}")},
    {"id": 2, "full name": None, "class": False, "price": Decimal("-0.05"), "born": date.fromisoformat("1970-01-02"), "json": None},
]
`);
  });

  it('writes plain values, and names that Python takes', () => {
    const text = encodeToText(pythonEncoder, batchOf({ n: decimalCells([150], 2) }), {
      options: { values: 'plain', rows: 'tuple', name: 'class' },
    });

    expect(text).toBe('class_ = [\n    (1.50,),\n]\n');
  });

  it.skipIf(python === undefined)('writes objects of a dataclass (skipped where there is no python3)', () => {
    const text = encodeToText(pythonEncoder, batch, { options: { rows: 'dataclass' } });

    expect(
      run(text, 'print([things[0].full_name, things[0].class_, things[0].price, things[0].born.year, things[1].json])'),
    ).toBe("['Ann', True, Decimal('1.50'), 1970, None]\n");
    expect(text).toContain('class ThingsRow:\n    id: int\n    full_name: str | None\n    class_: bool\n');
  });

  it.skipIf(python === undefined)(
    'tells fields apart that would have the same name (skipped where there is no python3)',
    () => {
      const odd = batchOf({ 'a b': ['1'], a_b: ['2'], __x: ['3'], '1x': ['4'], date: dateCells([0]), é: ['5'] });

      const text = encodeToText(pythonEncoder, odd, { options: { rows: 'dataclass' } });

      expect(run(text, 'print(list(vars(things[0]))[:5])')).toBe("['a_b', 'a_b_2', '_x', '_1x', 'date']\n");
    },
  );

  it.skipIf(python === undefined)('makes values of their types (skipped where there is no python3)', () => {
    const typed = batchOf({
      at: timestampCells([{ days: 1, ms: 5 }], 'ms', true),
      local: timestampCells([{ days: 1, ms: 5, us: 7 }], 'us', false),
      time: timeCells([{ days: 0, ms: 5 }], 's'),
      id: uuidCells(['46437f47-ec05-4753-9dab-2333868b2cf8']),
      big: wideCells([2n ** 63n - 1n]),
      ratio: float64Cells([0.5]),
      bytes: codesCells(['aGFsbG8='], { kind: 'bytes' }),
      flag: mixedCells([1], [boolCells([true]), codesCells(['false'], { kind: 'boolean' })]),
    });

    const text = encodeToText(pythonEncoder, typed);

    expect(run(text, 'print(*things[0].values())')).toBe(
      "1970-01-02 00:00:00.005000+00:00 1970-01-02 00:00:00.005007 00:00:00 46437f47-ec05-4753-9dab-2333868b2cf8 9223372036854775807 0.5 b'hallo' False\n",
    );
  });
});
