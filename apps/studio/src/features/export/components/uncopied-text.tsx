import { CloseButton, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '../messages.ts';
import classes from './uncopied-text.module.css';

interface UncopiedTextProps {
  readonly words: string;
  /** What is to be done with it. */
  readonly note: string;
  readonly onClose: () => void;
}

/** What the browser did not let be copied, selected so that a person can do it by hand. */
export function UncopiedText({ words, note, onClose }: UncopiedTextProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={classes.uncopied}>
      <p role="alert">
        {text('notCopied')} {note}
      </p>
      <CloseButton aria-label={text('closeUncopied')} onClick={onClose} />
      <Textarea
        ref={field}
        className={classes.words}
        dir="ltr"
        readOnly
        autosize
        maxRows={4}
        aria-label={text('uncopied')}
        value={words}
      />
    </div>
  );
}
