import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './list-and-detail.module.css';
import { scrolledByKeys } from './scrolled-by-keys.ts';

export interface ListAndDetailProps {
  readonly list: ReactNode;
  /** What is open of the list; undefined where nothing is. */
  readonly detail: Detail | undefined;
}

interface Detail {
  /** What it is the detail of: another key takes the focus on a phone, where the list is covered by it. */
  readonly key: string;
  /** Names the region for readers of the screen. */
  readonly label: string;
  /** What stands in the head, such as a name with its icon. */
  readonly head: ReactNode;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A list, and beside it what is open of it; on a phone the one or the other. */
export function ListAndDetail({ list, detail }: ListAndDetailProps) {
  return (
    <div className={classes.screen} data-open={detail !== undefined}>
      <div className={classes.list}>{list}</div>
      {detail !== undefined && <DetailPane detail={detail} />}
    </div>
  );
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}

function DetailPane({ detail }: { readonly detail: Detail }) {
  const { key, label, head, close, onClose, children } = detail;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = pane.current;
    const covers = element !== null && getComputedStyle(element).position === 'absolute';
    // A ring around the whole page would say nothing: the heading takes the focus.
    if (covers && key !== '') focusOn(element.querySelector('h2') ?? element);
  }, [key]);
  return (
    <aside
      ref={pane}
      className={classes.detail}
      aria-label={label}
      tabIndex={-1}
      data-pane=""
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={classes.head}>
        <ActionIcon className={classes.back} aria-label={close} onClick={onClose}>
          <IconArrowLeft size={20} stroke={1.6} className={classes.arrow} />
        </ActionIcon>
        {head}
        <ActionIcon className={classes.close} aria-label={close} onClick={onClose}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      <div key={key} className={classes.scroll} {...scrolledByKeys}>
        {children}
      </div>
    </aside>
  );
}
