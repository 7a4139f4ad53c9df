import { CodedText } from '../../../ui/coded-text.tsx';
import classes from './help-card.module.css';

export interface KeyCardProps {
  readonly name: string;
  readonly summary: string | undefined;
  /** Kind and default in a few words. */
  readonly facts?: string | undefined;
}

/** What a key of the document is for. */
export function KeyCard({ name, summary, facts }: KeyCardProps) {
  return (
    <div className={classes.card}>
      <p className={classes.name}>
        <code>{name}</code>
        {facts !== undefined && facts !== '' && <span className={classes.facts}>{facts}</span>}
      </p>
      {summary !== undefined && (
        <p>
          <CodedText text={summary} />
        </p>
      )}
    </div>
  );
}
