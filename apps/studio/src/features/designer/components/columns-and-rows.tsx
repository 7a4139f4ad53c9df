import type { ReactNode } from 'react';
import { PaneSplit } from '../../../ui/pane-split.tsx';
import { useText } from '../messages.ts';
import { ColumnsPane } from './columns-pane.tsx';
import { RowsBelow } from './rows-below.tsx';

interface ColumnsAndRowsProps {
  readonly preview: ReactNode;
  /** Whether the rows stand beside the columns; else below them. */
  readonly isBeside?: boolean;
  /** What stands at the start and at the end of the head of the columns. */
  readonly tables?: ReactNode;
  readonly tools?: ReactNode;
}

/** The columns of the open table with its rows. */
export function ColumnsAndRows({ preview, isBeside = false, tables, tools }: ColumnsAndRowsProps) {
  const text = useText();
  const columns = <ColumnsPane tables={tables} tools={tools} />;
  if (!isBeside) return <RowsBelow preview={preview}>{columns}</RowsBelow>;
  return (
    <PaneSplit
      id="columns"
      along="inline"
      sized="first"
      initial={960}
      min={480}
      max={1600}
      label={text('widthOfColumns')}
      first={columns}
      second={preview}
    />
  );
}
