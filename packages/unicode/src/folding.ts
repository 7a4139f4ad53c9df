import { foldAccents } from './fold-accents.ts';
import { foldCase } from './fold-case.ts';

/** What does not count where texts are compared. */
export type Folding = 'case' | 'accents' | 'caseAndAccents';

/** The folding that these wishes ask for; undefined where everything counts. */
export function foldingOf({
  ignoreCase,
  ignoreAccents,
}: {
  readonly ignoreCase: boolean;
  readonly ignoreAccents: boolean;
}): Folding | undefined {
  if (ignoreCase) return ignoreAccents ? 'caseAndAccents' : 'case';
  return ignoreAccents ? 'accents' : undefined;
}

/** Whether texts that differ by the first folding differ by the second, too: it takes no more for the same. */
export function isAsStrict(folding: Folding | undefined, other: Folding | undefined): boolean {
  return other === undefined || folding === other || folding === 'caseAndAccents';
}

/**
 * Returns a text without what does not count, character by character: texts that differ by that alone become the same. Without a folding
 * it is the text itself.
 */
export function foldText(text: string, folding: Folding | undefined): string {
  if (folding === undefined) return text;
  const plain = folding === 'case' ? text : foldAccents(text);
  return folding === 'accents' ? plain : foldCase(plain);
}
