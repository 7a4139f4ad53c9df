import { keyWords } from '../lib/commands/shortcut.ts';
import classes from './keys.module.css';

/** A shortcut as keys, such as `Ctrl` `K`; `⌘` on a Mac. */
export function Keys({ shortcut }: { readonly shortcut: string }) {
  return (
    <span className={classes.keys}>
      {keyWords(shortcut).map((word) => (
        <kbd key={word} className={classes.key}>
          {word}
        </kbd>
      ))}
    </span>
  );
}
