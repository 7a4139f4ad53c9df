import { isIban, isLuhn } from './check-digits.ts';
import { allThat, type ColumnSample, countThat } from './column-sample.ts';

/** Texts that are known by their look alone. */
export interface TextKind {
  /** The generator that makes such texts. */
  readonly generator: string;
  readonly test: (value: string) => boolean;
  /** How sure such a look is, from 0 to 1. */
  readonly confidence: number;
}

const HOST = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}]{2,24}';
const EXTENSIONS =
  'pdf|docx?|xlsx?|pptx?|csv|tsv|txt|md|json|xml|ya?ml|html?|css|js|ts|zip|gz|tar|7z|jpe?g|png|gif|webp|svg|bmp|tiff?|mp[34]|wav|ogg|flac|avi|mov|mkv|webm|eml|ics|odt|ods|odp|rtf|epub|exe|bin|log|sql|parquet';

const like =
  (pattern: RegExp): TextKind['test'] =>
  (value) =>
    pattern.test(value);

/** The kinds, the most particular first. */
export const textKinds: readonly TextKind[] = [
  {
    generator: 'uuid',
    confidence: 0.97,
    test: like(/^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i),
  },
  { generator: 'ulid', confidence: 0.9, test: like(/^0[0-7][0-9A-HJKMNP-TV-Z]{24}$/) },
  { generator: 'internet.email', confidence: 0.95, test: like(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/) },
  { generator: 'internet.url', confidence: 0.95, test: like(/^(https?|ftp):\/\/\S+$/i) },
  { generator: 'internet.ipv4', confidence: 0.95, test: like(/^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/) },
  { generator: 'internet.ipv6', confidence: 0.95, test: like(/^(?=.*:.*:)[0-9a-f:]{3,39}$/i) },
  { generator: 'internet.mac', confidence: 0.97, test: like(/^[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$/i) },
  {
    generator: 'internet.userAgent',
    confidence: 0.95,
    test: like(/^(Mozilla|Opera)\/\d.*\(|^[A-Za-z][\w.-]*\/\d+(\.\d+)+(\s|$)/),
  },
  { generator: 'finance.iban', confidence: 0.97, test: isIban },
  {
    generator: 'finance.creditCardNumber',
    confidence: 0.85,
    test: (value) => /^[3-6]\d{12,18}$/.test(value) && isLuhn(value),
  },
  { generator: 'color.hex', confidence: 0.95, test: like(/^#[0-9a-f]{6}$/i) },
  {
    generator: 'location.timeZone',
    confidence: 0.9,
    test: like(/^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+/),
  },
  {
    generator: 'system.mimeType',
    confidence: 0.9,
    test: like(/^(application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+$/),
  },
  { generator: 'system.fileName', confidence: 0.8, test: like(new RegExp(`^[^/\\\\:]+\\.(${EXTENSIONS})$`, 'i')) },
  { generator: 'internet.domain', confidence: 0.8, test: like(new RegExp(`^${HOST}$`, 'iu')) },
  { generator: 'phone.number', confidence: 0.75, test: isPhone },
];

/** A number as people write it to be called: with `+`, or with a zero or brackets and signs between groups. */
export function isPhone(value: string): boolean {
  if (!/^[+(0-9][0-9 ()./\u2011-]{5,24}( ?(x|ext\.?) ?\d{1,6})?$/i.test(value)) return false;
  const digits = value.replace(/ ?(x|ext).*$/i, '').replaceAll(/\D/g, '').length;
  if (digits < 7 || digits > 15) return false;
  return (
    /^\+/.test(value) ||
    /^\(?0/.test(value) ||
    /^\(\d{2,4}\) ?\d/.test(value) ||
    /^1?[-. ]?\d{3}[-. ]\d{3}[-. ]\d{4}/.test(value)
  );
}

/** The share of values that must be of a kind: a few may be mistyped. */
const LEAST_SHARE = 0.9;

/** A kind that a column's values are of, and how many of them. */
export interface FoundKind extends TextKind {
  readonly count: number;
}

/** Returns the kind of a column's texts, if they are of one. */
export function findTextKind(sample: ColumnSample): FoundKind | undefined {
  for (const kind of textKinds) {
    const seen = sample.glimpse.filter((value) => kind.test(value.trim())).length;
    if (seen === 0 || seen < sample.glimpse.length * 0.7) continue;
    const count = countThat(sample, (value) => kind.test(value.trim()));
    if (count >= sample.values.length * LEAST_SHARE) return { ...kind, count };
  }
  return undefined;
}

const BOOLEANS: readonly (readonly [string, string])[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['y', 'n'],
  ['t', 'f'],
  ['on', 'off'],
  ['ja', 'nein'],
  ['oui', 'non'],
  ['si', 'no'],
  ['sí', 'no'],
  ['sim', 'não'],
  ['はい', 'いいえ'],
];

/** The two spellings of true and false, as the column has them. */
export interface BooleanForm {
  /** The first that stands for true, as written. */
  readonly yes: string;
  readonly no: string;
  /** Whether Populace writes them so, too. */
  readonly plain: boolean;
}

/** Reads a column of truth values; undefined where it is none. */
export function readBooleans(sample: ColumnSample): BooleanForm | undefined {
  if (sample.counts.size > 2) return undefined;
  const distinct = [...sample.counts.keys()];
  for (const [yes, no] of BOOLEANS) {
    if (!allThat(sample, (value) => [yes, no].includes(value.toLowerCase()))) continue;
    const written = (word: string): string | undefined => distinct.find((value) => value.toLowerCase() === word);
    // Of a column of yes alone the no is written in the same case.
    const like = distinct[0] ?? '';
    const found = { yes: written(yes) ?? inCaseOf(like, yes), no: written(no) ?? inCaseOf(like, no) };
    const isWhole = written(yes) !== undefined && written(no) !== undefined;
    if (!isWhole && yes.length < 3) continue;
    return { ...found, plain: found.yes === 'true' && found.no === 'false' };
  }
  return undefined;
}

function inCaseOf(like: string, word: string): string {
  if (like === like.toLowerCase()) return word;
  return like === like.toUpperCase() ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
