/**
 * The arrows between packages: bytes, calendar, unicode <- core <- recipes, cells, media-types, document <- formulas <- schema <- engine <- output <- library <- apps.
 * Plugins know the packages below the engine, never the engine, never one another. No cycles.
 */

/** Tests, and what only tests use. */
const test = '(\\.test\\.(ts|mjs)|-for-tests\\.tsx?)$';

/** A rule that lets the files of `from` use, of all packages, only the named ones and their own. */
function only(from, packages, more = {}) {
  const own = from.split('/')[1];
  return {
    name: `${own}-knows-what-is-below`,
    severity: 'error',
    comment: `${from} may use ${packages.join(', ') || 'no other package'} only.`,
    from: { path: `^${from}/src/`, pathNot: [test, ...(more.pathNot ?? [])] },
    to: { path: '^(packages|apps)/', pathNot: `^packages/(${[own, ...packages].join('|')})/` },
  };
}

/** The folders of the engine, lowest first, each with those that it may use beside its own. */
const engineLayers = [
  ['sums'],
  ['model', 'sums'],
  ['columns', 'model', 'sums'],
  ['nested', 'columns', 'model', 'sums'],
  ['formulas', 'columns', 'model', 'sums'],
  ['relations', 'formulas', 'columns', 'model', 'sums'],
  ['checks', 'formulas', 'columns', 'model', 'sums'],
  ['unique', 'relations', 'checks', 'formulas', 'columns', 'model', 'sums'],
  ['compile', 'unique', 'relations', 'checks', 'formulas', 'nested', 'columns', 'model', 'sums'],
  ['run', 'unique', 'relations', 'checks', 'formulas', 'nested', 'columns', 'model', 'sums'],
  ['explain', 'compile', 'columns', 'model', 'sums'],
  ['profile', 'run', 'formulas', 'columns', 'model', 'sums'],
].map(([folder, ...below]) => ({
  name: `engine-${folder}-knows-${below.join('-') || 'nothing'}`,
  severity: 'error',
  comment: 'model <- columns <- features <- compile; what is compiled is run, explained and profiled.',
  from: { path: `^packages/engine/src/${folder}/`, pathNot: test },
  to: { path: '^packages/engine/src/', pathNot: `^packages/engine/src/(${[folder, ...below].join('|')})/` },
}));

/** What needs nothing: bytes and archives, days and times, Unicode's tables. */
const ground = ['bytes', 'calendar', 'unicode'];
const core = [...ground, 'core'];
const plugin = [...core, 'recipes', 'cells', 'media-types'];
const below = [
  ...plugin,
  'document',
  'formulas',
  'schema',
  'engine',
  'output',
  'generators',
  'locales',
  'places',
  'formats',
  'importers',
  'verify',
];

export default {
  forbidden: [
    only('packages/bytes', []),
    only('packages/calendar', []),
    only('packages/unicode', []),
    only('packages/core', ground),
    only('packages/recipes', core),
    only('packages/cells', core),
    only('packages/media-types', core),
    only('packages/document', core),
    only('packages/formulas', plugin),
    only('packages/schema', [...plugin, 'document', 'formulas']),
    only('packages/engine', [...plugin, 'formulas', 'schema']),
    only('packages/output', [...plugin, 'engine']),
    only('packages/generators', plugin),
    only('packages/locales', plugin),
    only('packages/places', plugin),
    only('packages/formats', plugin),
    only('packages/importers', [...plugin, 'document']),
    only('packages/verify', [...plugin, 'formulas', 'schema']),
    only('packages/sinks', plugin),
    only('packages/testkit', [...plugin, 'engine', 'importers', 'output', 'library']),
    ...engineLayers,
    only('packages/library', below, { pathNot: ['^packages/library/src/node/'] }),
    {
      name: 'library-node-knows-packages',
      severity: 'error',
      from: { path: '^packages/library/src/node/', pathNot: test },
      to: { path: '^(apps/|packages/testkit/)' },
    },
    {
      name: 'apps-know-library-and-core',
      severity: 'error',
      from: { path: '^apps/', pathNot: [test, '^apps/studio/'] },
      to: { path: '^packages/', pathNot: `^packages/(library|${plugin.join('|')})/` },
    },
    {
      name: 'studio-knows-document-and-formulas',
      severity: 'error',
      comment:
        'The page reads the text of schemas and formulas itself, to show, complete and edit them; all else about schemas is in the library.',
      from: { path: '^apps/studio/', pathNot: test },
      to: { path: '^packages/', pathNot: `^packages/(library|document|formulas|${plugin.join('|')})/` },
    },
    {
      name: 'features-know-no-other-feature',
      severity: 'error',
      comment: 'app/ composes the features of the Studio; what two of them need goes to ui/ or lib/.',
      from: { path: '^apps/studio/src/features/([^/]+)/' },
      to: { path: '^apps/studio/src/(features|app)/', pathNot: '^apps/studio/src/features/$1/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^apps/studio/src/(ui|lib)/' },
      to: { path: '^apps/studio/src/(features|app)/' },
    },
    {
      name: 'core-packages-have-no-dependency',
      severity: 'error',
      from: { path: `^packages/(${plugin.join('|')})/src/`, pathNot: test },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'] },
    },
    {
      name: 'library-runs-in-a-browser',
      severity: 'error',
      comment: 'Nothing that the main entry reaches may need Node; such parts sit in src/node.',
      from: { path: '^packages/library/src/', pathNot: [test, '^packages/library/src/node/'] },
      to: { path: '^packages/library/src/node/' },
    },
    {
      name: 'pure-packages-need-no-node',
      severity: 'error',
      from: {
        path: '^packages/(bytes|calendar|unicode|core|recipes|cells|media-types|document|formulas|schema|engine|output|generators|locales|places|formats|importers|verify|library)/src/',
        pathNot: [test, '^packages/library/src/node/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'code-does-not-use-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [test, '^packages/testkit/'] },
      to: { path: [test, '^packages/testkit/'] },
    },
    ...['generators', 'formats', 'importers'].map((name) => ({
      name: `${name}-know-no-neighbour`,
      severity: 'error',
      comment:
        'A plugin uses its own folder and shared/; shared/ uses no plugin. Generators find countries by national/numbers-of.',
      from: { path: `^packages/${name}/src/([^/]+)/`, pathNot: test },
      to: {
        path: `^packages/${name}/src/[^/]+/`,
        pathNot: `^packages/${name}/src/($1|shared)/|/national/numbers-of\\.ts$`,
      },
    })),
    { name: 'no-cycles', severity: 'error', from: { pathNot: test }, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    exclude: { path: '(^|/)(dist|coverage)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
    },
  },
};
