import type { Credit, CreditedTables } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import { wrapWords } from '../text/wrap-words.ts';

interface CreditView {
  readonly colours: Colours;
  readonly width: number;
}

const LICENCE_OF_NOTICE = 'https://creativecommons.org/licenses/by/4.0/';

/** Renders sources: first the sentences that licences ask to be shown, then each source with what was made with it. */
export function renderCredits(credits: readonly Credit[], { colours, width }: CreditView): string {
  const notices = [...new Set(credits.flatMap(({ notice }) => (notice === undefined ? [] : [notice])))];
  const shown = notices.map((notice) => `${colours.bold(`${notice}.`)}\n${LICENCE_OF_NOTICE}\n`);
  const sources = credits.map((credit) => renderCredit(credit, { colours, width }));
  return [...shown, ...sources, `${LAST_LINES}\n`].join('\n');
}

const LAST_LINES = `What was changed, what else others have collected, and the licences' own words are in
THIRD-PARTY-DATA.md of the package; those of its code in THIRD-PARTY-LICENSES.txt.`;

function renderCredit({ source, links, licence, uses }: Credit, { colours, width }: CreditView): string {
  const lines = [
    ...wrapWords(source, width, '').map(colours.bold),
    ...wrapWords([licence, ...links].join(', '), width, '  '),
    ...sameUses(uses).flatMap(([where, tables]) => wrapWords(`${where}: ${tables}`, width, '  ')),
  ];
  return `${lines.join('\n')}\n`;
}

/** Locales with the same tables stand together. */
function sameUses(uses: readonly CreditedTables[]): readonly (readonly [string, string])[] {
  const places = new Map<string, string[]>();
  for (const { where, tables } of uses) {
    const words = tables.join(', ');
    places.set(words, [...(places.get(words) ?? []), where]);
  }
  return [...places].map(([tables, where]) => [where.join(', '), tables]);
}
