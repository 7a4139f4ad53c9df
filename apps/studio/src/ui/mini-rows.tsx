import classes from './mini-rows.module.css';

export interface MiniColumn {
  readonly name: string;
  /** What stands under the name, such as the generator. */
  readonly note?: string | undefined;
  /** Whether its values are numbers, which stand at the end. */
  readonly isNumber?: boolean | undefined;
}

export interface MiniRowsProps {
  readonly label: string;
  readonly columns: readonly MiniColumn[];
  /** One list a row. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether the names of the columns are shown; readers of the screen get them anyway. */
  readonly head?: boolean;
}

/** A few real rows, where a decision about rows is made. */
export function MiniRows({ label, columns, rows, head = false }: MiniRowsProps) {
  return (
    <table className={classes.rows} aria-label={label}>
      <thead className={head ? undefined : 'visually-hidden'}>
        <tr>
          {columns.map(({ name, note, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber}>
              <bdi>{name}</bdi>
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <tr key={place}>
            {row.map((cell, at) => (
              <td key={columns[at]?.name} data-number={columns[at]?.isNumber} title={cell ?? undefined}>
                {cell === null ? <i>null</i> : <bdi>{cell}</bdi>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
