import { Fragment } from 'react';
import classes from './coded-text.module.css';
import { MarkedText } from './marked-text.tsx';

export interface CodedTextProps {
  readonly text: string;
  /** What was searched for, to be marked. */
  readonly words?: readonly string[];
}

/** A sentence of a description, in which what stands between back-ticks is code: words of schemas, options, values. */
export function CodedText({ text, words: searched = [] }: CodedTextProps) {
  return splitCode(text).map(({ kind, words }, place) =>
    kind === 'code' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their places.
      <code key={place} className={classes.code} dir="ltr">
        <MarkedText text={words} words={searched} />
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={place}>
        <MarkedText text={words} words={searched} />
      </Fragment>
    ),
  );
}

/** A stretch of a text. */
export interface TextPart {
  readonly kind: 'words' | 'code';
  readonly words: string;
}

/** Parts a text at its back-ticks; one without another stands for itself. */
export function splitCode(text: string): readonly TextPart[] {
  const parts = text.split(/`([^`]+)`/);
  return parts
    .map((words, place): TextPart => ({ kind: place % 2 === 1 ? 'code' : 'words', words }))
    .filter(({ words }) => words !== '');
}
