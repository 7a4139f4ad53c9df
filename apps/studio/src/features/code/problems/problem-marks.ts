import { type EditorState, type Extension, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, gutterLineClass } from '@codemirror/view';
import type { Problem } from '@populace/library';
import { type Range, rangeOfPlace } from './problem-range.ts';

/** A problem and the word that it is about, which goes with the text as it changes. */
export interface ProblemMark extends Range {
  readonly problem: Problem;
}

interface Marks {
  /** As they came; the marks may be fewer. */
  readonly problems: readonly Problem[];
  readonly marks: readonly ProblemMark[];
  readonly words: DecorationSet;
  readonly colours: RangeSet<GutterMarker>;
  readonly signs: RangeSet<GutterMarker>;
}

/** Marks these problems, which are of the text as it is. */
export const setProblems = StateEffect.define<readonly Problem[]>();

/** What is marked in the text. */
export const problemMarks = StateField.define<Marks>({
  create: () => ({ problems: [], marks: [], words: Decoration.none, colours: RangeSet.empty, signs: RangeSet.empty }),
  update(marks, { effects, changes, docChanged, newDoc }) {
    const given = effects.findLast((effect) => effect.is(setProblems))?.value;
    if (given !== undefined) return marksOf(given, newDoc);
    if (!docChanged || marks.marks.length === 0) return marks;
    const moved = marks.marks.flatMap(({ problem, from, to }) => {
      const range = { from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) };
      return range.to > range.from ? [{ problem, ...range }] : [];
    });
    return drawn(marks.problems, moved, newDoc);
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ words }) => words),
    gutterLineClass.from(field, (marks) => marks.colours),
  ],
});

/** Marks of problems: the word, the line's number and a sign before it. */
export function showProblems(): Extension {
  return [
    problemMarks,
    gutter({
      class: 'cm-problem-gutter',
      markers: (view) => view.state.field(problemMarks).signs,
      initialSpacer: () => signs.note,
    }),
  ];
}

/** The problems whose words touch a part of the text, the worst first. */
export function marksAt(state: EditorState, from: number, to: number = from): readonly ProblemMark[] {
  const touching = state.field(problemMarks).marks.filter((mark) => mark.from <= to && mark.to >= from);
  return touching.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ problem }: ProblemMark): number {
  return problem.severity === 'error' ? 0 : 1;
}

function marksOf(problems: readonly Problem[], doc: Text): Marks {
  const marks = problems.flatMap((problem) => {
    const range = rangeOfPlace(doc, problem.place);
    return range === undefined ? [] : [{ problem, ...range }];
  });
  return drawn(problems, marks, doc);
}

const words = {
  error: Decoration.mark({ class: 'cm-problem-error' }),
  note: Decoration.mark({ class: 'cm-problem-note' }),
};

function drawn(problems: readonly Problem[], marks: readonly ProblemMark[], doc: Text): Marks {
  const shown = marks.filter(({ from, to }) => to > from);
  const ofLine = new Map<number, Problem['severity']>();
  for (const { problem, from } of marks) {
    const line = doc.lineAt(from).from;
    if (ofLine.get(line) !== 'error') ofLine.set(line, problem.severity);
  }
  return {
    problems,
    marks,
    words: Decoration.set(
      shown.map(({ problem, from, to }) => words[problem.severity].range(from, to)),
      true,
    ),
    colours: onLines(ofLine, colours),
    signs: onLines(ofLine, signs),
  };
}

function onLines(
  lines: ReadonlyMap<number, Problem['severity']>,
  markers: Readonly<Record<Problem['severity'], GutterMarker>>,
): RangeSet<GutterMarker> {
  const ranges = [...lines].map(([line, severity]) => markers[severity].range(line));
  return RangeSet.of(ranges, true);
}

/** Colours the number of a line. */
class LineColour extends GutterMarker {
  override elementClass: string;

  constructor(severity: Problem['severity']) {
    super();
    this.elementClass = `cm-line-${severity}`;
  }
}

/** A sign before a line. Readers of the screen have the strip of problems. */
class LineSign extends GutterMarker {
  readonly severity: Problem['severity'];

  constructor(severity: Problem['severity']) {
    super();
    this.severity = severity;
  }

  override toDOM(): Node {
    const sign = document.createElement('span');
    sign.className = `cm-sign cm-sign-${this.severity}`;
    return sign;
  }
}

const colours = { error: new LineColour('error'), note: new LineColour('note') };
const signs = { error: new LineSign('error'), note: new LineSign('note') };
