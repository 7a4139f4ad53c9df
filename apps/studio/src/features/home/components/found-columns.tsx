import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useCreateSchema } from '../../../lib/drafts/use-create-schema.ts';
import type { InferAnswer } from '../../../lib/engine/engine-calls.ts';
import { formatShare } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import classes from './found-columns.module.css';

interface FoundColumnsProps {
  readonly found: InferAnswer;
  readonly onClose: () => void;
}

/** What a file was found to hold: each column with the generator it gets and what speaks for it, before a schema is made of it. */
export function FoundColumns({ found, onClose }: FoundColumnsProps) {
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
