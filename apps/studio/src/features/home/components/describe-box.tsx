import { Button, TextInput } from '@mantine/core';
import { IconForms, IconTablePlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { today } from '../../../lib/document/today.ts';
import { useCreateSchema } from '../../../lib/drafts/use-create-schema.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { engine } from '../../../lib/engine/engines.ts';
import { MiniRows } from '../../../ui/mini-rows.tsx';
import { tell } from '../../../ui/notices.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { useText } from '../messages.ts';
import classes from './describe-box.module.css';

/** A table in words, with its first rows while they are written. */
export function DescribeBox() {
  const text = useText();
  const create = useCreateSchema();
  const [words, setWords] = useState('');
  const shown = useDeferredValue(words.trim() === '' ? text('questionHint') : words);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['describe', shown],
    queryFn: ({ signal }) => engine.call('describe', { words: shown, today: today() }, signal),
    placeholderData: keepPreviousData,
  });
  const field = useId();
  const count = data?.tables.length ?? 0;
  const isBlank = words.trim() === '';
  // What is shown may be of fewer words than those that stand in the field now.
  const current = isPlaceholderData || shown !== words ? undefined : data;
  const isMaking = useRef(false);
  const make = async () => {
    if (isBlank || isMaking.current) return;
    isMaking.current = true;
    try {
      const found = current ?? (await engine.call('describe', { words, today: today() }));
      if (found.tables.length > 0) await create(found.document);
    } catch (reason) {
      tell(failureOf(reason).message);
    } finally {
      isMaking.current = false;
    }
  };
  return (
    <section className={classes.box} aria-labelledby={`${field}-label`}>
      <h2 id={`${field}-label`}>{text('question')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextInput
          size="lg"
          aria-label={text('describe')}
          placeholder={text('questionHint')}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          leftSection={<IconForms size={16} stroke={1.6} />}
          rightSectionWidth="auto"
          rightSection={
            <Button
              type="submit"
              variant="filled"
              className={classes.make}
              leftSection={<IconTablePlus size={16} stroke={1.6} />}
              disabled={isBlank || current?.tables.length === 0}
            >
              {text('made', { count: Math.max(1, count) })}
            </Button>
          }
        />
      </form>
      {error !== null && (
        <p className={classes.failed} role="status">
          {failureOf(error).message}
        </p>
      )}
      {error === null && data !== undefined && count === 0 && (
        <p className={classes.hint}>{text('notUnderstood', { example: text('questionHint') })}</p>
      )}
      <div className={classes.rows} role="group" aria-label={text('exampleRows')} {...scrolledByKeys}>
        {data?.samples.map(({ table, columns, rows }) => (
          <MiniRows key={table} label={text('exampleRows')} columns={columns} rows={rows} head />
        ))}
      </div>
    </section>
  );
}
