/** The lists of plugins, and how they are made from the folders that hold them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles } from './project.mjs';

/** Every list: where its plugins are, how a plugin is recognised, and what the list is called. */
export const lists = [
  {
    target: 'packages/generators/src/index.gen.ts',
    exports: [
      {
        name: 'generators',
        type: 'Generator',
        from: '@populace/recipes',
        define: 'defineGenerator',
        ending: '.ts',
        not: '.subject.ts',
      },
      {
        name: 'subjects',
        type: 'Subject',
        from: '@populace/recipes',
        define: 'defineSubject',
        ending: '.subject.ts',
        suffix: 'Subject',
      },
    ],
  },
  {
    target: 'packages/generators/src/national/index.gen.ts',
    exports: [
      {
        name: 'numbers',
        type: 'CountryNumbers',
        from: '../shared/national/national-number.ts',
        define: 'defineNumbers',
        ending: '-numbers.ts',
      },
    ],
  },
  {
    target: 'packages/formulas/src/functions/index.gen.ts',
    exports: [
      {
        name: 'functions',
        type: 'FormulaFunction',
        from: '../define/define-function.ts',
        define: 'defineFunction',
        ending: '.ts',
      },
    ],
  },
  {
    target: 'packages/formats/src/index.gen.ts',
    exports: [
      {
        name: 'encoders',
        type: 'Encoder',
        from: '@populace/cells',
        define: 'define\\w*Encoder',
        ending: '-encoder.ts',
      },
    ],
  },
  {
    target: 'packages/formats/src/shared/sql/dialects/index.gen.ts',
    exports: [
      { name: 'dialects', type: 'Dialect', from: './dialect.ts', define: 'defineDialect', ending: '.ts', flat: true },
    ],
  },
  {
    target: 'packages/verify/src/readers/index.gen.ts',
    exports: [
      {
        name: 'readers',
        type: 'Reader',
        from: './define-reader.ts',
        define: 'defineReader',
        ending: '-reader.ts',
        flat: true,
      },
    ],
  },
  {
    target: 'packages/verify/src/checkers/index.gen.ts',
    exports: [
      {
        name: 'checkers',
        type: 'Checker',
        from: '../loading/define-checker.ts',
        define: 'defineChecker',
        ending: '.ts',
        flat: true,
      },
    ],
  },
  {
    target: 'packages/locales/src/index.gen.ts',
    exports: [
      { name: 'locales', type: 'Locale', from: '@populace/recipes', define: 'defineLocale', ending: '-locale.ts' },
    ],
  },
  {
    target: 'packages/importers/src/index.gen.ts',
    exports: [
      {
        name: 'importers',
        type: 'Importer',
        from: './shared/importer.ts',
        define: 'defineImporter',
        ending: '-importer.ts',
      },
    ],
  },
  {
    target: 'packages/places/src/index.gen.ts',
    exports: [
      { name: 'places', type: 'Places', from: '@populace/recipes', define: 'definePlaces', ending: '-places.ts' },
    ],
  },
];

function camelCase(kebab) {
  return kebab.replace(/[-_]+([a-z0-9])/gi, (_, letter) => letter.toUpperCase());
}

/** A folder's name as file names are written: `de_DE` is `de-de`. */
function kebabCase(folder) {
  return folder.toLowerCase().replaceAll('_', '-');
}

/** Whether a file may hold a plugin by its name. */
function isCandidate(file, list) {
  return file?.endsWith(list.ending) && !(list.not && file.endsWith(list.not)) && !file.endsWith('.data.ts');
}

/** Returns the plugins of one exported list: path from the list, name in its file, name in the list. */
function findPlugins(folder, list, { base, problems }) {
  const plugins = [];
  for (const path of listFiles(folder, () => true, base)) {
    // Plugins of a flat list have no folders of their own.
    const steps = path.slice(folder.length + 1).split('/');
    const [subject, file, deeper] = list.flat ? ['', ...steps] : steps;
    if (deeper !== undefined || isTest(path) || !isCandidate(file, list)) continue;
    const stem = file.slice(0, -(list.suffix ? list.ending : '.ts').length);
    const name = camelCase(stem) + (list.suffix ?? '');
    const text = readFileSync(join(base, path), 'utf8');
    const typed = new RegExp(`^export const ${name}\\s*:\\s*${list.type}\\b`, 'm').test(text);
    const defined = new RegExp(`^export const ${name}\\b[^=;]*=\\s*${list.define}\\b`, 'm').test(text);
    if (typed || defined) {
      // The folder's name makes names differ between folders, unless the file repeats it already.
      const own = stem.startsWith(kebabCase(subject)) ? stem : `${subject}-${stem}`;
      const alias = camelCase(own) + (list.suffix ?? '');
      plugins.push({ path: `./${steps.join('/')}`, name, alias });
    } else if (new RegExp(`^export const \\w+\\b[^=;]*=\\s*${list.define}\\(`, 'm').test(text)) {
      problems.push(`${path} must export its plugin as ${name}.`);
    }
  }
  return plugins;
}

function writeList(list, plugins) {
  const items = plugins.map((plugin) => `  ${plugin.alias},\n`).join('');
  const body = items === '' ? '[]' : `[\n${items}]`;
  return `export const ${list.name}: readonly ${list.type}[] = ${body};\n`;
}

/**
 * Returns the text of a list file, or `undefined` when no folder below `place.base` holds a plugin of it. Adds a sentence
 * to `place.problems` for a file that defines a plugin under another name than its own.
 */
export function makeList({ target, exports }, place) {
  const folder = target.slice(0, target.lastIndexOf('/'));
  if (!existsSync(join(place.base, folder))) return undefined;
  const found = exports.map((list) => ({ list, plugins: findPlugins(folder, list, place) }));
  const plugins = found.flatMap((entry) => entry.plugins);
  if (plugins.length === 0) return undefined;
  const types = [...new Set(exports.map((list) => list.type))].sort().join(', ');
  const imports = plugins.map(({ path, name, alias }) => {
    const specifier = name === alias ? name : `${name} as ${alias}`;
    return `import { ${specifier} } from '${path}';\n`;
  });
  const bodies = found.map((entry) => writeList(entry.list, entry.plugins));
  return [
    '// Made by `npm run generate` from the folders beside it; do not edit.\n',
    `import type { ${types} } from '${exports[0].from}';\n`,
    ...imports,
    '\n',
    bodies.join('\n'),
  ].join('');
}
