/** Distances between places, and what of their names different sources agree in. */

/** The distance of two places in kilometres, on a plane, which is right to a percent within Germany. */
export function distanceKm(a, b) {
  const kmPerDegree = 111.2;
  const north = (a.latitude - b.latitude) * kmPerDegree;
  const east = (a.longitude - b.longitude) * kmPerDegree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The name of a place without what tells it from others of that name: `Halle / Saale`, `Halle (Saale)` → `halle`. */
export function stemOf(name) {
  const [first] = name
    .toLowerCase()
    .replaceAll('sankt ', 'st. ')
    .replace(/\(.*?\)/g, ' ')
    .split(/[,/]/);
  return first.replace(/\s+(an|am|im|in|bei|ob|vor|unter|auf|unterm|vorm)\s.*$/, '').replace(/[^a-zäöüß]/g, '');
}
