/** Distances between places, and what of their names different sources agree in. */

/** The distance of two places in kilometres, on a plane, which is right to a percent between neighbours. */
export function distanceKm(a, b) {
  const kmPerDegree = 111.2;
  const north = (a.latitude - b.latitude) * kmPerDegree;
  const east = (a.longitude - b.longitude) * kmPerDegree * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360);
  return Math.hypot(north, east);
}

/** The name of a place without what sources write in two ways: `Saint Paul`, `St. Paul` → `stpaul`. */
export function stemOf(name) {
  return plainOf(name)
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/[^a-z]/g, '');
}

/** A name as the postal service writes it, without marks: `Kīhei` → `Kihei`. */
export function plainOf(name) {
  return name.normalize('NFD').replace(/[\u0300-\u036fʻ‘’]/g, (mark) => (mark === '’' ? "'" : ''));
}

/** A map from what `keyOf` says of each to the list of those. */
export function groupsOf(list, keyOf) {
  const groups = new Map();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Puts places into squares of a quarter of a degree and returns a function that finds those in and around a place's square. */
export function nearbyFinder(places) {
  const keyOf = (north, east) => `${north} ${east}`;
  const squareOf = ({ latitude, longitude }) => [Math.floor(latitude * 4), Math.floor(longitude * 4)];
  const squares = groupsOf(places, (place) => keyOf(...squareOf(place)));
  return (place) => {
    const [north, east] = squareOf(place);
    return [-1, 0, 1].flatMap((up) => [-1, 0, 1].flatMap((on) => squares.get(keyOf(north + up, east + on)) ?? []));
  };
}
