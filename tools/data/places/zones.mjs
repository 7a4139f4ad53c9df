/** Time zones of towns, and how far around their middle points may lie. */
import { distanceKm } from '../de/geography.mjs';

/** Eight points on the circle around a town that its points stay within. */
export function edgeOf({ latitude, longitude, spread }) {
  const radius = spread / 10_000;
  const wide = radius / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: 8 }, (_, turn) => ({
    latitude: latitude + radius * Math.sin((turn * Math.PI) / 4),
    longitude: longitude + wide * Math.cos((turn * Math.PI) / 4),
  }));
}

/** How far from the middle one is surely still in the town, in 1/10,000 degree: more in great ones, less where another town is near. */
export function spreadOf(town, others) {
  let nearestKm = Infinity;
  for (const other of others) {
    if (other === town || Math.abs(other.latitude - town.latitude) > 0.3) continue;
    const km = distanceKm(other, town);
    // What lies at the very same place is the town by its other name.
    if (km > 0) nearestKm = Math.min(nearestKm, km);
  }
  const byNeighbours = (0.35 * nearestKm * 10_000) / 111.2;
  return Math.round(Math.max(20, Math.min(500, 0.45 * Math.sqrt(town.population), byNeighbours)));
}

/**
 * Returns the town with its zone and spread: that of the facts, else the one at its middle. Where the edge lies in another zone,
 * which is abroad or in the next region, the spread is the smallest.
 */
export function placed(town, { zoneAt, zone, others, zones, country }) {
  const spread = spreadOf(town, others);
  const own = zone ?? zones?.[town.region] ?? zoneWithin(country, town, zoneAt);
  const isWithin = edgeOf({ ...town, spread }).every(({ latitude, longitude }) => zoneAt(latitude, longitude) === own);
  return { ...town, zone: own, spread: isWithin ? spread : 20 };
}

/** Circles, in 1/10,000 degree, on which a zone of the country is looked for. */
const CIRCLES = [0, 500, 1000, 2000, 4000, 8000];

/** The zone at a town's middle; where the coarse borders of zones leave it abroad, the nearest one of the country (CLDR). */
function zoneWithin(country, { latitude, longitude }, zoneAt) {
  const locale = new Intl.Locale(`und-${country}`);
  const zones = new Set((locale.getTimeZones?.() ?? locale.timeZones).map(canonical));
  for (const spread of CIRCLES) {
    const found = edgeOf({ latitude, longitude, spread })
      .map((point) => zoneAt(point.latitude, point.longitude))
      .find((zone) => zones.has(canonical(zone)));
    if (found !== undefined) return found;
  }
  throw new RangeError(
    `No zone of ${country} is near ${latitude} ${longitude}; say it in its facts, as zone or zones.`,
  );
}

/** One zone has several names: Asia/Calcutta and Asia/Kolkata. */
function canonical(zone) {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}
