import type { Folding } from '@populace/unicode';

/** What a folding is called in sentences. */
interface FoldingWords {
  /** How values are to differ, and by what they may not. */
  readonly how: string;
  readonly by: string;
  /** Letters that are never the same when folded. */
  readonly letters: string;
  /** As documents ask for it. */
  readonly options: string;
  readonly option: string;
}

export const foldingWords: Readonly<Record<Folding, FoldingWords>> = {
  case: {
    how: 'in any case',
    by: 'case',
    letters: 'letters of one case',
    options: 'ignoreCase',
    option: '{ ignoreCase: true }',
  },
  accents: {
    how: 'without accents',
    by: 'accents',
    letters: 'letters without accents',
    options: 'ignoreAccents',
    option: '{ ignoreAccents: true }',
  },
  caseAndAccents: {
    how: 'in any case and without accents',
    by: 'case or accents',
    letters: 'letters of one case without accents',
    options: 'ignoreCase and ignoreAccents',
    option: '{ ignoreCase: true, ignoreAccents: true }',
  },
};
