import { Button, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useCreateSchema } from '../../../lib/drafts/use-create-schema.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { formatShare } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import { boundsOfCategories, type FoundFiles, readRows } from '../use-read-files.ts';
import classes from './found-columns.module.css';

interface FoundColumnsProps {
  readonly found: FoundFiles;
  /** Told of what is found once values that fewer rows have may be kept. */
  readonly onFound: (found: FoundFiles) => void;
  readonly onClose: () => void;
}

/** What a file was found to hold: each column with the generator it gets and what speaks for it, before a schema is made of it. */
export function FoundColumns({ found: files, onFound, onClose }: FoundColumnsProps) {
  const { answer: found } = files;
  const text = useText();
  const create = useCreateSchema();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={classes.found} aria-labelledby="found-columns">
      <h2 id="found-columns" ref={head} tabIndex={-1}>
        {found.names.length === 1
          ? text('found', { name: found.names[0] ?? '' })
          : text('foundMany', { count: found.names.length })}
      </h2>
      <p>{text('foundText')}</p>
      <CategoryBound files={files} onFound={onFound} />
      {found.problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          {problem}
        </p>
      ))}
      {found.tables.map((table) => (
        <div key={table.name} className={classes.scroll}>
          <table>
            <caption className={found.tables.length === 1 ? 'visually-hidden' : undefined}>
              <bdi>{table.name}</bdi>
            </caption>
            <thead>
              <tr>
                <th scope="col">{text('column')}</th>
                <th scope="col">{text('generator')}</th>
                <th scope="col" className={classes.sure}>
                  {text('sure')}
                </th>
                <th scope="col">{text('evidence')}</th>
              </tr>
            </thead>
            <tbody>
              {table.columns.map(({ name, generator, references, confidence, evidence }) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>
                    <code>{references === undefined ? generator : text('references', { target: references })}</code>
                  </td>
                  <td className={classes.sure}>{formatShare(confidence)}</td>
                  <td className={classes.evidence}>{evidence.join('; ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <div className={classes.actions}>
        <Button variant="filled" onClick={() => void create(found.document)}>
          {text('use')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {text('cancel')}
        </Button>
      </div>
    </section>
  );
}

/** How many rows must have a value for it to be kept. */
function CategoryBound({
  files,
  onFound,
}: {
  readonly files: FoundFiles;
  readonly onFound: FoundColumnsProps['onFound'];
}) {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  const wordsOf = (count: number): string => text('rowsAtLeast', { count });
  return (
    <>
      <Select
        className={classes.bound}
        label={text('keepCategories')}
        allowDeselect={false}
        data={boundsOfCategories.map((count) => ({ value: String(count), label: wordsOf(count) }))}
        value={String(files.minCategoryRows)}
        onChange={(chosen) => {
          readRows(files.sources, Number(chosen)).then(onFound, (error: unknown) =>
            setFailure(failureOf(error).message),
          );
        }}
      />
      {failure !== undefined && <p className={classes.problem}>{failure}</p>}
    </>
  );
}
