import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { announce } from './announcer.tsx';
import classes from './copied-code.module.css';
import { scrolledByKeys } from './scrolled-by-keys.ts';

export interface CopiedCodeProps {
  readonly code: string;
  readonly label: string;
  /** The name of the button, and what it says once it is done. */
  readonly copy: string;
  readonly copied: string;
}

const SHOWN_MS = 2000;

/** A few lines to be taken elsewhere. */
export function CopiedCode({ code, label, copy, copied }: CopiedCodeProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const take = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
    announce(copied);
  };
  const words = isCopied ? copied : copy;
  return (
    <figure className={classes.code} aria-label={label}>
      <pre className="left-to-right" {...scrolledByKeys}>
        <code>{code}</code>
      </pre>
      <Tooltip label={words}>
        <ActionIcon className={classes.copy} aria-label={words} onClick={() => void take()}>
          {isCopied ? <IconCheck size={16} stroke={1.6} /> : <IconCopy size={16} stroke={1.6} />}
        </ActionIcon>
      </Tooltip>
    </figure>
  );
}
