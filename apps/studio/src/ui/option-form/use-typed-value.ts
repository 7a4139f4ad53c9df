import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldText } from './option-value.ts';
import { createTyping, type FieldValue, type Reading } from './typing.ts';

export interface TypedValueOptions<T extends FieldValue> {
  /** The text of the value that is written. */
  readonly shown: string;
  readonly value: T;
  readonly read: (typed: string) => Reading<T>;
  readonly commit: (value: T) => void;
  /** Told why what is typed is no value, and of undefined once it is one. */
  readonly onFault: (fault: string | undefined) => void;
}

/** What ties a field of text to the value that is typed in it. */
export interface TypedValue {
  readonly typed: string;
  readonly isFaulty: boolean;
  readonly type: (typed: string) => void;
  /** Writes the value that is meant in another way. */
  readonly show: (text: string) => void;
  readonly field: {
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The text of a field of which only whole values are kept; see `createTyping`. What is no value stays to be seen, with the reason. */
export function useTypedValue<T extends FieldValue>(options: TypedValueOptions<T>): TypedValue {
  const { shown, read } = options;
  const [typed, setTyped] = useState(shown);
  const [isFaulty, setFaulty] = useState(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [typing] = useState(() =>
    createTyping<T>(() => ({
      ...latest.current,
      onFault(fault) {
        setFaulty(fault !== undefined);
        latest.current.onFault(fault);
      },
    })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value replaces what was typed.
  useEffect(() => {
    if (typing.isOwn(shown) || meansSame(typed, shown, read)) return;
    setTyped(shown);
    typing.drop();
  }, [shown]);
  // A field that goes away with its list is left, too.
  useEffect(
    () => () => {
      typing.settle();
      typing.drop();
    },
    [typing],
  );
  return {
    typed,
    isFaulty,
    type(next) {
      setTyped(next);
      typing.type(next);
    },
    show: setTyped,
    field: {
      onBlur: typing.settle,
      onKeyDown: ({ key }) => key === 'Enter' && typing.settle(),
    },
  };
}

function meansSame<T extends FieldValue>(a: string, b: string, read: (typed: string) => Reading<T>): boolean {
  if (a === b) return true;
  const [one, other] = [read(a), read(b)];
  return 'value' in one && 'value' in other && fieldText(one.value) === fieldText(other.value);
}
