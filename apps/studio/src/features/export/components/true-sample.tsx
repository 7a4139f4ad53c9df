import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { formatBytes, formatCount, formatSeconds } from '../../../lib/messages/numbers.ts';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import type { Estimate } from '../estimate-file.ts';
import type { ExportChoice } from '../export-choice.ts';
import { useText } from '../messages.ts';
import { linesOfBytes, linesOfText, type SampleLine } from '../sample-lines.ts';
import { encodingName, markOf } from '../text-encoding.ts';
import type { Sample, TakenSample } from '../use-sample.ts';
import classes from './export-screen.module.css';

interface TrueSampleProps {
  readonly choice: ExportChoice | undefined;
  readonly file: string;
  readonly taken: TakenSample;
  readonly estimate: Estimate | undefined;
}

/** The bytes that the file will begin with, as text or as they are, and how much will come. */
export function TrueSample({ choice, file, taken, estimate }: TrueSampleProps) {
  const text = useText();
  const [wished, setView] = useState<'text' | 'bytes'>('text');
  const table = choice?.tables[0]?.table;
  const { sample, error } = taken;
  // Of what is no text, the bytes are shown.
  const isText = sample === undefined || sample.encoding !== undefined;
  const view = isText ? wished : 'bytes';
  const lines = sample === undefined ? [] : linesOf(sample, view);
  const files =
    choice === undefined || choice.packing !== 'zip' ? '1' : text('filesZip', { count: choice.tables.length });
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
        {sample?.encoding !== undefined && <Figure name={text('encoding')} value={encodingWords(sample, text)} />}
      </dl>
    </section>
  );
}

function linesOf({ bytes, encoding }: Sample, view: 'text' | 'bytes'): readonly SampleLine[] {
  return view === 'bytes' || encoding === undefined ? linesOfBytes(bytes) : linesOfText(bytes, encoding);
}

function encodingWords({ bytes, encoding = '' }: Sample, text: ReturnType<typeof useText>): string {
  const name = encodingName(encoding);
  return markOf(bytes, encoding).length === 0 ? name : text('withMark', { encoding: name });
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
