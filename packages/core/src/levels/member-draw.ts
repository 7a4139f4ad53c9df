import type { RowSet } from '../batch/row-set.ts';
import { streamKey } from '../random/stream-key.ts';
import { words32 } from '../random/words.ts';
import { memberTable, pickMember } from './member-table.ts';
import type { NameBatch } from './name-batch.ts';
import type { NameEdges } from './name-edges.ts';
import { rowWord } from './row-word.ts';

/** What is drawn once the class is known: spellings by their place in the edges' lists of texts, and the context. */
export interface DrawnNames {
  readonly surname: Int32Array;
  readonly given: Int32Array;
  /** Sex, generation and so on: a place in the locale's contexts. */
  readonly context: Int32Array;
}

/** Draws spelling and context from their weights within the class, by draws of their own, so classes keep their weights. */
export interface MemberDraw {
  fill(rows: RowSet, batch: NameBatch, drawn: DrawnNames): void;
  /** The same for one row of known classes. */
  at(
    row: number,
    surname: number,
    given: number,
  ): { readonly surname: number; readonly given: number; readonly context: number };
}

/** Makes the draws 'name/surname' and 'name/given' of the subject at `path`. */
export function createMemberDraw(edges: NameEdges, path: readonly string[], capacity: number): MemberDraw {
  const surnameKey = streamKey([...path, 'name/surname']);
  const givenKey = streamKey([...path, 'name/given']);
  const surnames = memberTable(edges.surnames);
  const given = memberTable(edges.given);
  const formOf = formTable(edges);
  const surnameWords = new Int32Array(capacity + 1);
  const givenWords = new Int32Array(capacity + 1);

  function surnameCode(member: number, surnameClass: number, context: number): number {
    return (
      surnames.codes[member] +
      Math.min(formOf.forms[formOf.starts[edges.spanOf[surnameClass]] + context], surnames.forms[member] - 1)
    );
  }

  return {
    fill(rows, batch, drawn) {
      words32(surnameKey, rows, surnameWords);
      words32(givenKey, rows, givenWords);
      for (let row = 0; row < rows.n; row++) {
        const ofGiven = pickMember(given, batch.given[row], givenWords[row]);
        const context = given.contexts[ofGiven];
        drawn.given[row] = given.codes[ofGiven];
        drawn.context[row] = context;
        const ofSurname = pickMember(surnames, batch.surnames[row], surnameWords[row]);
        drawn.surname[row] = surnameCode(ofSurname, batch.surnames[row], context);
      }
    },
    at(row, surnameClass, givenClass) {
      const ofGiven = pickMember(given, givenClass, rowWord(givenKey, row));
      const ofSurname = pickMember(surnames, surnameClass, rowWord(surnameKey, row));
      const context = given.contexts[ofGiven];
      return { surname: surnameCode(ofSurname, surnameClass, context), given: given.codes[ofGiven], context };
    },
  };
}

/** The surname form of each context of each span, one span after the other. */
function formTable({ spans }: NameEdges): { readonly starts: Int32Array; readonly forms: Int32Array } {
  const starts = new Int32Array(spans.length);
  for (let at = 1; at < spans.length; at++) starts[at] = starts[at - 1] + spans[at - 1].forms.length;
  return { starts, forms: Int32Array.from(spans.flatMap((span) => span.forms)) };
}
