import { spansOf } from '../lib/search/match-words.ts';
import classes from './marked-text.module.css';

/** A text in which what was searched for is marked. */
export function MarkedText({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  let place = 0;
  return spansOf(text, words).map((span) => {
    const key = place;
    place += span.text.length;
    return span.isHit ? (
      <mark key={key} className={classes.hit}>
        {span.text}
      </mark>
    ) : (
      <span key={key}>{span.text}</span>
    );
  });
}
