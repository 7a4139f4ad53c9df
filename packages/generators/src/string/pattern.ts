import { textOption } from '@populace/core';
import { defineGenerator, type Generator, type Pattern, patternOf } from '@populace/recipes';
import { fixedPattern } from './fixed-pattern.ts';
import { parsePattern } from './parse-pattern.ts';

const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Texts that match a regular expression. */
export const pattern: Generator = defineGenerator({
  id: 'string.pattern',
  summary: 'Texts that match a regular expression: "[A-Z]{2}-\\d{4}".',
  aliases: ['helpers.fromRegExp', 'regularExpression', 'Regular Expression'],
  synonyms: {
    en: 'regex, regexp, mask, format, code',
    de: 'Muster, regulärer Ausdruck',
    es: 'patrón, expresión regular',
    fr: 'motif, expression régulière',
    ja: '正規表現',
  },
  options: {
    pattern: textOption({
      required: true,
      maxLength: 2000,
      summary:
        'The expression as in JavaScript with the flag u, which matches the whole text; without look-around, back-references and word boundaries.',
    }),
    alphabet: textOption({
      default: PRINTABLE,
      minLength: 1,
      maxLength: 4096,
      summary: 'The characters that . and complements such as [^a-z] may make; printable ASCII if absent.',
    }),
  },
  example: { options: { pattern: '[A-Z]{2}-[0-9]{4}' } },
  check({ pattern: text, alphabet }, at) {
    const parsed = parsePattern(text, alphabet);
    if ('problem' in parsed) at.problems.add(parsed.problem.code, at.option('pattern'), parsed.problem.message);
  },
  recipe({ pattern: text, alphabet }) {
    const parsed = parsePattern(text, alphabet);
    // A pattern that will not do has its problem by now, and is never planned.
    const form: Pattern = 'pattern' in parsed ? parsed.pattern : { kind: 'sequence', parts: [] };
    return fixedPattern(form) ?? patternOf(form, text);
  },
});
