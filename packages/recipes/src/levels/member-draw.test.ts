import { createRowSet, setRange, streamKeys } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { createMemberDraw } from './member-draw.ts';
import { createNameBatch } from './name-batch.ts';
import { buildNameEdges } from './name-edges.ts';
import { createNameLevels } from './name-levels.ts';
import { renderSample, sampleMix } from './sample-names-for-tests.ts';

const path = ['1', '0', 'people', 's:person'];
const edges = buildNameEdges(sampleMix, renderSample);
const levels = createNameLevels(edges, streamKeys(path));
const count = 400_000;
const rows = createRowSet(count);
const batch = createNameBatch(count);
setRange(rows, 0, count);
levels.fill(rows, batch);
const members = createMemberDraw(edges, streamKeys(path), count);
const drawn = { surname: new Int32Array(count), given: new Int32Array(count), context: new Int32Array(count) };
members.fill(rows, batch, drawn);

/** How far `observed` of `total` is from `share`, in standard deviations. */
function zOf(observed: number, total: number, share: number): number {
  return Math.abs(observed - total * share) / Math.sqrt(total * share * (1 - share));
}

function spanAt(row: number): number {
  return edges.spanOf[batch.surnames[row] ?? 0] ?? -1;
}

describe('spellings and contexts', () => {
  it('are of the class that the row has', () => {
    for (let row = 0; row < count; row++) {
      const shown = [
        edges.texts.surnamesShown[drawn.surname[row] ?? -1] ?? '?',
        edges.texts.givenShown[drawn.given[row] ?? -1] ?? '?',
      ];
      const isOfClass =
        edges.surnames[batch.surnames[row] ?? -1]?.renderings.includes(shown[0] ?? '') &&
        edges.given[batch.given[row] ?? -1]?.renderings.includes(shown[1] ?? '');
      if (!isOfClass) expect(shown, `row ${row}`).toBe('of its class');
    }
    expect(drawn.surname.length).toBe(count);
  });

  it('are the same one by one', () => {
    for (let row = 0; row < count; row += 331) {
      const one = members.at(row, batch.surnames[row] ?? 0, batch.given[row] ?? 0);
      expect(one).toEqual({ surname: drawn.surname[row], given: drawn.given[row], context: drawn.context[row] });
    }
  });

  it('give sexes and generations their shares', () => {
    const german = Array.from({ length: count }, (_, row) => row).filter((row) => spanAt(row) === 0);
    const shares = [0.098, 0.147, 0.147, 0.098, 0.102, 0.153, 0.153, 0.102];
    for (const [context, share] of shares.entries()) {
      const observed = german.filter((row) => drawn.context[row] === context).length;
      expect(zOf(observed, german.length, share)).toBeLessThan(4.5);
    }
  });

  it('give each spelling its weight: Käther 1/5 and Kaether 1/7, of what the lists weigh', () => {
    const spelled = (text: string): number => {
      const code = edges.texts.surnames.indexOf(text);
      return drawn.surname.reduce((sum, one) => sum + (one === code ? 1 : 0), 0);
    };
    const [umlaut, digraph] = [spelled('Käther'), spelled('Kaether')];
    expect(zOf(umlaut, umlaut + digraph, 7 / 12)).toBeLessThan(4.5);
    expect(umlaut).toBeGreaterThan(5000);
  });

  it('never give a man’s name to a woman, but for names of both', () => {
    const [names] = sampleMix;
    const weightsOf = new Map(names?.given.map(({ text, weights }) => [text, weights]));
    let robins = 0;
    for (let row = 0; row < count; row++) {
      if (spanAt(row) !== 0) continue;
      const text = edges.texts.given[drawn.given[row] ?? -1] ?? '';
      if ((weightsOf.get(text)?.[drawn.context[row] ?? -1] ?? 0) === 0) expect(text).toBe('a name of this context');
      if (text === 'Robin' && (drawn.context[row] ?? 0) >= 4) robins++;
    }
    expect(robins).toBeGreaterThan(100);
  });

  it('bend surnames by sex', () => {
    let bent = 0;
    for (let row = 0; row < count; row++) {
      if (edges.spans[spanAt(row)]?.locale !== 'cs') continue;
      const text = edges.texts.surnames[drawn.surname[row] ?? -1] ?? '';
      const isWoman = (drawn.context[row] ?? 0) >= 4;
      if (text !== 'Novak') expect(text.endsWith('ová'), text).toBe(isWoman);
      if (isWoman) bent++;
    }
    expect(bent).toBeGreaterThan(1500);
  });
});
