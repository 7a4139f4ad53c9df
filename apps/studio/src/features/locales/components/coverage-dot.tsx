import { formatCount } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import { type Coverage, dotSize } from '../model/coverage.ts';
import classes from './locale-list.module.css';

export interface CoverageDotProps {
  /** Undefined while it is not known. */
  readonly coverage: Coverage | undefined;
  readonly isError: boolean;
}

/** How much there is, as a dot; the number is there for readers of the screen. */
export function CoverageDot({ coverage, isError }: CoverageDotProps) {
  const text = useText();
  if (coverage === undefined) return <Sign sign={isError ? '×' : '·'} words={text(isError ? 'unread' : 'waiting')} />;
  switch (coverage.kind) {
    case 'none':
      return <Sign sign="–" words={text('nothing')} />;
    case 'borrowed':
      return (
        <span className={classes.borrowed}>
          <span className="visually-hidden">{text('borrowed', { from: coverage.from })}</span>
          <span aria-hidden="true">{coverage.from}</span>
        </span>
      );
    case 'own':
      return (
        <>
          <Dot rows={coverage.rows} />
          <span className="visually-hidden">{formatCount(coverage.rows)}</span>
        </>
      );
  }
}

function Sign({ sign, words }: { readonly sign: string; readonly words: string }) {
  return (
    <>
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** A dot as large as so many rows are many. */
export function Dot({ rows }: { readonly rows: number }) {
  const size = dotSize(rows);
  return <i className={classes.dot} style={{ inlineSize: size, blockSize: size }} />;
}
