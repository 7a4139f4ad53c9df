import { Fragment, type ReactNode, useId, useState } from 'react';
import { CodedText } from '../coded-text.tsx';
import classes from './form-row.module.css';

/** What ties a control to its label and what is said of it. */
export interface FieldIds {
  readonly label: string;
  readonly described: string;
  readonly isWrong: boolean;
  /** Says in place of the hint why what is typed changes nothing; undefined says no more of it. */
  readonly onFault: (fault: string | undefined) => void;
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
  const [fault, onFault] = useState<string>();
  const wrong = fault ?? problem;
  const ids = { label: `${id}-label`, described: `${id}-hint`, isWrong: wrong !== undefined, onFault };
  return (
    <div className={classes.row}>
      <span className={classes.label} id={ids.label}>
        <BreakableName name={name} />
      </span>
      <div className={classes.control}>{children(ids)}</div>
      <p className={wrong === undefined ? classes.hint : classes.problem} id={ids.described}>
        <bdi>
          <CodedText text={wrong ?? hint ?? ''} />
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
