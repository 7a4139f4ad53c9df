import { CodedError } from '@populace/core';
import type { Quoting } from './quoting.ts';
import { spreadsheetGuard } from './spreadsheet-guard.ts';

/** Checks that delimiter, quotes, escapes, the null token and other text can be told from one another. */
export function checkQuoting(quoting: Quoting): void {
  checkQuoteCharacter(quoting);
  checkDelimiter(quoting);
  checkNullText(quoting);
  checkGuard(quoting);
}

function checkQuoteCharacter({ quoteCharacter }: Quoting): void {
  if (/^[!-*,/;-@[\]^-`{-~]$/.test(quoteCharacter)) return;
  refuse('quoteCharacter', quoteCharacter, 'must be a punctuation mark of ASCII other than + - . : and the backslash');
}

function checkDelimiter({ delimiter, quote, quoteCharacter, escape }: Quoting): void {
  const isPlain = /^[\x01-\x09\x0b\x0c\x0e-/:-@[-`{-\x7f]+$/.test(delimiter);
  if (!isPlain || delimiter.includes(quoteCharacter)) {
    const allowed =
      'must be tabs, blanks, control characters or punctuation marks of ASCII other than the quotation mark';
    refuse('delimiter', delimiter, allowed);
  }
  if (escape === 'backslash' && delimiter.includes('\\'))
    refuse('delimiter', delimiter, 'must not be the escape character');
  if (quote === 'never' && /^[-+.:]/.test(delimiter)) {
    refuse('delimiter', delimiter, 'must not begin with a character of numbers and times where nothing is quoted');
  }
}

function checkNullText({ nullText, delimiter, quoteCharacter }: Quoting): void {
  const isPlain = !nullText.includes(delimiter[0]) && !nullText.includes(quoteCharacter);
  if (isPlain && !/[\r\n]|^[ \t]|[ \t]$/.test(nullText)) return;
  refuse('nullText', nullText, 'must have no delimiter, quotation mark or line end, and no blank at an end');
}

function checkGuard({ spreadsheetSafe, delimiter, quoteCharacter, nullText }: Quoting): void {
  if (spreadsheetSafe === 'off') return;
  const { prefix } = spreadsheetGuard;
  const allowed = 'must not have the apostrophe, which spreadsheetSafe puts before texts';
  for (const [name, text] of Object.entries({ delimiter, quoteCharacter, nullText })) {
    if (text.includes(prefix)) refuse(name, text, allowed);
  }
}

function refuse(option: string, text: string, allowed: string): never {
  throw new CodedError('format/invalid-option', `${option} ${allowed}, but is ${JSON.stringify(text)}.`);
}
