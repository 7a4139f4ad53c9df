/** Towns by sources that our places were not made from. */
import { loadJudge } from './judges-folder.mjs';
import { kstarsTowns } from './kstars-towns.mjs';
import { plainName } from './plain-name.mjs';

/**
 * The towns of a country by plain name, each `{ name, state, latitude, longitude }`; those of country-state-city alone have the
 * code of a state. `undefined` where no judge is there.
 */
export function gazetteerOf(country) {
  const states = loadJudge('country-state-city');
  const zones = loadJudge('city-timezones');
  if (states === undefined && zones === undefined) return undefined;
  const towns = new Map();
  const add = (town) => {
    const key = plainName(town.name);
    towns.set(key, [...(towns.get(key) ?? []), town]);
  };
  const all = states?.City.getCitiesOfCountry(country) ?? [];
  for (const { name, stateCode, latitude, longitude } of all) {
    for (const spelling of spellings(name)) {
      add({ name: spelling, state: stateCode, latitude: Number(latitude), longitude: Number(longitude) });
    }
  }
  for (const { city, city_ascii, iso2, lat, lng } of zones?.cityMapping ?? []) {
    if (iso2 !== country) continue;
    for (const name of new Set([city, city_ascii])) add({ name, latitude: lat, longitude: lng });
  }
  for (const place of kstarsTowns(country)) add(place);
  return { towns, states: states?.State.getStatesOfCountry(country) ?? [] };
}

/** `Cieza (Murcia)`, `Alacant / Alicante` and the like are all of their names. */
function spellings(name) {
  return [...new Set([name, ...name.split(/[/()]| - /).map((part) => part.trim())])].filter((part) => part !== '');
}

/** What country-state-city says of a country: its currency and its calling code. */
export function countryFacts(country) {
  return loadJudge('country-state-city')?.Country.getCountryByCode(country) ?? undefined;
}
