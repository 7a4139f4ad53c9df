import { defineEncoder, type Encoder, type TableFacts } from '@populace/cells';
import { CodedError, type Column, isNested, isNumeric, textOption, typeName } from '@populace/core';
import { checkBare } from '../shared/bare-values/check-bare.ts';
import { jsonCell } from '../shared/json-text/json-cell.ts';
import { jsonOptions } from '../shared/json-text/json-options.ts';
import { guessedColumn, namedColumn } from '../shared/named-columns/find-column.ts';
import { type Place, planPlaced } from '../shared/placed-cells/plan-placed.ts';
import { pointsOf } from './points.ts';

/**
 * A GeoJSON FeatureCollection (RFC 7946) with a point a row, in UTF-8. All columns but those of the coordinates are properties; where
 * either coordinate is null, so is the geometry. Other shapes than points have no columns to be made of.
 */
export const geojsonEncoder: Encoder = defineEncoder({
  id: 'geojson',
  summary: 'A GeoJSON FeatureCollection with a point a row.',
  contentType: 'application/geo+json',
  extensions: ['geojson'],
  options: {
    latitude: textOption({
      minLength: 1,
      summary: 'The column of the latitude; one called latitude or lat where absent.',
    }),
    longitude: textOption({
      minLength: 1,
      summary: 'The column of the longitude; one called longitude, lon, lng or long where absent.',
    }),
    id: textOption({ minLength: 1, summary: "The column that is each feature's id as well; none where absent." }),
    bigints: jsonOptions.bigints,
    decimals: jsonOptions.decimals,
  },
  plan(columns, { latitude, longitude, id, bigints, decimals }, { facts, rows }) {
    const lat = coordinate(columns, latitude, 'latitude');
    const lon = coordinate(columns, longitude, 'longitude');
    if (lat === lon) {
      const message = `Column ${JSON.stringify(lat.name)} cannot be both latitude and longitude; name two columns with the options latitude and longitude.`;
      throw new CodedError('format/invalid-option', message);
    }
    const points = pointsOf(lon, lat, rows.lo.length);
    const value = (column: Column) => ({ column, cell: jsonCell(column, { before: '', bigints, decimals }) });
    const properties = columns.filter((column) => column !== lat && column !== lon);
    const point = { open: '{"type":"Point","coordinates":[', close: ']}', null: 'null' };
    const places: readonly Place[] = [
      '\n{"type":"Feature",',
      ...(id === undefined ? [] : ['"id":', value(idColumn(columns, id, facts)), ',']),
      '"geometry":',
      { column: points.column, cell: point },
      ',"properties":{',
      ...properties.flatMap((column, at) => [`${at === 0 ? '' : ','}${JSON.stringify(column.name)}:`, value(column)]),
      '}}',
    ];
    const frame = {
      head: '{"type":"FeatureCollection","features":[',
      tail: '\n]}\n',
      emptyTail: ']}\n',
      rowBetween: ',',
    };
    const run = planPlaced(places, frame, rows);
    return {
      ...run,
      encode(n, first) {
        points.prepare(n);
        return run.encode(n, first);
      },
    };
  },
});

const guesses = { latitude: ['latitude', 'lat'], longitude: ['longitude', 'lon', 'lng', 'long'] } as const;

function coordinate(columns: readonly Column[], name: string | undefined, of: 'latitude' | 'longitude'): Column {
  const column = name === undefined ? guessedColumn(columns, guesses[of]) : namedColumn(columns, name, of);
  if (column === undefined) {
    const message = `GeoJSON needs a column of the ${of}, called ${guesses[of].join(' or ')}; name another one with the option ${of}.`;
    throw new CodedError('format/cannot-hold', message);
  }
  if (!isNumeric(column.type)) {
    const message = `Column ${JSON.stringify(column.name)} is ${typeName(column.type)}, but a ${of} is a number; take another column with the option ${of}.`;
    throw new CodedError('format/cannot-hold', message);
  }
  checkBare(column, 'GeoJSON');
  return column;
}

/** An id is text or a number, and is left out where there is none (RFC 7946, section 3.2); here all features have the same members. */
function idColumn(columns: readonly Column[], name: string, facts: TableFacts): Column {
  const column = namedColumn(columns, name, 'id');
  const { kind } = column.type;
  const offer = 'take another column with the option id';
  if (kind === 'boolean' || kind === 'json' || isNested(column.type)) {
    const message = `Column ${JSON.stringify(name)} is ${typeName(column.type)}, but an id is text or a number; ${offer}.`;
    throw new CodedError('format/cannot-hold', message);
  }
  if (!facts.columns.some((one) => one.name === name && one.nullable)) return column;
  const message = `Column ${JSON.stringify(name)} has missing values, but an id is text or a number; give it no nulls, or ${offer}.`;
  throw new CodedError('format/cannot-hold', message);
}
