import { IconEyeOff } from '@tabler/icons-react';
import { useText } from '../messages.ts';
import type { Shapes } from '../shapes/use-shapes.ts';
import type { RowLayout } from './grid-row.tsx';
import { LiveHead } from './live-head.tsx';
import classes from './row-grid.module.css';

export interface GridHeadProps {
  readonly layout: RowLayout;
  readonly shapes: Shapes;
  /** The column that the keyboard is at, if it is at the heads. */
  readonly activeColumn: number | undefined;
}

/** The heads of the columns: a name, and the shape of the values. */
export function GridHead({ layout, shapes, activeColumn }: GridHeadProps) {
  const text = useText();
  return (
    <thead className={classes.head}>
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: as a grid is laid out, its rows are no longer rows of a table.
        role="row"
        aria-rowindex={1}
        data-area="head"
        data-row={0}
        className={classes.headRow}
      >
        <th
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          role="columnheader"
          scope="col"
          className={classes.corner}
          data-cell={0}
          aria-colindex={1}
          tabIndex={activeColumn === 0 ? 0 : -1}
          style={{ inlineSize: layout.gutterPx }}
        >
          <span className="visually-hidden">{text('rowNumber')}</span>
        </th>
        {layout.shown.map((place) => {
          const column = layout.columns[place];
          if (column === undefined) return null;
          const head = shapes.get(column.name);
          const hint = text(column.hidden ? 'columnHintHidden' : 'columnHint', {
            name: column.name,
            type: column.type,
          });
          return (
            <th
              key={column.name}
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              role="columnheader"
              scope="col"
              className={classes.name}
              data-cell={place + 1}
              data-kind={column.kind}
              data-hidden={column.hidden || undefined}
              data-selected={column.name === layout.selected || undefined}
              aria-colindex={place + 2}
              title={head === undefined ? hint : text('columnHintShape', { hint, shape: head.words })}
              tabIndex={activeColumn === place + 1 ? 0 : -1}
              style={{ insetInlineStart: layout.starts[place], inlineSize: column.widthPx }}
            >
              <span className={classes.nameLine}>
                <bdi dir="ltr" className={classes.nameText}>
                  {column.name}
                </bdi>
                {column.hidden && <IconEyeOff size={12} stroke={1.8} aria-label={text('hidden')} />}
              </span>
              <LiveHead shape={head?.shape} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
