/** What Unicode calls white space (PropList.txt, White_Space), which is a stable set. */
const SPACES = new Set(
  ' \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
);

/** A text without white space around it. */
export function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && SPACES.has(text.charAt(from))) from++;
  while (to > from && SPACES.has(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
