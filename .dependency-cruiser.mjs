/** The arrows between packages: core <- formulas <- schema <- engine <- library <- apps; plugins know core only. No cycles. */

/** Tests, and what only tests use. */
const test = '(\\.test\\.(ts|mjs)|-for-tests\\.tsx?)$';

/** A rule that lets the files of `from` use, of all packages, only the named ones and their own. */
function only(from, packages, more = {}) {
  const own = from.split('/')[1];
  return {
    name: `${own}-knows-${packages.join('-') || 'nothing'}`,
    severity: 'error',
    comment: `${from} may use ${packages.join(', ') || 'no other package'} only.`,
    from: { path: `^${from}/src/`, pathNot: [test, ...(more.pathNot ?? [])] },
    to: { path: '^(packages|apps)/', pathNot: `^packages/(${[own, ...packages].join('|')})/` },
  };
}

const core = ['core'];
const below = [
  'core',
  'formulas',
  'schema',
  'engine',
  'generators',
  'locales',
  'places',
  'formats',
  'importers',
  'verify',
];

export default {
  forbidden: [
    only('packages/core', []),
    only('packages/formulas', core),
    only('packages/schema', ['core', 'formulas']),
    only('packages/engine', ['core', 'formulas', 'schema']),
    only('packages/generators', core),
    only('packages/locales', core),
    only('packages/places', core),
    only('packages/formats', core),
    only('packages/importers', core),
    only('packages/verify', ['core', 'formulas', 'schema']),
    only('packages/sinks', core),
    only('packages/testkit', ['core', 'engine']),
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
      to: { path: '^packages/', pathNot: '^packages/(library|core)/' },
    },
    {
      name: 'studio-knows-formulas',
      severity: 'error',
      comment:
        'The page reads formulas itself, to complete them and to follow names; all else about schemas is in the library.',
      from: { path: '^apps/studio/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(library|core|formulas)/' },
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
      name: 'core-has-no-dependency',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: test },
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
        path: '^packages/(core|formulas|schema|engine|generators|locales|places|formats|importers|verify|library)/src/',
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
