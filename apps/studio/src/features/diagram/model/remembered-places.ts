import type { Places } from './lay-out.ts';

const keyOf = (schemaId: string) => `populace.diagram.${schemaId}`;

/** Returns where a person has put the tables of a schema. It is the browser's, never the document's. */
export function recallPlaces(schemaId: string): Places {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(schemaId)) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.flatMap(([name, place]) => (isPoint(place) ? [[name, place]] : [])));
  } catch {
    // A browser that keeps nothing, or nothing readable: all is laid out.
    return {};
  }
}

function isPoint(place: unknown): place is Places[string] {
  if (typeof place !== 'object' || place === null) return false;
  return Number.isFinite(Reflect.get(place, 'x')) && Number.isFinite(Reflect.get(place, 'y'));
}

/** Keeps where the tables are. */
export function rememberPlaces(schemaId: string, places: Places): void {
  try {
    localStorage.setItem(keyOf(schemaId), JSON.stringify(places));
  } catch {
    // A browser that keeps nothing: they are laid out next time.
    return;
  }
}
