import type { FlowToken } from './flow-token.ts';
import { unquoted } from './spot.ts';

/** A bracket that is open, as far as it is read. */
export interface Frame {
  readonly kind: 'map' | 'list';
  readonly path: readonly string[];
  readonly entries: Map<string, string>;
  /** The key of the entry that is being read. */
  key: string | undefined;
  /** Whether the entry has its colon; whether it has its value. */
  hasColon: boolean;
  hasValue: boolean;
  index: number;
}

/** Goes on by a token. */
export function takeToken(frames: Frame[], token: FlowToken, base: readonly string[]): void {
  const frame = frames.at(-1);
  switch (token.kind) {
    case 'open':
      if (frame !== undefined) frame.hasValue = true;
      frames.push(frameOf(token.text === '{' ? 'map' : 'list', frame === undefined ? base : pathOfValue(frame)));
      break;
    case 'close':
      frames.pop();
      break;
    case 'comma':
      if (frame !== undefined)
        Object.assign(frame, { key: undefined, hasColon: false, hasValue: false, index: frame.index + 1 });
      break;
    case 'colon':
      if (frame !== undefined) frame.hasColon = true;
      break;
    case 'scalar':
      if (frame !== undefined) takeScalar(frame, token.text);
      break;
    default:
      break;
  }
}

function frameOf(kind: Frame['kind'], path: readonly string[]): Frame {
  return { kind, path, entries: new Map(), key: undefined, hasColon: false, hasValue: false, index: 0 };
}

function takeScalar(frame: Frame, text: string): void {
  if (frame.kind === 'map' && !frame.hasColon) {
    frame.key = unquoted(text);
    frame.entries.set(frame.key, '');
    return;
  }
  frame.hasValue = true;
  if (frame.key !== undefined) frame.entries.set(frame.key, text);
}

/** The path of the value that is being read. */
export function pathOfValue({ kind, path, key, index }: Frame): readonly string[] {
  return [...path, kind === 'list' ? String(index) : (key ?? '')];
}
