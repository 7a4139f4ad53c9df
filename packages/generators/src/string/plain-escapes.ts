import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns a pattern as the flag u wants it where it differs in needless escapes alone, such as `\"` and `\@`, and in hyphens beside a set
 * of several characters, such as `[\w-.]`: all engines that take them read them alike.
 * @throws SyntaxError where it is no pattern without the flag either.
 */
export function withoutNeedlessEscapes(text: string): string {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(text, 0, text.length, { unicode: false });
  const edits: Edit[] = [];
  visitRegExpAST(pattern, {
    onCharacterEnter(node) {
      const edit = editOf(node);
      if (edit !== undefined) edits.push({ start: node.start, end: node.end, text: edit });
    },
  });
  // From the end on, so that what stands before keeps its position.
  return edits.reduceRight(
    (edited, { start, end, text: own }) => edited.slice(0, start) + own + edited.slice(end),
    text,
  );
}

function editOf({ raw, parent }: AST.Character): string | undefined {
  const isInClass = parent.type === 'CharacterClass' || parent.type === 'CharacterClassRange';
  if (raw === '-' && parent.type === 'CharacterClass') return '\\-';
  if (raw.length !== 2 || raw[0] !== '\\' || /[A-Za-z0-9<>]/.test(raw)) return undefined;
  // Those that the flag allows (ECMA-262, section 22.2.1, SyntaxCharacter).
  if (/[\^$\\.*+?()[\]{}|/]/.test(raw.slice(1)) || (raw === '\\-' && isInClass)) return undefined;
  return raw.slice(1);
}
