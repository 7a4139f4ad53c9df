import { ActionIcon, Button, CloseButton, Tooltip } from '@mantine/core';
import { IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useText } from '../messages.ts';
import type { DiagramReference } from '../model/diagram.ts';
import { endsOf } from '../model/reference-words.ts';
import { useReferenceWords } from '../use-reference-words.ts';
import classes from './reference-card.module.css';

export interface ReferenceCardProps {
  readonly reference: DiagramReference;
  readonly onRemove: () => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The selected reference in words, and what can be done with it. */
export function ReferenceCard({ reference, onRemove, onOpen, onClose }: ReferenceCardProps) {
  const text = useText();
  const { nameOf, oftenOf } = useReferenceWords();
  const [from, to] = endsOf(reference);
  return (
    <section className={classes.card} aria-label={nameOf(reference)}>
      <h2 className={classes.name}>
        <bdi>{from}</bdi>
        <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
        <bdi>{to}</bdi>
        <CloseButton size="sm" className={classes.close} aria-label={text('close')} onClick={onClose} />
      </h2>
      <p className={classes.words}>{oftenOf(reference)}</p>
      <div className={classes.acts}>
        <Button onClick={onOpen}>{text('open')}</Button>
        <Tooltip label={text('remove')}>
          <ActionIcon aria-label={text('remove')} onClick={onRemove} className={classes.remove}>
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
    </section>
  );
}
