import { Button } from '@mantine/core';
import type { RelationSummary } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { engine } from '../../../lib/engine/engines.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { PanelClose } from '../components/panel-close.tsx';
import type { CellLink } from '../explain/steps-of.ts';
import { idOfText } from '../rows/text-ids.ts';
import { useText } from './messages.ts';
import classes from './related-rows.module.css';
import type { Relations } from './use-relations.ts';

export interface RelatedRowsProps {
  readonly text: string;
  readonly table: string;
  readonly row: number;
  readonly parents: readonly RelationSummary[];
  readonly relations: Relations;
  readonly onGo: (link: CellLink) => void;
  readonly onClose: () => void;
}

/** The rows that a row refers to, and those that refer to it, table by table. */
export function RelatedRows(props: RelatedRowsProps) {
  const text = useText();
  const { table, row, parents, relations, onClose } = props;
  const { children } = relations;
  return (
    <div className={classes.related}>
      <h3 className={classes.head}>{text('related', { row: formatCount(row), table })}</h3>
      <div className={classes.lists}>
        {parents.length + children.length === 0 && <p className={classes.note}>{text('nothing', { table })}</p>}
        {parents.length > 0 && <h4 className={classes.part}>{text('parents')}</h4>}
        {parents.map((relation) => (
          <Parent key={relation.columns.join()} relation={relation} {...props} />
        ))}
        {children.length > 0 && <h4 className={classes.part}>{text('children')}</h4>}
        {children.map((relation) => (
          <Children key={`${relation.table} ${relation.columns.join()}`} relation={relation} {...props} />
        ))}
      </div>
      <footer className={classes.foot}>
        <PanelClose onClose={onClose} />
      </footer>
    </div>
  );
}

type PartProps = RelatedRowsProps & { readonly relation: RelationSummary };

function Parent({ text: schemaText, table, row, relation, onGo }: PartProps) {
  const text = useText();
  const [column = ''] = relation.columns;
  const { data, error, isPending } = useQuery({
    queryKey: ['parent', idOfText(schemaText), table, column, row],
    queryFn: ({ signal }) => engine.call('parent', { text: schemaText, table, column, row }, signal),
  });
  return (
    <div className={classes.relation}>
      <Name table={relation.parent} relation={relation} />
      {isPending && <span className={classes.note}>{text('asking')}</span>}
      {error !== null && <span className={classes.note}>{text('failed', { reason: error.message })}</span>}
      {data === null && <i className={classes.note}>{text('parentNone')}</i>}
      {data !== null && data !== undefined && (
        <RowLinks table={data.table} column={relation.parentColumns[0] ?? ''} rows={[data.row]} onGo={onGo} />
      )}
    </div>
  );
}

/** Rows that are listed at once. */
const LISTED = 12;

function Children({ text: schemaText, table, row, relation, onGo }: PartProps) {
  const text = useText();
  const [take, setTake] = useState(LISTED);
  const [column] = relation.columns;
  const { data, error, isPending } = useQuery({
    queryKey: ['children', idOfText(schemaText), table, row, relation.table, column, take],
    queryFn: ({ signal }) =>
      engine.call('children', { text: schemaText, table, row, of: relation.table, column, from: 0, take }, signal),
    placeholderData: (last) => last,
  });
  return (
    <div className={classes.relation}>
      <Name table={relation.table} relation={relation} />
      {isPending && <span className={classes.note}>{text('asking')}</span>}
      {error !== null && <span className={classes.note}>{text('failed', { reason: error.message })}</span>}
      {data?.kind === 'unlisted' && (
        <span className={classes.note}>{text('unlisted', { rows: formatCount(data.toLookAt) })}</span>
      )}
      {data?.kind === 'listed' && (
        <span className={classes.count}>
          {data.total === 0 ? text('countNone') : text('count', { count: data.total, rows: formatCount(data.total) })}
        </span>
      )}
      {data?.kind === 'listed' && data.total > 0 && (
        <RowLinks table={relation.table} column={column ?? ''} rows={data.rows} onGo={onGo}>
          {data.total > data.rows.length && (
            <Button variant="subtle" size="compact-sm" onClick={() => setTake(take * 8)}>
              {text('more')}
            </Button>
          )}
        </RowLinks>
      )}
    </div>
  );
}

function Name({ table, relation: { columns } }: { readonly table: string; readonly relation: RelationSummary }) {
  const text = useText();
  return (
    <span className={classes.name}>
      <bdi className={classes.table}>{table}</bdi>{' '}
      <bdi className={classes.note}>
        {columns.length === 0 ? text('perRow') : text('by', { columns: columns.join(', ') })}
      </bdi>
    </span>
  );
}

interface RowLinksProps {
  readonly table: string;
  readonly column: string;
  readonly rows: readonly number[];
  readonly onGo: (link: CellLink) => void;
  readonly children?: React.ReactNode;
}

function RowLinks({ table, column, rows, onGo, children }: RowLinksProps) {
  const text = useText();
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row}>
          <button
            type="button"
            className={classes.row}
            aria-label={text('goToRow', { table, row: formatCount(row) })}
            onClick={() => onGo({ table, column, row })}
          >
            {formatCount(row)}
          </button>
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}
