/** Reads the YAML file of a folder of tables: single facts and patterns. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import {
  countryFacts,
  localeFacts,
  mobileFacts,
  ownForms,
  patternParts,
  placeFacts,
  populationFacts,
  postcodeFacts,
  postcodeLetters,
  sameForms,
  townsFact,
} from './known-tables.mjs';

/** Returns `{ facts, patterns }`: facts as texts by dotted path, patterns as lists of `{ text, weight }`. */
export function readFacts({ kind, path, text, tables, problems }) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const report = (node, sentence) => {
    const offset = node?.range?.[0] ?? node ?? 0;
    problems.push(`${path}:${lines.linePos(offset).line}: ${sentence}`);
  };
  for (const error of document.errors) report(error.pos[0], error.message.split('\n')[0]);
  if (document.errors.length > 0 || !isMap(document.contents)) {
    if (document.errors.length === 0) report(0, 'must be a map.');
    return { facts: {}, patterns: {} };
  }
  const found = new Map();
  const patterns = {};
  for (const { key, value } of document.contents.items) {
    if (key.value === 'patterns' && kind === 'locale') Object.assign(patterns, readPatterns(value, { tables, report }));
    else collectFacts(key.value, key, value, { found, report });
  }
  checkFacts(found, { kind, tables, report });
  return { facts: Object.fromEntries([...found].map(([name, { text }]) => [name, text])), patterns };
}

function collectFacts(name, key, value, { found, report }) {
  if (isMap(value)) {
    for (const item of value.items) collectFacts(`${name}.${item.key.value}`, item.key, item.value, { found, report });
  } else if (isScalar(value) && value.value !== null) {
    found.set(name, { key, text: String(value.value) });
  } else {
    report(key, `${name} must be a text or a number.`);
  }
}

/** Of words that are in another language than the locale, as those of `base` are: which. */
const languagesOf = (tables) => Object.fromEntries(tables.map((table) => [`languages.${table}`, localeFacts.language]));

function checkFacts(found, { kind, tables, report }) {
  const rules =
    kind === 'locale'
      ? { ...localeFacts, ...countryFacts, ...townsFact, ...populationFacts, ...languagesOf(tables) }
      : { ...placeFacts, ...sameForms, ...postcodeFacts, ...postcodeLetters, ...mobileFacts, ...ownForms };
  for (const name of wantedFacts(found, kind, tables)) {
    if (!found.has(name)) report(0, `${name} is missing; it ${rules[name].why || 'must be given'}.`);
  }
  for (const [name, { key, text }] of found) {
    const rule = rules[name];
    if (!rule) report(key, `${name} is not known; the names are ${Object.keys(rules).join(', ')}.`);
    else if (!rule.is.test(text)) report(key, `${name} is ${JSON.stringify(text)}; it ${rule.why}.`);
    else if (text !== text.normalize('NFC')) report(key, `${name} is not in NFC.`);
  }
  const [min, max] = ['min', 'max'].map((end) => Number(found.get(`buildingNumber.${end}`)?.text));
  if (min > max)
    report(found.get('buildingNumber.min').key, `buildingNumber.min (${min}) is greater than max (${max}).`);
}

function wantedFacts(found, kind, tables) {
  if (kind === 'locale') return Object.keys(found.has('country') ? { ...localeFacts, ...countryFacts } : localeFacts);
  const hasMobiles = tables.some((name) => name.startsWith('place.mobile'));
  const hasForms = tables.includes('place.phoneForm');
  const wanted = Object.keys({
    ...placeFacts,
    ...(tables.includes('place.postcode') ? postcodeFacts : {}),
    ...(hasForms ? {} : sameForms),
    ...(hasMobiles ? mobileFacts : {}),
  });
  // Where mobile numbers are written as all others, `phone` says how.
  return wanted.filter(
    (name) => !name.startsWith('mobile.') || [...found.keys()].some((own) => own.startsWith('mobile.')),
  );
}

function readPatterns(node, { tables, report }) {
  if (!isMap(node)) {
    report(node, 'patterns must be a map.');
    return {};
  }
  const names = node.items.map(({ key }) => key.value);
  const read = node.items.map(({ key, value }) => {
    const parts = patternParts[key.value];
    if (!parts) {
      report(key, `no pattern is named ${key.value}; there are ${Object.keys(patternParts).join(', ')}.`);
      return [key.value, []];
    }
    const list = readWeighted(value, (at, sentence) => report(at, `${key.value} ${sentence}`));
    for (const { node: at, text } of list) {
      for (const sentence of checkPattern(text, parts, [...tables, ...names])) report(at, `${key.value}: ${sentence}`);
    }
    return [key.value, list.map(({ text, weight }) => ({ text, weight }))];
  });
  return Object.fromEntries(read);
}

/** A list of texts, as likely each, or a map from texts to weights. */
function readWeighted(node, report) {
  const isText = (item) => isScalar(item) && typeof item.value === 'string' && item.value !== '';
  const isWeight = (item) => isScalar(item) && Number.isInteger(item.value) && item.value > 0;
  if (isSeq(node) && node.items.length > 0 && node.items.every(isText))
    return node.items.map((item) => ({ node: item, text: item.value, weight: 1 }));
  if (isMap(node) && node.items.length > 0 && node.items.every(({ key, value }) => isText(key) && isWeight(value)))
    return node.items.map(({ key, value }) => ({ node: key, text: key.value, weight: value.value }));
  report(node, 'must be a list of texts or a map from texts to whole weights above 0.');
  return [];
}

/** Returns a sentence for each thing wrong in a pattern. `sources` are the tables and patterns that its folder has. */
export function checkPattern(text, parts, sources) {
  const sentences = [];
  const rest = text.replaceAll(/\{([^{}]*)\}/g, (_, part) => {
    if (!Object.hasOwn(parts, part))
      sentences.push(`{${part}} is no part of it; the parts are ${Object.keys(parts).join(', ')}.`);
    else if (parts[part] && !sources.includes(parts[part]))
      sentences.push(`{${part}} needs ${parts[part]}, which is not there.`);
    return '';
  });
  if (/[{}]/.test(rest)) sentences.push(`${JSON.stringify(text)} has a brace without its other.`);
  if (text !== text.normalize('NFC')) sentences.push(`${JSON.stringify(text)} is not in NFC.`);
  return sentences;
}
