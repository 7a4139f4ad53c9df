/**
 * What decides how each test of data ends: files, folders, and packages that judge. The engine is not among them where rows are judged,
 * since frozen outputs hold it to its bytes; whoever changes those on purpose runs the whole ring.
 */

/** What makes the modules of tables from their sources. */
const packMakers = ['tools/packs.mjs', 'tools/lib/pack-encoder.mjs', 'tools/lib/pack-spellings.mjs', 'tools/lib/packs'];

/** What recipes are made of. */
const recipes = ['packages/recipes/src', 'packages/core/src/random', 'packages/calendar/src', 'packages/unicode/src'];

/** What makes a row. */
const rows = [...packMakers, ...recipes, 'packages/generators/src', 'packages/locales/src', 'packages/places/src'];

const phoneJudges = ['awesome-phonenumber', 'libphonenumber-js'];
const postcodeJudges = ['postal-codes-js', 'postcode-validator'];
const rowJudges = [...phoneJudges, ...postcodeJudges, 'card-validator', 'ibantools', 'stdnum', 'validator'];
const judged = { files: [...rows, 'packages/testkit/src/judges'], packages: rowJudges };

/** By the path of the test; the first that fits is taken. The test itself is always among its inputs. */
const declarations = [
  [/^packages\/recipes\//, () => ({ files: recipes, packages: [] })],
  [
    /^packages\/places\/src\/(\w+)\//,
    (country) => ({
      files: [
        ...packMakers,
        'packages/recipes/src/locale',
        'packages/recipes/src/pack',
        `packages/places/src/${country}`,
        'packages/testkit/src/judges/postcodes.ts',
        'packages/testkit/src/locale',
      ],
      packages: [...phoneJudges, ...postcodeJudges],
    }),
  ],
  [
    /\/judged\/scoreboard\./,
    () => ({
      ...judged,
      files: [...judged.files, 'bench/scoreboard', 'docs/scoreboard.json', 'packages/library/src/names'],
    }),
  ],
  [/\/judged\/unique-names\./, () => judged],
  [
    /^packages\/generators\/src\/national\/numbers\./,
    () => ({
      files: [...recipes, 'packages/generators/src', 'packages/testkit/src/generator', 'packages/testkit/src/judges'],
      packages: rowJudges,
    }),
  ],
  [
    /^(.*\/judged\/)\w+-locales\./,
    (folder) => ({ ...judged, files: [...judged.files, `${folder}judge-locales-for-tests.ts`] }),
  ],
  [/\/templates-in-mixes\./, () => ({ files: [...rows, 'apps/studio/src/lib/templates', 'examples'], packages: [] })],
  [
    /\/infer-locales\./,
    () => ({
      files: [
        'packages/recipes/src/locale',
        'packages/importers/src',
        'packages/library/src/catalogue-locales.ts',
        'packages/library/src/infer-schema.ts',
        'packages/locales/src',
        'packages/places/src',
      ],
      packages: [],
    }),
  ],
  [
    /^bench\/examples\./,
    () => ({
      files: [
        ...rows,
        'bench/lib',
        'bench/promises',
        'examples',
        'packages/cells/src',
        'packages/engine/src',
        'packages/formats/src/csv',
        'packages/formats/src/shared/delimited',
        'packages/formulas/src',
        'packages/output/src',
        'packages/schema/src',
      ],
      packages: ['@duckdb/node-api'],
    }),
  ],
  [
    /^packages\/verify\/src\/files\/examples\./,
    () => ({
      files: [
        ...rows,
        'examples',
        'packages/cells/src',
        'packages/core/src',
        'packages/engine/src',
        'packages/formats/src/csv',
        'packages/formats/src/shared/delimited',
        'packages/formulas/src',
        'packages/library/src/node',
        'packages/output/src',
        'packages/schema/src',
        'packages/sinks/src/file',
        'packages/testkit/src/files',
        'packages/verify/src',
      ],
      packages: ['yaml'],
    }),
  ],
];

/** Returns what is declared for a test: `{ files, packages }`. */
export function declaredInputs(test) {
  for (const [pattern, declare] of declarations) {
    const found = pattern.exec(test);
    if (found) return declare(...found.slice(1));
  }
  throw new Error(`${test} has no declared inputs; add them to tools/lib/data-ring/declared-inputs.mjs.`);
}
