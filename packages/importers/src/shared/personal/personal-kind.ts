import { countryOf } from '../locales/country-words.ts';
import { foldName, foldWords } from '../names/fold-words.ts';
import type { NameHit } from '../names/name-index.ts';
import type { KnownNames } from '../proposal/known.ts';
import type { ColumnSample } from '../values/column-sample.ts';
import { isPhone } from '../values/text-kinds.ts';
import { isCategoryText } from './category-words.ts';
import { isJoinedName, isPersonLike, isTitled } from './person-like.ts';
import { headerWords, nameTitles, type PersonalKind, sensitiveWords, streetWords } from './personal-words.ts';

/**
 * Returns what a column may tell of people, by its name; undefined where that does not say that it is personal. Values of such a column
 * are never copied, however often they come.
 */
export function personalKindOfName(name: string, hit: NameHit | undefined): PersonalKind | undefined {
  return kindOfGenerator(hit) ?? kindOfHeader(name);
}

/** The kinds of generators that make personal values. */
const GENERATOR_KINDS: readonly (readonly [RegExp, PersonalKind])[] = [
  [/^person\.(nationalId|taxId)/, 'number'],
  [/^person\.(?!sex$|gender$|shirtSize|birthDate|age$|job|skill)/, 'name'],
  [/^internet\.(email|username|displayName|ip|mac)/, 'contact'],
  [/^phone\./, 'contact'],
  [/^finance\.(iban|bic|account|creditCard|pin|bitcoin|ethereum|litecoin)/, 'number'],
  [/^location\.(street|postcode|buildingNumber|secondaryAddress)/, 'address'],
  [/^location\.(latitude|longitude|coordinates)/, 'coordinates'],
  [/^lorem\./, 'text'],
];

function kindOfGenerator(hit: NameHit | undefined): PersonalKind | undefined {
  return GENERATOR_KINDS.find(([pattern]) => pattern.test(hit?.generator ?? ''))?.[1];
}

/** Words of fewer letters are found as whole words only; longer ones, and those of other scripts, within compounds, too. */
const LEAST_WITHIN = 6;

const words: readonly (readonly [PersonalKind, string])[] = Object.entries(headerWords).flatMap(([kind, list]) =>
  // Each kind of the record is one of the union: `headerWords` is declared by it.
  list.split(/\s+/).map((word) => [kind as PersonalKind, foldName(word)] as const),
);

function kindOfHeader(name: string): PersonalKind | undefined {
  const whole = foldName(name);
  const parts = new Set([...foldWords(name), whole]);
  return words.find(([, word]) => {
    if (parts.has(word)) return true;
    const isLong = /^[a-z0-9]+$/.test(word) ? word.length >= LEAST_WITHIN : word.length > 1;
    return isLong && whole.includes(word);
  })?.[0];
}

/** Values of this many words, or of more letters, are free text. */
const FREE_WORDS = 5;
const FREE_LETTERS = 40;
/** Countries are written by codes of so many letters, which are words, too. */
const LONGEST_CODE = 3;
/** The share of names among the values of a column that makes it one of names; of one whose name says categories. */
const NAMED = 0.5;
const NAMED_CATEGORIES = 0.5;
/** The share of words that may be names that is too much for any of them to be copied. */
const PARTLY_NAMED = 0.3;

/** The texts of a column, and what tells whether they are personal. */
export interface PersonalClues {
  readonly hit: NameHit | undefined;
  readonly sample: ColumnSample;
  /** Absent where names of people are not known. */
  readonly known: KnownNames | undefined;
}

/** Returns what texts may tell of people; undefined where they do not look personal. */
export function personalKindOfTexts({ hit, sample, known }: PersonalClues): PersonalKind | undefined {
  const distinct = [...sample.counts.keys()].map((value) => value.trim());
  // Countries, such as Costa Rica and Jordan, are nobody.
  const values = distinct.filter((value) => value.length <= LONGEST_CODE || countryOf(value) === undefined);
  const some = (test: (value: string) => boolean): boolean => values.some(test);
  if (some((value) => value.includes('@') || isPhone(value))) return 'contact';
  if (some((value) => /^[^\d]{0,3}-?\d{1,3}[.,]\d{3,}[°\s,;/]+[NSns]?\s*-?\d{1,3}[.,]\d{3,}/u.test(value)))
    return 'coordinates';
  // Numbers alone are judged by their range.
  if (some((value) => !isNumber(value) && digitsOf(value) >= 5)) return 'number';
  if (some((value) => sensitiveWords.test(value) || isMedicalCode(value))) return 'health';
  const isCategory = hit?.generator === 'choice';
  const isStreet = (value: string): boolean => streetWords.test(value) && /[\d\s]/.test(value) && !isTitled(value);
  if (some(isStreet)) return 'address';
  if (!isCategory && some((value) => /^\d+\p{L}?,?\s+\p{L}{3,}\s\p{L}/u.test(value))) return 'address';
  const named = values.filter((value) => !isCategoryText(value) && isNameLike(value, known)).length;
  if (named > 0 && named >= values.length * (isCategory ? NAMED_CATEGORIES : NAMED)) return 'name';
  // One person among categories is enough.
  const isPartlyNamed = !isCategory && named > 0 && named >= values.length * PARTLY_NAMED;
  if (isPartlyNamed || some((value) => isPersonLike(value, known))) return 'person';
  if (some((value) => value.length > FREE_LETTERS || value.split(/\s+/).length >= FREE_WORDS)) return 'text';
  // Where neither the name of the column nor the words of its values say that these are categories, they may tell of anybody.
  return isCategory || isKnownKind(hit) || values.every(isCategoryText) ? undefined : 'unrecognised';
}

