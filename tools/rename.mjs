/**
 * Renames identifiers in the whole project with TypeScript's language service: `node tools/rename.mjs tools/renames/names/a-01-position.json`.
 * A mapping is a list of rules; the first that fits a declaration renames it, with everything that refers to it:
 *
 * - `from`, `to`: the names; `or`: further ones for scopes in which `to` is used already;
 * - `value`: a pattern for the type of what is declared; `in`, `notIn`: patterns for the path of its file;
 * - `type`: `local` for variables and parameters, `property` for members of interfaces and classes.
 *
 * It prints what it left as it was: names that come from packages of others, and scopes in which every new name is used already.
 * Keys in strings, such as those of `Pick`, are not found; the compiler names them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './lib/project.mjs';

const rules = groupRules(JSON.parse(readFileSync(process.argv[2], 'utf8')));
const files = listSources();
const service = createService();
const program = service.getProgram();
const checker = program.getTypeChecker();
/** By file and offset: `{ start, length, property, local }`, the new names of what stands there. */
const edits = new Map();
const renamed = new Set();
const left = new Map();

for (const file of files.filter((path) => !path.endsWith('.gen.ts'))) {
  const source = program.getSourceFile(file);
  if (source !== undefined) visit(source, source);
}
for (const [file, changes] of edits) writeChanges(file, [...changes.values()]);
console.log(`${[...edits.values()].reduce((sum, { size }) => sum + size, 0)} names in ${edits.size} files`);
for (const [why, places] of left) console.log(`left: ${why} (${places.length}) ${places.slice(0, 9).join(' ')}`);

function groupRules(all) {
  const groups = new Map();
  for (const rule of all) groups.set(rule.from, [...(groups.get(rule.from) ?? []), rule]);
  return groups;
}

function listSources() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 });
  return listed
    .trim()
    .split('\n')
    .map((path) => join(root, path))
    .filter((path) => existsSync(path));
}

function createService() {
  const { options } = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.test.json'), {}, ts.sys);
  const settings = {
    ...options,
    allowJs: true,
    customConditions: ['source'],
    jsx: ts.JsxEmit.ReactJSX,
    lib: undefined,
    types: ['node'],
  };
  const host = {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) =>
      existsSync(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => settings,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  };
  return ts.createLanguageService(host, ts.createDocumentRegistry());
}

function visit(node, source) {
  if (ts.isIdentifier(node) && rules.has(node.text) && isDeclared(node)) rename(node, source);
  ts.forEachChild(node, (child) => visit(child, source));
}

function isDeclared(node) {
  return node.parent.name === node && !ts.isPropertyAccessExpression(node.parent);
}

/** Renames what a declaration declares by the first rule that fits. */
function rename(node, source) {
  const path = relative(root, source.fileName);
  const rule = rules.get(node.text).find((one) => fits(one, node, path));
  if (rule === undefined) return;
  const start = node.getStart(source);
  // A name in braces is two: a property and a variable. The property may have been renamed from where it is declared.
  const isShort = ts.isBindingElement(node.parent) && node.parent.propertyName === undefined;
  const key = `${isShort ? 'short' : ''}${source.fileName}:${start}`;
  if (renamed.has(key)) return;
  renamed.add(key);
  const to = freeName(rule, node);
  if (to === undefined) return note(`${node.text} → ${rule.to}: the scope has this name`, path, source, start);
  // What is declared for a whole module is renamed where it is imported; a variable leaves the property that it is written into as it is.
  const locations = service.findRenameLocations(source.fileName, start, false, false, {
    providePrefixAndSuffixTextForRename: !isOfModule(node.parent),
  });
  const isOfOthers = ({ fileName }) => !fileName.startsWith(root) || fileName.includes('node_modules');
  if (locations === undefined || locations.some(isOfOthers))
    return note(`${node.text}: it is declared elsewhere`, path, source, start);
  for (const location of locations) addEdit(location, to);
}

function fits({ in: within, notIn, type, value }, node, path) {
  const { parent } = node;
  if (within !== undefined && !new RegExp(within).test(path)) return false;
  if (notIn !== undefined && new RegExp(notIn).test(path)) return false;
  if (type === 'local' && !isLocal(parent)) return false;
  if (
    type === 'property' &&
    !(ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isPropertyDeclaration(parent))
  )
    return false;
  return value === undefined || new RegExp(value).test(checker.typeToString(checker.getTypeAtLocation(node)));
}

function isOfModule(declaration) {
  const holder = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(holder.parent);
}

function isLocal(parent) {
  return ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent);
}

/** The first of a rule's names that nothing in the scope of a declaration has; undefined where all are used. */
function freeName({ to, or = [] }, node) {
  const { parent } = node;
  const isScoped = isLocal(parent) || ts.isFunctionDeclaration(parent) || ts.isTypeAliasDeclaration(parent);
  if (!isScoped && !ts.isInterfaceDeclaration(parent)) return to;
  const scope = scopeOf(parent);
  return [to, ...or].find((name) => !isUsed(scope, name));
}

function scopeOf(node) {
  let scope = node.parent;
  const ends = (one) => ts.isBlock(one) || ts.isFunctionLike(one) || ts.isSourceFile(one) || ts.isForStatement(one);
  while (!ends(scope)) scope = scope.parent;
  return ts.isBlock(scope) && ts.isFunctionLike(scope.parent) ? scope.parent : scope;
}

function isUsed(node, name) {
  if (ts.isIdentifier(node) && node.text === name && !isMember(node)) return true;
  return ts.forEachChild(node, (child) => isUsed(child, name) || undefined) === true;
}

/** Whether an identifier is the name of a member, which no variable can hide. */
function isMember(node) {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const hasMemberName =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent);
  return hasMemberName && parent.name === node;
}

function addEdit({ fileName, textSpan: { start, length }, prefixText, suffixText }, to) {
  const ofFile = edits.get(fileName) ?? new Map();
  edits.set(fileName, ofFile);
  const edit = ofFile.get(start) ?? { start, length };
  ofFile.set(start, edit);
  // In braces, `place` is `place: place`: a suffix says that the property is renamed, a prefix that the variable is.
  if (suffixText !== undefined) Object.assign(edit, { property: to });
  else if (prefixText !== undefined) Object.assign(edit, { local: to });
  else Object.assign(edit, { whole: to });
}

function writeChanges(file, changes) {
  let text = readFileSync(file, 'utf8');
  for (const { start, length, whole, property, local } of changes.toSorted((a, b) => b.start - a.start)) {
    const old = text.slice(start, start + length);
    const [first, second] = [property ?? old, local ?? old];
    const written = whole ?? (first === second ? first : `${first}: ${second}`);
    text = text.slice(0, start) + written + text.slice(start + length);
  }
  writeFileSync(file, text);
}

function note(why, path, source, start) {
  const { line } = source.getLineAndCharacterOfPosition(start);
  left.set(why, [...(left.get(why) ?? []), `${path}:${line + 1}`]);
}
