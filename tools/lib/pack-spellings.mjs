/** How texts of a column follow from those of another, so that only the difference is stored. */

/** So many of the rows may be spelt otherwise than letter by letter. */
const MOST_OTHERWISE = 0.3;
/** An ending cuts at most so many characters; one digit says how many. */
const MOST_CUT = 9;

const withoutMarks = (letter) =>
  letter
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');
const isPlain = (letter) => /[A-Za-z]/.test(letter);

/** The text that `letters` spell, as `spellLetters` of packages/recipes/src/pack does. */
export function spell(text, letters) {
  return [...text].map((letter) => (isPlain(letter) ? letter.toLowerCase() : (letters.get(letter) ?? ''))).join('');
}

/**
 * Learns how single characters are spelt from texts and their spellings. Returns `{ letters, rows }`, the spelling of each character and the rows
 * that it does not explain; undefined where those are too many.
 */
export function spellingsOf(texts, spellings) {
  const letters = new Map();
  for (;;) {
    const votes = votesOf(texts, spellings, letters);
    if (votes.size === 0) break;
    for (const [letter, ways] of votes) {
      const [[best]] = [...ways].sort(([, one], [, other]) => other - one);
      letters.set(letter, best);
    }
  }
  // Characters that never stand alone are taken for letters with marks.
  for (const letter of new Set(texts.join(''))) {
    if (!isPlain(letter) && !letters.has(letter)) letters.set(letter, withoutMarks(letter));
  }
  const rows = texts.flatMap((text, row) => (spell(text, letters) === spellings[row] ? [] : [row]));
  if (rows.length > texts.length * MOST_OTHERWISE) return undefined;
  // What is left out anyway need not be told.
  return { letters: Object.fromEntries([...letters].filter(([, way]) => way !== '')), rows };
}

/** For each character that is the only unknown one of some text, what it must be there, and how often. */
function votesOf(texts, spellings, known) {
  const votes = new Map();
  texts.forEach((text, row) => {
    const unknown = [...text].filter((letter) => !isPlain(letter) && !known.has(letter));
    if (unknown.length !== 1) return;
    const [letter] = unknown;
    const at = text.indexOf(letter);
    const [head, tail] = [spell(text.slice(0, at), known), spell(text.slice(at + letter.length), known)];
    const whole = spellings[row];
    if (whole.length < head.length + tail.length || !whole.startsWith(head) || !whole.endsWith(tail)) return;
    const way = whole.slice(head.length, whole.length - tail.length);
    const ways = votes.get(letter) ?? new Map();
    votes.set(letter, ways.set(way, (ways.get(way) ?? 0) + 1));
  });
  return votes;
}

/** Returns the change of ending for each row, such as `1ska`; undefined where the endings are too many to be worth it. */
export function endingsOf(texts, changed) {
  const endings = texts.map((text, row) => {
    let same = 0;
    while (same < text.length && text[same] === changed[row][same]) same++;
    // A surrogate pair is not cut apart.
    if (/[\ud800-\udbff]/.test(text[same - 1] ?? '')) same--;
    return text.length - same > MOST_CUT ? undefined : `${text.length - same}${changed[row].slice(same)}`;
  });
  const isWorthIt = new Set(endings).size <= Math.min(256, texts.length / 4);
  return isWorthIt && !endings.includes(undefined) ? endings : undefined;
}