/** Kinds of which not even the word before a number is kept, such as `IBAN` and `PESEL`. */
const NUMBERED_KINDS: ReadonlySet<PersonalKind | undefined> = new Set(['number', 'contact', 'name']);
/** So few capital letters are an abbreviation rather than a name; of one letter more, names are known. */
const ABBREVIATION = /^\p{Lu}{1,3}$/u;
const LONGEST_ABBREVIATION = 4;
/** Things that are numbered, in the languages of most files. No list of names is complete, so that other whole words are not kept. */
const numberedThings: ReadonlySet<string> = new Set(
  `article batch bill bestellung auftrag rechnung angebot lieferschein artikel kunde kunden projekt vertrag vorgang beleg contract customer delivery
  device faktura facture factura cliente client commande devis pedido invoice item machine offer order part product project purchase quote
  receipt return sensor shipment station supplier ticket vehicle voucher zamowienie`.split(/\s+/),
);
const LONGEST_PREFIX = 16;

/** Whether what stands before numbers says nothing of people, such as `INV-`: no name of somebody, none of a kind of personal number, no illness. */
export function isPlainPrefix(prefix: string, known: KnownNames | undefined): boolean {
  const parts = prefix.match(/\p{L}+/gu) ?? [];
  if (parts.length === 0 || prefix.length > LONGEST_PREFIX || sensitiveWords.test(prefix)) return false;
  return parts.every(
    (part) => isPlainWord(part, known) && !titles.has(part.toLowerCase()) && !NUMBERED_KINDS.has(kindOfHeader(part)),
  );
}

function isPlainWord(part: string, known: KnownNames | undefined): boolean {
  if (ABBREVIATION.test(part) || numberedThings.has(part.toLowerCase())) return true;
  const name = `${part.slice(0, 1).toUpperCase()}${part.slice(1).toLowerCase()}`;
  return part.length <= LONGEST_ABBREVIATION && known !== undefined && !isKnownName(name, known);
}

/** How sure a name of a column is to lead to a generator. */
const SURE = 0.75;

/** Whether the name of a column leads to values that many people share, such as countries, currencies and colours. */
function isKnownKind(hit: NameHit | undefined): boolean {
  return hit !== undefined && hit.strength >= SURE && kindOfGenerator(hit) === undefined;
}

/** Whether a value of a category is the name of somebody all the same. */
export function isSomebody(value: string, known: KnownNames | undefined): boolean {
  // Pairs of words are looked at above.
  const isWord = /^\S+$/.test(value.trim()) && !isCategoryText(value);
  return known !== undefined && isWord && countryOf(value) === undefined && isKnownName(value, known);
}

/** Whether a value is a diagnosis by its code (ICD-10) or a blood type. */
function isMedicalCode(value: string): boolean {
  return /^[A-TV-Z]\d\d(\.\d{1,2})?$|^(A|B|AB|0|O)[+-]$/.test(value);
}

function isNumber(value: string): boolean {
  return /^[+-]?[\d.,\s'’]+$/.test(value);
}

function digitsOf(value: string): number {
  return value.replaceAll(/\P{Nd}/gu, '').length;
}

const titles: ReadonlySet<string> = new Set(nameTitles);

/** Whether a value looks like the name of somebody: with a title or initials, two capitalised words, or words that are known as names. */
function isNameLike(value: string, known: KnownNames | undefined): boolean {
  const [first = '', ...others] = value.split(/[\s.]+/).filter((word) => word !== '');
  if (others.length > 0 && titles.has(first.toLowerCase())) return true;
  if (/(^|\s)\p{Lu}\.\s?\p{Lu}\p{L}+|^\p{Lu}\p{L}+,?\s\p{Lu}\.$/u.test(value)) return true;
  if (/^\p{Lu}[\p{Ll}'’-]+,? (\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+$/u.test(value)) return true;
  return known !== undefined && isKnownName(value, known);
}

function isKnownName(value: string, known: KnownNames): boolean {
  const has = (word: string): boolean => known.given.has(word.toLowerCase()) || known.family.has(word.toLowerCase());
  const parts = value.split(/[\s,.]+/).filter((word) => word !== '');
  // Words in small letters are rather words of a language; scripts without capitals have no such difference.
  if (parts.length === 0 || parts.length > 4 || /^\p{Ll}/u.test(value)) return false;
  return parts.some((part) => has(part)) || isJoinedName(value, known);
}
