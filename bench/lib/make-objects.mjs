/** Makes rows as objects and drops them: `node bench/lib/make-objects.mjs <library> <schema> <rows>`. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [library, schema, rows] = process.argv.slice(2);
const { openSchema } = await import(pathToFileURL(library).href);
const opened = await openSchema(readFileSync(schema, 'utf8'));
// Sums up something of each object, so that none may be left out.
let letters = 0;
for (const row of opened.tables[0].rows({ take: Number(rows) })) letters += row.email?.length ?? 0;
if (letters === 0) throw new Error('No objects were made.');
