import { Fragment, type ReactNode, useId } from 'react';
import { CodedText } from '../coded-text.tsx';
import classes from './form-row.module.css';

/** What ties a control to its label and what is said of it. */
export interface FieldIds {
  readonly label: string;
  readonly described: string;
  readonly isWrong: boolean;
}

export interface FormRowProps {
  readonly name: string;
  readonly hint?: string | undefined;
  /** Stands in place of the hint. */
  readonly problem?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A row of a form: the label at the start, the control, and under it the hint or what is wrong. */
export function FormRow({ name, hint, problem, children }: FormRowProps) {
  const id = useId();
  const ids = { label: `${id}-label`, described: `${id}-hint`, isWrong: problem !== undefined };
  return (
    <div className={classes.row}>
      <span className={classes.label} id={ids.label}>
        <BreakableName name={name} />
      </span>
      <div className={classes.control}>{children(ids)}</div>
      <p className={problem === undefined ? classes.hint : classes.problem} id={ids.described}>
        <bdi>
          <CodedText text={problem ?? hint ?? ''} />
        </bdi>
      </p>
    </div>
  );
}

/** A name such as `spreadsheetSafe`, which may be broken between its words. */
function BreakableName({ name }: Pick<FormRowProps, 'name'>) {
  const words = name.split(/(?<=[a-z])(?=[A-Z])/);
  return words.map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other name than their places.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
