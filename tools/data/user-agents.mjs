/**
 * Distils the user agents of the npm package user-agents 2.1.198 to the most frequent:
 * `node tools/data/user-agents.mjs <folder with node_modules>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../lib/project.mjs';

const COUNT = 200;
const wantedVersion = '2.1.198';
const target = 'packages/locales/src/base/tables/internet.userAgent.tsv';

/** What is left out: what names a device, and what we take for programs posing as browsers, by versions that never were. */
const unwanted = [
  // Models of telephones and builds of their systems; browsers say `Android 10; K` instead.
  /Android (?!10; K\)|\d+; Mobile; rv:)/,
  // Browsers inside of apps: what follows Safari is no browser, or nothing names one.
  /Safari\/\S+ (?!(Edg|OPR|Ddg|OPT)\/[\d.]+$|Brave$)/,
  /Mobile\/15E148$/,
  /FxiOS.*( {2}|Version)/,
  // Chrome before 100, and Chrome of iPhones, which is CriOS and says its version in full.
  /Chrome\/\d\d\.|iPhone.* Chrome\/|CriOS\/\d+\.0\.0\.0/,
  // Chrome of desktops has zeros behind its first number, and not the engine version of Safari.
  /(Windows|Macintosh|X11).*Chrome\/\d+\.(?!0\.0\.0)|605\.1\.15.* Chrome\//,
  // On desktops, Samsung's browser is a telephone's that asks for the desktop's page; Chrome of a Mac says 10_15_7.
  /X11.*SamsungBrowser|Mac OS X (?!10_15_7\)).*Chrome\//,
  /bot|crawl|spider|headless|compatible/i,
];

/** Chromes from here on were up to date when the sample was taken. */
const recentChrome = 152;

function readSample(folder) {
  const source = join(resolve(folder), 'node_modules/user-agents');
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  if (version !== wantedVersion) throw new Error(`user-agents ${wantedVersion} is wanted, but ${version} is there.`);
  return JSON.parse(readFileSync(join(source, 'dist/user-agents.json'), 'utf8'));
}

/** Sums the weights of equal texts. */
function weightsOf(sample) {
  const weights = new Map();
  for (const { userAgent, weight } of sample) {
    if (unwanted.some((expression) => expression.test(userAgent))) continue;
    weights.set(userAgent, (weights.get(userAgent) ?? 0) + weight);
  }
  return weights;
}

/**
 * Chrome renews itself, so an old version should not be more frequent than a recent one of the same system. Where the sample
 * says so, we take it for programs posing as browsers: the old version gets the weight of the most frequent recent one.
 */
function capOldChromes(weights) {
  const kindOf = (text) => text.replaceAll(/\d+\.0\.0\.0/g, '');
  const isOld = (text) => Number(/ Chrome\/(\d+)/.exec(text)?.[1]) < recentChrome;
  const limits = new Map();
  for (const [text, weight] of weights) {
    if (!isOld(text)) limits.set(kindOf(text), Math.max(weight, limits.get(kindOf(text)) ?? 0));
  }
  const cap = (text) =>
    isOld(text) ? (limits.get(kindOf(text)) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  return [...weights].map(([text, weight]) => [text, Math.min(weight, cap(text))]);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say in which folder user-agents is installed.');
const frequent = capOldChromes(weightsOf(readSample(folder)))
  .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  .slice(0, COUNT);
const lines = frequent.map(([text, weight]) => `${text}\t${Math.round(weight * 1e6)}`);
const path = join(root, target);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `text\tweight:int\n${lines.join('\n')}\n`);
