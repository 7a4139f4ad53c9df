import type { FunctionAt } from '../../../lib/formulas/function-at.ts';
import { CodedText } from '../../../ui/coded-text.tsx';
import classes from './formula-field.module.css';

/** How the function at the cursor is called, the argument that is being written in bold, and what it does. */
export function FunctionHelp({ help: { page, argument } }: { readonly help: FunctionAt }) {
  const [signature = ''] = page.signatures;
  const [head, words, tail] = partsOf(signature);
  return (
    <div className={classes.help}>
      <code dir="ltr">
        {head}
        {words.map((word, place) => (
          <span key={word}>
            {place > 0 && ', '}
            {place === argument ? <b>{word}</b> : word}
          </span>
        ))}
        {tail}
      </code>
      <p>
        <CodedText text={page.summary} />
      </p>
    </div>
  );
}

/** What stands before the arguments of a signature, each of them, and what follows. */
function partsOf(signature: string): readonly [string, readonly string[], string] {
  const [, head, inner, tail] = /^([^(]*\()(.*)(\).*)$/.exec(signature) ?? [];
  if (head === undefined || inner === undefined || tail === undefined) return [signature, [], ''];
  return [head, inner === '' ? [] : inner.split(', '), tail];
}
