import { expect, it } from 'vitest';
import { routeLines, STEM } from './route-lines.ts';

const right = (x: number, y: number) => ({ x, y, out: 1 }) as const;
const left = (x: number, y: number) => ({ x, y, out: -1 }) as const;

it('turns in the middle between two boxes', () => {
  expect(routeLines([{ parent: 'a', from: right(100, 0), to: left(300, 80) }], [])).toEqual([200]);
});

it('turns near an end where the middle leads through a box', () => {
  const line = { parent: 'a', from: right(100, 100), to: left(700, 0) };
  const between = { left: 300, right: 500, top: -50, bottom: 80 };

  expect(routeLines([line], [between])).toEqual([700 - STEM]);
  expect(routeLines([{ ...line, from: right(100, 0), to: left(700, 100) }], [between])).toEqual([100 + STEM]);
});

it('goes around two boxes that stand over one another', () => {
  expect(routeLines([{ parent: 'a', from: left(100, 0), to: left(60, 300) }], [])).toEqual([60 - STEM]);
});

it('keeps lines of different parents apart, and those of one parent together', () => {
  const turns = routeLines(
    [
      { parent: 'a', from: right(100, 0), to: left(300, 80) },
      { parent: 'a', from: right(100, 0), to: left(300, 160) },
      { parent: 'b', from: right(100, 60), to: left(300, 120) },
    ],
    [],
  );

  expect(turns).toEqual([194, 194, 206]);
});
