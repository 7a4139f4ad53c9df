import {
  IconArrowsShuffle,
  IconCircleOff,
  IconLanguage,
  IconLink,
  IconListDetails,
  IconMathFunction,
  IconPencil,
  IconSeeding,
  IconShieldCheck,
  IconUser,
} from '@tabler/icons-react';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import classes from './explanation.module.css';
import type { PlainKind, PlainLine } from './plain-lines.ts';
import type { CellLink } from './steps-of.ts';

interface PlainListProps {
  readonly lines: readonly PlainLine[];
  readonly onGo: (link: CellLink) => void;
}

/** How a value came to be in sentences, one below the other. */
export function PlainList({ lines, onGo }: PlainListProps) {
  return (
    <ul className={classes.plain} {...scrolledByKeys}>
      {lines.map(({ kind, words, link }) => {
        const Icon = signs[kind];
        return (
          <li key={words}>
            <Icon size={16} stroke={1.6} aria-hidden="true" />
            {link === undefined ? (
              <bdi>{words}</bdi>
            ) : (
              <button type="button" className={classes.link} onClick={() => onGo(link)}>
                <bdi>{words}</bdi>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const signs: Readonly<Record<PlainKind, typeof IconLink>> = {
  given: IconPencil,
  locale: IconLanguage,
  null: IconCircleOff,
  cell: IconLink,
  subject: IconUser,
  chosen: IconListDetails,
  made: IconMathFunction,
  unique: IconArrowsShuffle,
  safe: IconShieldCheck,
  same: IconSeeding,
};
