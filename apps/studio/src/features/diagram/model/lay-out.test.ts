import { expect, it } from 'vitest';
import { box, heightOf, shownColumns } from './box.ts';
import { diagramOf, shop } from './diagram-for-tests.ts';
import { layOut, placesOf } from './lay-out.ts';
import { neighbourOf } from './neighbour.ts';

const diagram = diagramOf(shop);

it('puts parents to the left of their children', () => {
  const places = layOut(diagram);

  for (const { table, parent } of diagram.references) {
    expect(places[parent]?.x).toBeLessThan(places[table]?.x ?? 0);
  }
});

it('puts no box over another', () => {
  const places = layOut(diagram);
  const boxes = diagram.tables.map((table) => {
    const { x = 0, y = 0 } = places[table.name] ?? {};
    const height = heightOf(shownColumns(table, diagram.references).length, table.columns.length);
    return { left: x, right: x + box.width, top: y, bottom: y + height };
  });

  const overlapping = boxes.filter((a) =>
    boxes.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(overlapping).toEqual([]);
});

it('lays the same diagram out the same way', () => {
  expect(layOut(diagramOf(shop))).toEqual(layOut(diagram));
});

it('lays out tables that refer to themselves and to one another', () => {
  const circle = diagramOf(`tables:
  a: { rows: 1, columns: { id: sequence, a_id: { references: a.id }, b_id: { references: b.id, nulls: 5% } } }
  b: { rows: 1, columns: { id: sequence, a_id: { references: a.id }, also_a: { references: a.id } } }
`);

  expect(Object.keys(layOut(circle))).toEqual(['a', 'b']);
});

it('keeps tables where a person put them, and puts new ones below', () => {
  const remembered = { customers: { x: 500, y: 40 }, orders: { x: 100, y: 80 } };

  const places = placesOf(diagram, remembered);

  expect(places).toMatchObject(remembered);
  expect(places['products']?.y).toBeGreaterThan(300);
  expect(new Set(Object.values(places).map(({ x, y }) => `${x} ${y}`)).size).toBe(diagram.tables.length);
});

it('goes to the nearest table in the direction of an arrow key', () => {
  const places = { a: { x: 0, y: 0 }, b: { x: 300, y: 20 }, c: { x: 300, y: 400 }, d: { x: 0, y: 300 } };

  expect(neighbourOf('a', 'ArrowRight', places)).toBe('b');
  expect(neighbourOf('a', 'ArrowDown', places)).toBe('d');
  expect(neighbourOf('b', 'ArrowLeft', places)).toBe('a');
  expect(neighbourOf('a', 'ArrowLeft', places)).toBeUndefined();
});
