import { check } from '@placemarkio/check-geojson';
import {
  batchOf,
  bytesCells,
  codesCells,
  decimalCells,
  encodeToText,
  expectedJson,
  float64Cells,
  int32Cells,
  mixedCells,
  testEncoder,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { geojsonEncoder } from './geojson-encoder.ts';

interface Feature {
  readonly id?: unknown;
  readonly geometry: { readonly type: string; readonly coordinates: readonly number[] } | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Reads with check-geojson, which refuses whatever RFC 7946 does not allow. */
function readFeatures(text: string): readonly Feature[] {
  const collection = check(text);
  if (collection.type !== 'FeatureCollection') throw new Error('There is no FeatureCollection.');
  // The checker has looked at each feature; its types do not say that geometries are points.
  return collection.features as unknown as readonly Feature[];
}

testEncoder(geojsonEncoder, {
  beside: (n) => ({
    lat: decimalCells(new Array(n).fill(5_250_000), 5),
    lon: float64Cells(Array.from({ length: n }, (_, row) => row / 4)),
  }),
  readBack: (text) =>
    readFeatures(text).map(({ geometry, properties }) => [
      geometry?.coordinates[1],
      geometry?.coordinates[0],
      ...Object.values(properties),
    ]),
  expected: expectedJson,
  // Of more columns it keeps more than memory holds.
  mostColumns: ['whole'],
});

describe('geojson', () => {
  const batch = batchOf({
    id: int32Cells([7, 8, 9]),
    Latitude: decimalCells([5_252_001, null, -1], 5),
    lng: float64Cells([13.4, 1, -180]),
    name: codesCells(['Ann "A"', null, 'Bo']),
  });

  it('writes a feature a row, longitude first', () => {
    expect(
      encodeToText(geojsonEncoder, batch, { options: { id: 'id' } }),
    ).toBe(`{"type":"FeatureCollection","features":[
{"type":"Feature","id":7,"geometry":{"type":"Point","coordinates":[13.4,52.52001]},"properties":{"id":7,"name":"Ann \\"A\\""}},
{"type":"Feature","id":8,"geometry":null,"properties":{"id":8,"name":null}},
{"type":"Feature","id":9,"geometry":{"type":"Point","coordinates":[-180,-0.00001]},"properties":{"id":9,"name":"Bo"}}
]}
`);
  });

  it('has no geometry wherever a coordinate is null, in windows of any size', () => {
    const given = mixedCells(
      [0, 1, 1, 0],
      [float64Cells([1, 2, null, null]), codesCells(['5', '6', null, '7'], { kind: 'float64' })],
    );
    const nulls = batchOf({
      a: { ...given, type: { kind: 'float64' } },
      b: codesCells(['1', null, '3', '4'], { kind: 'int32' }),
      note: bytesCells(['x', null, 'y', 'z']),
    });
    const options = { latitude: 'a', longitude: 'b' };

    const whole = encodeToText(geojsonEncoder, nulls, { options });

    expect(readFeatures(whole).map(({ geometry }) => geometry?.coordinates)).toEqual([
      [1, 1],
      undefined,
      undefined,
      undefined,
    ]);
    for (const batchRows of [1, 3]) expect(encodeToText(geojsonEncoder, nulls, { options, batchRows })).toBe(whole);
  });

  it('is a collection without features for a table without rows', () => {
    const none = batchOf({ lat: int32Cells([]), lon: int32Cells([]) });

    expect(readFeatures(encodeToText(geojsonEncoder, none))).toEqual([]);
  });

  it.each([
    [{ a: ['x'] }, {}, 'format/cannot-hold', 'called latitude or lat'],
    [{ lat: ['1'], lon: ['2'] }, {}, 'format/cannot-hold', '"lat" is string, but a latitude is a number'],
    [{ lat: int32Cells([1]), lon: int32Cells([1]) }, { latitude: 'lta' }, 'format/invalid-option', 'did you mean lat'],
    [
      { lat: int32Cells([1]), lon: int32Cells([1]) },
      { latitude: 'lon' },
      'format/invalid-option',
      'cannot be both latitude and longitude',
    ],
    [
      { lat: int32Cells([1, 2]), lon: int32Cells([1, 2]), key: int32Cells([7, null]) },
      { id: 'key' },
      'format/cannot-hold',
      'has missing values',
    ],
    [
      { lat: int32Cells([1]), lon: int32Cells([1]), json: codesCells(['{}'], { kind: 'json' }) },
      { id: 'json' },
      'format/cannot-hold',
      'an id is text or a number',
    ],
  ])('refuses what makes no points: %o', (columns, options, code, words) => {
    expect(() => encodeToText(geojsonEncoder, batchOf(columns), { options })).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(words) }),
    );
  });
});
