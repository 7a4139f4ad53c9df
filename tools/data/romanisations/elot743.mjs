/** Greek in Latin letters as passports have it. */

/** What people call the scheme. */
export const scheme = 'ELOT 743 (ISO 843, type 2)';

const letters = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Before these, αυ, ευ and ηυ end in f. */
const voiceless = 'θκξπσςτφχψ';

const pairs = [
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
  [/(^|[ -])μπ/g, '$1b'],
  [/ου/g, 'ou'],
  [new RegExp(`([αεη])υ(?=[${voiceless}]|$|[ -])`, 'g'), '$1f'],
  [/([αεη])υ/g, '$1v'],
];

/**
 * Returns a Greek text in small Latin letters. Two vowels are one sound unless the first bears the accent or the second a diaeresis;
 * those are parted by a mark that falls out with the others.
 */
export function romanise(text) {
  const apart = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/([αεηο])\u0301υ/g, '$1\u0300υ')
    .replace(/υ\u0308/g, '\u0300υ')
    .replace(/[\u0301\u0308]/g, '');
  const paired = pairs.reduce((known, [pair, other]) => known.replace(pair, other), apart);
  return [...paired.replaceAll('\u0300', '')].map((letter) => letters[letter] ?? letter).join('');
}
