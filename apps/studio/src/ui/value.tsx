import classes from './value.module.css';

/**
 * A generated value on one line: it runs in its own direction, is cut at its own end, and stands where the interface has its start. The
 * whole value is its title.
 */
export function Value({ text }: { readonly text: string | null }) {
  if (text === null) return <i className={classes.none}>null</i>;
  return (
    <span className={`own-direction ${classes.value}`} dir="auto" title={text}>
      {text}
    </span>
  );
}
