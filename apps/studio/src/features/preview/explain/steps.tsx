import {
  IconAlignLeft,
  IconArrowsShuffle,
  IconCircleOff,
  IconLanguage,
  IconLink,
  IconPencil,
  IconSeeding,
  IconTransform,
} from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { SubjectIcon } from '../../../ui/subject-icon.tsx';
import classes from './explanation.module.css';
import { useText } from './messages.ts';
import type { CellLink, Step, StepKind } from './steps-of.ts';

/** The deepest step that is moved in; beyond it there would be no room for words. */
const DEEPEST = 5;

/** Steps one below the other, what they are parts of moved in. */
export function Steps({ steps, onGo }: { readonly steps: readonly Step[]; readonly onGo: (link: CellLink) => void }) {
  return (
    <ol className={classes.steps} {...scrolledByKeys}>
      {steps.map((step, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          key={place}
          className={classes.step}
          style={{ '--depth': Math.min(step.depth, DEEPEST) } as CSSProperties}
        >
          <span className={classes.sign}>
            <Sign step={step} />
          </span>
          <StepTitle step={step} onGo={onGo} />
          <StepValue value={step.value} />
          {step.details.map((line) => (
            <p key={line} className={classes.detail}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function StepTitle({ step: { title, link }, onGo }: { readonly step: Step; readonly onGo: (link: CellLink) => void }) {
  if (link === undefined) return <bdi className={classes.title}>{title}</bdi>;
  return (
    <button type="button" className={classes.link} onClick={() => onGo(link)}>
      <bdi>{title}</bdi>
    </button>
  );
}

function StepValue({ value }: Pick<Step, 'value'>): ReactNode {
  const text = useText();
  if (value === undefined) return null;
  if (value === null) return <i className={classes.null}>{text('null')}</i>;
  return (
    <bdi className={classes.value} dir="auto">
      {value}
    </bdi>
  );
}

const signs: Readonly<Record<Exclude<StepKind, 'part'>, typeof IconLink>> = {
  origin: IconSeeding,
  given: IconPencil,
  locale: IconLanguage,
  null: IconCircleOff,
  rank: IconArrowsShuffle,
  cell: IconLink,
  written: IconTransform,
};

function Sign({ step: { kind, subject } }: { readonly step: Step }) {
  if (kind === 'part' && subject !== undefined) return <SubjectIcon generator={subject} />;
  const Icon = kind === 'part' ? IconAlignLeft : signs[kind];
  return <Icon size={14} stroke={1.6} aria-hidden="true" />;
}
