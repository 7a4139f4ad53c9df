import { Button } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { Value } from '../../../ui/value.tsx';
import { useText } from '../messages.ts';
import { peopleQuery } from '../queries.ts';
import classes from './locale-detail.module.css';

/** Ten people of a locale, made just now; others by another seed. */
export function LocalePeople({ id }: { readonly id: string }) {
  const text = useText();
  const [seed, setSeed] = useState(1);
  const { data, error } = useQuery({ ...peopleQuery(id, seed), placeholderData: keepPreviousData });
  return (
    <section>
      <div className={classes.head}>
        <h3>{text('people')}</h3>
        <Button
          variant="subtle"
          leftSection={<IconDice5 size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => setSeed(seed + 1)}
        >
          {text('others')}
        </Button>
      </div>
      {error !== null && (
        <p className={classes.fact}>
          {text('peopleFailed')} {failureOf(error).message}
        </p>
      )}
      <ul className={classes.people}>
        {data?.map(({ name, place, phone }) => (
          <li key={`${name} ${phone}`}>
            <Value text={name} />
            <Value text={phone} />
            <Value text={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
