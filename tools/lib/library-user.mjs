// What a user of the library writes: opens the schema named on the command line and prints the first rows of every table.
import { readFileSync } from 'node:fs';
import { openSchema } from 'populace';

// JSON has no whole numbers beyond 2^53; their digits are compared as text.
const plain = (_, value) => (typeof value === 'bigint' ? `${value}n` : value);

const schema = await openSchema(readFileSync(process.argv[2], 'utf8'));
for (const table of schema.tables) {
  for await (const row of table.rows({ take: 200 })) console.log(JSON.stringify(row, plain));
}
