import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { functionAt } from '../../../lib/formulas/function-at.ts';
import { suggestInFormula } from '../../../lib/formulas/suggest-in-formula.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { ColumnProblems } from '../components/column-problems.tsx';
import { useText } from '../messages.ts';
import { useFormulaFacts } from '../use-formula-facts.ts';
import { useFormulaKnowledge } from '../use-formula-knowledge.ts';
import classes from './formula-field.module.css';
import { FunctionHelp } from './function-help.tsx';
import { NamePicker } from './name-picker.tsx';

const FormulaEditor = lazy(() => import('./formula-editor.tsx').then((module) => ({ default: module.FormulaEditor })));

export interface FormulaFieldProps {
  /** The field's own name; it stands before it. */
  readonly name: string;
  /** The table about whose rows the formula is. */
  readonly table: string;
  /** Where the formula stands in the document. */
  readonly pointer: string;
  readonly value: string;
  readonly onChange: (formula: string) => void;
  /** Whether it was asked for just now: it takes the focus, with its text selected. */
  readonly isBegun?: boolean;
  /** What else can be done with it, beside its name. */
  readonly actions?: ReactNode;
  /** A few words more below it. */
  readonly note?: string | undefined;
}

/** A field for a formula: coloured, completed, with its type, what is wrong with it, and help with the function at the cursor. */
export function FormulaField({
  name,
  table,
  pointer,
  value,
  onChange,
  actions,
  note,
  isBegun = false,
}: FormulaFieldProps) {
  const text = useText();
  const id = useId();
  const tryEdit = useTryEdit();
  const known = useFormulaKnowledge();
  const { type, problems, fixes } = useFormulaFacts(pointer);
  const [cursor, setCursor] = useState<number>();
  const [writer, setWriter] = useState<(name: string) => void>();
  const onWriter = useCallback((write: (own: string) => void) => setWriter(() => write), []);
  const help = useMemo(
    () => (cursor === undefined ? undefined : functionAt(value, cursor, table, known)),
    [value, cursor, table, known],
  );
  const fix = () => {
    const [best] = fixes;
    return best !== undefined && tryEdit(best.edit, best.step);
  };
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <span className={classes.label} id={`${id}-label`}>
          {name}
        </span>
        <span className={classes.type}>{type !== undefined && text('gives', { type })}</span>
        <NamePicker name={name} table={table} known={known} onName={writer} />
        {actions}
      </div>
      <div className={classes.box} data-wrong={problems.some(({ severity }) => severity === 'error')}>
        <Suspense fallback={<div className={classes.waiting}>{value}</div>}>
          <FormulaEditor
            value={value}
            isBegun={isBegun}
            label={`${id}-label`}
            described={`${id}-more`}
            problems={problems}
            suggest={(formula, at) => suggestInFormula(formula, at, table, known)}
            onChange={onChange}
            onCursor={setCursor}
            onFix={fix}
            onWriter={onWriter}
          />
        </Suspense>
      </div>
      <p id={`${id}-more`} className="visually-hidden">
        {text('formulaKeys')}
      </p>
      <ColumnProblems problems={problems} />
      {help !== undefined && <FunctionHelp help={help} />}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}
