// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { agreeing, type Judge, type JudgedRow, ofText, textOf, type Verdict } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';
import { plainLetters } from './plain-letters.ts';

/** Addresses of the internet: well-formed, of the row's names, and nobody's (RFC 2606, RFC 6761). */
export function addressJudges(locale: JudgedLocale): readonly Judge[] {
  return [
    { check: 'e-mail (validator)', judge: ofText('email', (text) => validator.isEmail(text)) },
    { check: 'e-mail: ASCII', judge: ofText('email', (text) => /^[\x21-\x7e]+$/.test(text)) },
    { check: 'e-mail: at a reserved domain', judge: (row) => agreeing(isReserved(domainOf(row)), row, ['email']) },
    { check: "e-mail: made of the row's names", judge: isLatin(locale) ? ofNames(locale.language) : sameForSame() },
    { check: "user name: made of the e-mail's names", judge: ofSameParts },
    { check: 'domain (validator)', judge: ofText('domain', (text) => validator.isFQDN(text)) },
    {
      check: 'domain: reserved, ASCII',
      judge: ofText('domain', (text) => isReserved(text) && /^[a-z0-9.-]+$/.test(text)),
    },
    { check: "domain: a word of the company's name", judge: inCompany(locale, 'some') },
    { check: "domain: no word that the company's name lacks", judge: inCompany(locale, 'every'), reportOnly: true },
    { check: "url (WHATWG), of the row's domain", judge: urlOfDomain },
  ];
}

/** Says whether a locale writes names in Latin letters, so that addresses can be compared with them. */
function isLatin(locale: JudgedLocale): boolean {
  return locale.table('person.surname').every(({ text = '' }) => /^[\p{Script=Latin}ʻʼ\P{L}]+$/u.test(text));
}

const domainOf = (row: JudgedRow): string => textOf(row, 'email').split('@')[1] ?? '';
const localPartOf = (row: JudgedRow): string => textOf(row, 'email').split('@')[0] ?? '';

function isReserved(domain: string): boolean {
  return /(^|\.)example\.(com|org|net)$|\.(example|test|invalid|localhost)$/.test(domain);
}

function ofNames(language: string): Judge['judge'] {
  return (row) => {
    const names = [textOf(row, 'given'), textOf(row, 'surname')].map((name) => plainLetters(name, language));
    return agreeing(localPartOf(row) === names.join('.'), row, ['given', 'surname', 'email']);
  };
}

/** What a name sounds like no judge here knows; but it must be spelled the same in every row. */
function sameForSame(): Judge['judge'] {
  const known = { given: new Map<string, string>(), surname: new Map<string, string>() };
  const isSame = (spellings: Map<string, string>, name: string, spelling: string): boolean => {
    const first = spellings.get(name) ?? spelling;
    spellings.set(name, first);
    return first === spelling && /^[a-z]+$/.test(spelling);
  };
  return (row) => {
    const [given = '', surname = '', ...more] = localPartOf(row).split('.');
    const same =
      isSame(known.given, textOf(row, 'given'), given) && isSame(known.surname, textOf(row, 'surname'), surname);
    return agreeing(same && more.length === 0, row, ['given', 'surname', 'email']);
  };
}

function ofSameParts(row: JudgedRow): Verdict {
  const [given = '', surname = ''] = localPartOf(row).split('.');
  const name = textOf(row, 'username');
  const words = [`${given[0]}${surname}`, `${given}.${surname}`, `${given}_${surname}`, given];
  return agreeing(words.includes(name.replace(/\d+$/, '')), row, ['username', 'email']);
}

/** Whether the words of the domain are of the company's name: its surnames, brands and trades, by letters or by the tables. */
function inCompany(locale: JudgedLocale, how: 'some' | 'every'): Judge['judge'] {
  const spelled = new Map<string, string[]>();
  const tables = ['person.surname', 'company.trade', ...(locale.hasBrands ? ['company.brand'] : [])];
  for (const { text = '', shown = '' } of tables.flatMap((name) => locale.table(name))) {
    spelled.set(shown, [...(spelled.get(shown) ?? []), text]);
  }
  return (row) => {
    const company = textOf(row, 'company');
    const words = (textOf(row, 'domain').split('.')[0] ?? '').split('-');
    const isIn = (word: string): boolean =>
      plainLetters(company, locale.language).includes(word) ||
      (spelled.get(word) ?? []).some((text) => company.includes(text));
    return agreeing(words[how](isIn), row, ['domain', 'company']);
  };
}

function urlOfDomain(row: JudgedRow): Verdict {
  const text = textOf(row, 'url');
  const domain = textOf(row, 'domain');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPage = url?.protocol === 'https:' && url.href === text;
  return agreeing(isPage && [domain, `www.${domain}`].includes(url.host), row, ['url', 'domain']);
}
