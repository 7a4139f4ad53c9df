import { Link } from '@tanstack/react-router';
import { MarkedText } from '../../../ui/marked-text.tsx';
import classes from './files.module.css';

export interface ExtensionLinksProps {
  readonly extensions: readonly string[];
  readonly words: readonly string[];
  /** Whether Tab comes to each; in a list of hundreds the type leads to them. */
  readonly areStops?: boolean;
}

/** Extensions, each leading to the types that it stands for. */
export function ExtensionLinks({ extensions, words, areStops = false }: ExtensionLinksProps) {
  return (
    <span className={classes.extensions}>
      {extensions.map((extension) => (
        <Link
          key={extension}
          to="/files"
          search={{ q: `.${extension}` }}
          className={classes.extension}
          tabIndex={areStops ? 0 : -1}
        >
          <bdi>
            .<MarkedText text={extension} words={words} />
          </bdi>
        </Link>
      ))}
    </span>
  );
}
