/**
 * Makes the table of IBAN structures from ibantools: `node tools/data/iban-countries.mjs`.
 * With `--check` it writes nothing and fails when the table is not what ibantools and the additions below say.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countrySpecs } from 'ibantools';
import { root } from '../lib/project.mjs';

const target = 'packages/generators/src/finance/iban-countries.data.ts';
const { version, license } = JSON.parse(readFileSync(join(root, 'node_modules/ibantools/package.json'), 'utf8'));

/** Territories whose banks give out IBANs of the mother country: FR and FI. */
const withoutOwn = new Set('AX BL GF GP MF MQ NC PF PM RE TF WF YT'.split(' '));

/** Which scheme of iban-check.ts the digits inside of a country's account number follow. */
const schemes = {
  al: 'AL',
  be: 'BE',
  cz: 'CZ SK',
  ee: 'EE',
  es: 'ES',
  fi: 'FI',
  hr: 'HR',
  hu: 'HU',
  it: 'IT SM',
  mod97: 'AO BA CV ME MK MZ PT RS SI ST TL XK',
  nl: 'NL',
  no: 'NO',
  pl: 'PL',
  rib: 'BF BI BJ CF CG CI CM DJ FR GA GQ KM MA MC MG ML MR NE SN TD TG TN',
};
const schemeOf = new Map(Object.entries(schemes).flatMap(([id, codes]) => codes.split(' ').map((code) => [code, id])));

/**
 * Where more is known than ibantools demands: letters of a bank, and characters that are always the same. MK may have letters,
 * but validators read its check digits as if there were none.
 */
const narrower = {
  BF: "'BF'22n",
  BJ: "'BJ'22n",
  BR: "23n'C1'",
  CI: "'A'23n",
  CR: "'0'17n",
  GE: '2a16n',
  GW: "'GW'19n",
  IE: '4a14n',
  MK: '15n',
  ML: "'ML'22n",
  MU: "4a16n'000MUR'",
  NE: "'NE'22n",
  PK: '4a16n',
  PS: '4a21n',
  SC: "4a20n'SCR'",
  SN: "'SN'22n",
  TG: "'TG'22n",
  TR: "5n'0'16c",
  VG: '4a16n',
};

const classes = { '[0-9]': 'n', '[A-Z]': 'a', '[A-Z0-9]': 'c', '[0-9A-Z]': 'c' };
const samples = { n: '0', a: 'A', c: 'A' };

/** Turns `^[A-Z]{4}[0-9]{14}$` into `4a14n`. */
function structureOf(code, expression) {
  const parts = [...expression.matchAll(/(\[[^\]]+\])\{(\d+)\}/g)];
  const read = parts.map(([part]) => part).join('');
  if (read !== expression.replace(/^\^/, '').replace(/\$$/, '')) throw new Error(`${code}: ${expression} is not read.`);
  const merged = [];
  for (const [, set, count] of parts) {
    const kind = classes[set];
    if (merged.at(-1)?.kind === kind) merged.at(-1).count += Number(count);
    else merged.push({ kind, count: Number(count) });
  }
  return merged.map(({ kind, count }) => count + kind).join('');
}

/** Returns a text of the structure, to see that ibantools takes it. */
function sampleOf(structure) {
  return structure.replaceAll(/(\d+)([nac])|'([^']*)'/g, (_, count, kind, fixed) =>
    fixed === undefined ? samples[kind].repeat(Number(count)) : fixed,
  );
}

function lineOf(code) {
  const { bban_regexp: expression, chars } = countrySpecs[code];
  const structure = narrower[code] ?? structureOf(code, expression);
  const sample = sampleOf(structure);
  if (sample.length !== chars - 4 || !new RegExp(expression).test(sample))
    throw new Error(`${code}: ${structure} is not what ibantools demands.`);
  return `${code} ${structure} ${schemeOf.get(code) ?? '-'}`;
}

const codes = Object.keys(countrySpecs).filter((code) => countrySpecs[code].bban_regexp && !withoutOwn.has(code));
const lost = [...schemeOf.keys(), ...Object.keys(narrower)].filter((code) => !codes.includes(code));
if (lost.length > 0) throw new Error(`ibantools has no structure for ${lost.join(', ')}.`);

const wanted = `// Account number structures of ibantools ${version} (npm package ibantools; licence ${license}, taken as MIT), retrieved 2026-11-21.
// Made by \`node tools/data/iban-countries.mjs\`; do not edit. See SOURCES.md.
// A line a country: code, structure of what follows the two check digits (BBAN), scheme of the check digits inside of it
// (iban-check.ts) or \`-\`. In a structure, 4n are four digits, 4a four letters, 4c four of either, 'AB' is always AB.
export const ibanCountries: string = \`${codes.sort().map(lineOf).join('\n')}\`;
`;

const path = join(root, target);
const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
if (present !== wanted && process.argv.includes('--check')) {
  console.error(`${target} is stale: run \`node tools/data/iban-countries.mjs\`.`);
  process.exitCode = 1;
} else if (present !== wanted) {
  writeFileSync(path, wanted);
}
