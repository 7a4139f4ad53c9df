import type { Encoder } from '@populace/cells';
import { encoders } from '@populace/formats';
import { expectedJson } from './expected-json.ts';
import { testEncoder } from './test-encoder.ts';

/** An encoder whose format has names of letters, digits and `_` only. */
function withStrictNames(id: string): Encoder {
  const encoder = encoders.find((one) => one.id === id);
  if (encoder === undefined) throw new RangeError(`There is no encoder ${id}.`);
  return {
    ...encoder,
    plan(columns, ...more) {
      const wrong = columns.find(({ name }) => !/^\w+$/.test(name));
      if (wrong !== undefined) throw new RangeError(`The name ${wrong.name} is not allowed.`);
      return encoder.plan(columns, ...more);
    },
  };
}

testEncoder(withStrictNames('ndjson'), {
  names: (index) => `column_${index}`,
  readBack: (text) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => Object.values(JSON.parse(line))),
  expected: expectedJson,
  runs: 20,
  mostRows: 10,
});
