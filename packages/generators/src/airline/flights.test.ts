import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { aircraftType } from './aircraft-type.ts';
import { airline } from './airline.ts';
import { airlineIata } from './airline-iata.ts';
import { airplane } from './airplane.ts';
import { airplaneIata } from './airplane-iata.ts';
import { airport } from './airport.ts';
import { airportCity } from './airport-city.ts';
import { airportCountryCode } from './airport-country-code.ts';
import { airportIata } from './airport-iata.ts';
import { airportIcao } from './airport-icao.ts';
import { airportLatitude } from './airport-latitude.ts';
import { airportLongitude } from './airport-longitude.ts';
import { flightSubject } from './flight.subject.ts';
import { flightNumber } from './flight-number.ts';
import { recordLocator } from './record-locator.ts';
import { seat } from './seat.ts';

const subjects = [flightSubject];
const tables = {
  'airline.airport': {
    text: ['Aldport Field', 'Brë International'],
    iata: ['ALD', 'BRE'],
    icao: ['XALD', 'XBRE'],
    cityName: ['Aldport', 'Brë'],
    country: ['XX', 'XY'],
    latitude: ['1.50', '-33.20'],
    longitude: ['0.00', '151.10'],
  },
  'airline.airline': { text: ['Air Ada', 'Bo Wings'], iata: ['AD', 'B7'] },
  'airline.airplane': { text: ['Jet 1', 'Prop 2'], iata: ['J01', 'P02'] },
};

const all = [
  [airport, /^(Aldport Field|Brë International)$/],
  [airportIata, /^[A-Z]{3}$/],
  [airportIcao, /^[A-Z]{4}$/],
  [airportCity, /^(Aldport|Brë)$/],
  [airportCountryCode, /^X[XY]$/],
  [airportLatitude, /^-?\d{1,2}\.\d\d$/],
  [airportLongitude, /^-?\d{1,3}\.\d\d$/],
  [airline, /^(Air Ada|Bo Wings)$/],
  [airlineIata, /^(AD|B7)$/],
  [airplane, /^(Jet 1|Prop 2)$/],
  [airplaneIata, /^(J01|P02)$/],
  [flightNumber, /^(AD|B7)[1-9]\d{0,3}$/],
] as const;
for (const [generator, matches] of all) testGenerator(generator, { subjects, tables, matches });
testGenerator(aircraftType, { matches: /^(narrowbody|regional|widebody)$/ });
testGenerator(recordLocator, { options: [{}, { digits: true }], matches: /^[A-HJ-NP-Z2-9]{6}$/ });
testGenerator(seat, { options: [{}, { aircraft: 'widebody' }], matches: /^[1-9]\d?[A-HJK]$/ });

it('is one flight: codes and city are those of the airport, the number begins with the airline', async () => {
  const columns = {
    airport,
    airportIata,
    airportIcao,
    airportCity,
    airportCountryCode,
    airline,
    airlineIata,
    flightNumber,
  };
  const rows = await rowsMadeBy(columns, { subjects, tables });

  expect(
    new Set(
      rows.map((row) =>
        [row.airport, row.airportIata, row.airportIcao, row.airportCity, row.airportCountryCode].join(),
      ),
    ),
  ).toEqual(new Set(['Aldport Field,ALD,XALD,Aldport,XX', 'Brë International,BRE,XBRE,Brë,XY']));
  expect(rows.every((row) => row.flightNumber.startsWith(row.airlineIata))).toBe(true);
  expect(new Set(rows.map((row) => `${row.airline} ${row.airlineIata}`))).toEqual(
    new Set(['Air Ada AD', 'Bo Wings B7']),
  );
});
