import { BaseEdge, type EdgeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import type { ReferenceEdge } from '../model/flow.ts';
import { childWords, parentWords } from '../model/reference-words.ts';
import classes from './reference-line.module.css';

/** Lines are given from the outer edge of where they can be drawn from, half of which is outside of the box. */
const HANDLE = 5;

/** A reference: one parent at one end, its children at the other, with how many there may be. */
export const ReferenceLine = memo(function ReferenceLine(props: EdgeProps<ReferenceEdge>) {
  const { id, data, selected, sourcePosition, targetPosition, sourceY, targetY } = props;
  if (data === undefined) return null;
  const { reference, turn } = data;
  const parentOut = sourcePosition === Position.Left ? -1 : 1;
  const childOut = targetPosition === Position.Left ? -1 : 1;
  const parent = { x: props.sourceX - parentOut * HANDLE, y: sourceY, out: parentOut } as const;
  const child = { x: props.targetX - childOut * HANDLE, y: targetY, out: childOut } as const;
  return (
    <g className={classes.reference} data-selected={selected}>
      <BaseEdge id={id} path={pathOf(parent, child, turn)} interactionWidth={16} />
      <ParentEnd {...parent} isHollow={reference.nullable} />
      <ChildEnd {...child} isMany={reference.children.max !== 1} />
      <EndWords {...parent} words={parentWords(reference)} />
      <EndWords {...child} words={childWords(reference)} />
    </g>
  );
});

const CORNER = 6;

/** Straight on, up or down at the turn with round corners, straight on. */
function pathOf(from: EndProps, to: EndProps, turn: number): string {
  const way = Math.sign(to.y - from.y);
  const corner = Math.min(CORNER, Math.abs(to.y - from.y) / 2, Math.abs(turn - from.x), Math.abs(to.x - turn));
  const before = turn - Math.sign(turn - from.x) * corner;
  const after = turn + Math.sign(to.x - turn) * corner;
  return [
    `M${from.x} ${from.y}H${before}`,
    `Q${turn} ${from.y} ${turn} ${from.y + way * corner}`,
    `V${to.y - way * corner}`,
    `Q${turn} ${to.y} ${after} ${to.y}`,
    `H${to.x}`,
  ].join('');
}

interface EndProps {
  readonly x: number;
  readonly y: number;
  /** Which way leads away from the box. */
  readonly out: 1 | -1;
}

/** A bar for exactly one; a hollow circle where it may be none. */
function ParentEnd({ x, y, out, isHollow }: EndProps & { readonly isHollow: boolean }) {
  return isHollow ? (
    <circle className={classes.hollow} cx={x + out * 9} cy={y} r={4.5} />
  ) : (
    <path className={classes.sign} d={`M${x + out * 8} ${y - 6}v12`} />
  );
}

/** Three toes for several, a bar for one at most. */
function ChildEnd({ x, y, out, isMany }: EndProps & { readonly isMany: boolean }) {
  const foot = `M${x} ${y - 6}L${x + out * 10} ${y}L${x} ${y + 6}`;
  return <path className={classes.sign} d={isMany ? foot : `M${x + out * 8} ${y - 6}v12`} />;
}

function EndWords({ x, y, out, words }: EndProps & { readonly words: string }) {
  return (
    <text className={classes.words} x={x + out * 14} y={y - 6} textAnchor={out === 1 ? 'start' : 'end'}>
      {words}
    </text>
  );
}
