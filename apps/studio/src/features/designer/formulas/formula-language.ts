import { StreamLanguage } from '@codemirror/language';

const WORD = /^[A-Za-z_][A-Za-z0-9_]*/;
const NUMBER = /^\d[\d.]*(?:[eE][+-]?\d+)?/;
const TEXT = /^[rR]?(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)/;

/** Colours of formulas: calls, names, texts, numbers. What is wrong is for the check to say. */
export const formulaLanguage = StreamLanguage.define<null>({
  startState: () => null,
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/^\/\/.*/) !== null) return 'comment';
    if (stream.match(TEXT) !== null) return 'string';
    if (stream.match(NUMBER) !== null) return 'number';
    const word = stream.match(WORD);
    if (word === null) {
      stream.next();
      return 'punctuation';
    }
    if (Array.isArray(word) && /^(?:true|false|null)$/.test(word[0] ?? '')) return 'bool';
    return stream.match(/^\s*\(/, false) === null ? 'propertyName' : 'keyword';
  },
});
