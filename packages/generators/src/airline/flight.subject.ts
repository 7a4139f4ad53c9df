import { concat, defineSubject, integer, lookup, pick, type Recipe, type Subject, view } from '@populace/recipes';

const AIRPORTS = 'airline.airport';
const flight = (field: string): Recipe => view('flight', field);
const ofAirport = (column: string): Recipe => lookup(flight('fromName'), { table: AIRPORTS, column });

/** A flight of a row: airport with its codes and place, airline with its code, aircraft with its code. */
export const flightSubject: Subject = defineSubject({
  id: 'flight',
  summary: 'A flight: airport with codes and city, airline and flight number, aircraft with its code.',
  fields: {
    fromName: ({ table }) => pick(table(AIRPORTS)),
    fromIata: () => ofAirport('iata'),
    fromIcao: () => ofAirport('icao'),
    fromCity: () => ofAirport('cityName'),
    fromCountry: () => ofAirport('country'),
    fromLatitude: () => ofAirport('latitude'),
    fromLongitude: () => ofAirport('longitude'),
    airline: ({ table }) => pick(table('airline.airline')),
    airlineIata: ({ table }) => lookup(flight('airline'), table('airline.airline', 'iata')),
    /** Numbers above 4,999 are of partners and of flights without passengers. */
    number: () => concat(flight('airlineIata'), integer(1n, 4999n)),
    airplane: ({ table }) => pick(table('airline.airplane')),
    airplaneIata: ({ table }) => lookup(flight('airplane'), table('airline.airplane', 'iata')),
  },
});
