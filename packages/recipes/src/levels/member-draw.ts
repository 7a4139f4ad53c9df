import { type RowSet, type StreamKeys, word32At, words32 } from '@populace/core';
import { pickMember } from './member-table.ts';
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

/** Makes the draws 'name/surname' and 'name/given' of the subject whose draws have these keys. */
export function createMemberDraw(edges: NameEdges, keys: StreamKeys, capacity: number): MemberDraw {
  const surnameKey = keys('name/surname');
  const givenKey = keys('name/given');
  const { surnameMembers: surnames, givenMembers: given } = edges;
  const formOf = formTable(edges);
  const givenWords = new Int32Array(capacity + 1);

  function surnameCode(member: number, surnameClass: number, context: number): number {
    return (
      surnames.codes[member] +
      Math.min(formOf.forms[formOf.starts[edges.spanOf[surnameClass]] + context], surnames.forms[member] - 1)
    );
  }

  return {
    fill(rows, batch, drawn) {
      words32(givenKey, rows, givenWords);
      for (let row = 0; row < rows.n; row++) {
        const ofGiven = pickMember(given, batch.given[row], givenWords[row]);
        const context = given.contexts[ofGiven];
        drawn.given[row] = given.codes[ofGiven];
        drawn.context[row] = context;
        const surname = batch.surnames[row];
        // Few surnames are spelled in several ways, so a draw for each row would mostly be for nothing.
        const word = surnames.starts[surname + 1] - surnames.starts[surname] > 1 ? word32At(surnameKey, rows, row) : 0;
        drawn.surname[row] = surnameCode(pickMember(surnames, surname, word), surname, context);
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
