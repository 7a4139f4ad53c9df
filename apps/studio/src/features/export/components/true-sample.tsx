import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { engine } from '../../../lib/engine/engines.ts';
import { formatBytes, formatCount, formatSeconds } from '../../../lib/messages/numbers.ts';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import type { Estimate } from '../estimate-file.ts';
import { type ExportChoice, packingOf } from '../export-choice.ts';
import { useText } from '../messages.ts';
import { linesOfBytes, linesOfText } from '../sample-lines.ts';
import classes from './export-screen.module.css';

interface TrueSampleProps {
  readonly choice: ExportChoice | undefined;
  readonly file: string;
  /** Whether the format is text; of others, the bytes are shown. */
  readonly isText: boolean;
  readonly estimate: Estimate | undefined;
}

/** The bytes that the file will begin with, as text or as they are, and how much will come. */
export function TrueSample({ choice, file, isText, estimate }: TrueSampleProps) {
  const text = useText();
  const [wished, setView] = useState<'text' | 'bytes'>('text');
  const view = isText ? wished : 'bytes';
  const table = choice?.tables[0]?.table;
  const { data, error } = useQuery({
    queryKey: ['export-sample', choice?.text, table, choice?.format, choice?.options, choice?.from],
    queryFn:
      choice === undefined || table === undefined
        ? skipToken
        : ({ signal }) => {
            const { text: schema, format, options, from } = choice;
            return engine.call('exportSample', { text: schema, table, format, options, from }, signal);
          },
    placeholderData: keepPreviousData,
  });
  const toLines = view === 'text' ? linesOfText : linesOfBytes;
  const lines = data === undefined ? [] : toLines(data);
  const files =
    choice === undefined || packingOf(choice) !== 'zip' ? '1' : text('filesZip', { count: choice.tables.length });
  return (
    <section className={classes.sample}>
      <div className={classes.what}>
        <h3>{text('sampleOf', { file: table ?? file })}</h3>
        <SegmentedControl
          className={classes.view}
          aria-label={text('sampleLabel')}
          value={view}
          data={[
            { value: 'text', label: text('text'), disabled: !isText },
            { value: 'bytes', label: text('bytes') },
          ]}
          onChange={(next) => setView(next === 'bytes' ? 'bytes' : 'text')}
        />
      </div>
      {error === null ? (
        <div className={classes.lines} {...scrolledByKeys} role="region" aria-label={text('sampleLabel')}>
          {lines.map(({ at, words }) => (
            <div key={at}>
              <span>{at}</span>
              <code>{words}</code>
            </div>
          ))}
        </div>
      ) : (
        <p className={classes.wrong} role="alert">
          {text('sampleFailed', { reason: failureOf(error).message })}
        </p>
      )}
      <dl className={classes.figures}>
        <Figure name={text('rows')} value={estimate === undefined ? '…' : formatCount(estimate.rows)} />
        <Figure name={text('files')} value={files} />
        <Figure
          name={text('size')}
          value={estimate === undefined ? '…' : text('about', { size: formatBytes(estimate.bytes) })}
        />
        <Figure
          name={text('time')}
          value={estimate === undefined ? '…' : text('aboutTime', { time: formatSeconds(estimate.seconds) })}
        />
      </dl>
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
