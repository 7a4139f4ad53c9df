import { useEffect, useRef } from 'react';
import type { Command } from '../../../lib/commands/command.ts';
import { CodedText } from '../../../ui/coded-text.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { useText } from '../messages.ts';
import type { PaletteList } from '../model/palette-list.ts';
import classes from './palette.module.css';

export interface PaletteOptionsProps {
  /** What the ids of the list and its options begin with. */
  readonly id: string;
  readonly list: PaletteList;
  /** The place of the option that Enter would run. */
  readonly active: number;
  readonly onActive: (place: number) => void;
  readonly onChoose: (command: Command) => void;
}

/** The commands of the palette by group. */
export function PaletteOptions({ id, list, active, onActive, onChoose }: PaletteOptionsProps) {
  const text = useText();
  let place = 0;
  if (list.note !== undefined) return <p className={classes.note}>{list.note}</p>;
  return (
    <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={text('label')}>
      {list.groups.map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={classes.group} aria-hidden="true">
            {title}
          </div>
          {commands.map((command) => {
            const own = place++;
            return (
              <Option
                key={command.id}
                id={`${id}-${own}`}
                command={command}
                words={list.words}
                isActive={own === active}
                onActive={() => onActive(own)}
                onChoose={() => onChoose(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly words: readonly string[];
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChoose: () => void;
}

function Option({ id, command, words, isActive, onActive, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { title, detail, shortcut, Icon, disabled } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
    <div
      ref={element}
      id={id}
      className={classes.option}
      role="option"
      aria-selected={isActive}
      aria-disabled={disabled === true}
      onPointerMove={isActive ? undefined : onActive}
      onClick={onChoose}
    >
      <span className={classes.icon}>{Icon !== undefined && <Icon size={16} stroke={1.6} aria-hidden="true" />}</span>
      <span className={classes.title}>
        <MarkedText text={title} words={words} />
      </span>
      {detail !== undefined && (
        <span className={classes.detail}>
          <CodedText text={detail} words={words} />
        </span>
      )}
      {shortcut !== undefined && (
        <span className={classes.keys}>
          <Keys shortcut={shortcut} />
        </span>
      )}
    </div>
  );
}
