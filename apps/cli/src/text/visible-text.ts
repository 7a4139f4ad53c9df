/**
 * What a terminal would act upon, or nobody would see: controls, what sets or changes the direction, line and paragraph separators,
 * lone surrogates, blanks of no width. The joiners stay: emoji and many scripts need them.
 */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

const short: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** Makes control and unseen characters visible as escapes, so that text from elsewhere cannot steer a terminal. */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, escapeOf);
}

/** The same for text of several lines, whose line feeds stay. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visibleText).join('\n');
}

function escapeOf(character: string): string {
  return short.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Puts text that has right-to-left letters between isolates (Unicode Standard Annex #9), so that it leaves its neighbours in place. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
