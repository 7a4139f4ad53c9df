import type { PlainValue } from '@populace/document';
import { fieldText } from './option-value.ts';

/** What a field can hold; undefined takes the option out. */
export type FieldValue = PlainValue | undefined;

/** What a text means as a whole: a value, or in words why it is none. */
export type Reading<T extends FieldValue> = { readonly value: T } | { readonly fault: string };

/** What a field that is typed into reads and changes. */
export interface TypingPorts<T extends FieldValue> {
  readonly read: (typed: string) => Reading<T>;
  /** The value as it is written in the schema. */
  readonly value: T;
  readonly commit: (value: T) => void;
  readonly onFault: (fault: string | undefined) => void;
}

/** A field while a person types in it. */
export interface Typing {
  /** The text is another now. */
  readonly type: (typed: string) => void;
  /** The person is done: what is valid is kept now. */
  readonly settle: () => void;
  /** Says whether a value that has come into the schema is the one that this field wrote. */
  readonly isOwn: (shown: string) => boolean;
  /** The value was changed from elsewhere, so that what was typed no longer counts. */
  readonly drop: () => void;
}

/** A text that stays the same for so long is meant. */
const PAUSE_MS = 500;

/**
 * Writes what is typed into the schema once it is meant: after a pause, or when the person is done. A text that is no value changes
 * nothing: where its beginning was one and had been written in a pause, as the 2 of `2o`, the value of before comes back.
 */
export function createTyping<T extends FieldValue>(ports: () => TypingPorts<T>): Typing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Reading<T> | undefined;
  /** The value before this person began to type. */
  let before: { readonly value: T } | undefined;
  let sent: { readonly value: T } | undefined;
  let hasSent = false;

  function send(value: T): void {
    if (fieldText(value) === fieldText(ports().value)) return;
    sent = { value };
    ports().commit(value);
  }

  function takeWaiting(): Reading<T> | undefined {
    clearTimeout(timer);
    const reading = waiting;
    waiting = undefined;
    return reading;
  }

  function end(): void {
    const reading = takeWaiting();
    if (reading === undefined) return;
    if ('fault' in reading) {
      ports().onFault(reading.fault);
      return;
    }
    hasSent = true;
    send(reading.value);
  }

  return {
    type(typed) {
      takeWaiting();
      before ??= { value: ports().value };
      waiting = ports().read(typed);
      if ('value' in waiting) ports().onFault(undefined);
      else if (hasSent) {
        hasSent = false;
        send(before.value);
      }
      timer = setTimeout(end, PAUSE_MS);
    },
    settle() {
      end();
      before = undefined;
      hasSent = false;
    },
    isOwn(shown) {
      const reading = ports().read(shown);
      const isSent = sent !== undefined && 'value' in reading && fieldText(reading.value) === fieldText(sent.value);
      sent = undefined;
      return isSent;
    },
    drop() {
      takeWaiting();
      before = undefined;
      hasSent = false;
      ports().onFault(undefined);
    },
  };
}
