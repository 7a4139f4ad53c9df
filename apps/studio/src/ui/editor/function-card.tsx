import type { FunctionPage } from '@populace/formulas';
import { CodedText } from '../coded-text.tsx';
import classes from './function-card.module.css';

export interface FunctionCardProps {
  readonly page: FunctionPage;
}

/** More ways to call a function would be a list to read through, not help. */
const MOST_WAYS = 3;

/** What a function of formulas does, how it is called, and an example with its value. */
export function FunctionCard({ page: { summary, signatures, examples } }: FunctionCardProps) {
  const [example] = examples;
  return (
    <div className={classes.card}>
      {signatures.slice(0, MOST_WAYS).map((signature) => (
        <p key={signature} className={classes.name}>
          <code>{signature}</code>
        </p>
      ))}
      <p>
        <CodedText text={summary} />
      </p>
      {example !== undefined && (
        <p className={classes.example}>
          <code>{example.formula}</code> → <code>{example.result}</code>
        </p>
      )}
    </div>
  );
}
