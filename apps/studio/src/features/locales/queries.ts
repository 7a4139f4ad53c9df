import { queryOptions } from '@tanstack/react-query';
import { backgroundEngine, engine } from '../../lib/engine/engines.ts';

/** What a locale has; its tables are loaded to be counted. */
export function localeQuery(id: string) {
  return queryOptions({
    queryKey: ['locale', id],
    queryFn: ({ signal }) => backgroundEngine.call('locale', { id }, signal),
    gcTime: Number.POSITIVE_INFINITY,
  });
}

const PEOPLE = 10;

/** Ten people of a locale, by their seed. */
export function peopleQuery(locale: string, seed: number) {
  return queryOptions({
    queryKey: ['locale-people', locale, seed],
    queryFn: async ({ signal }) => {
      const ask = { text: peopleSchema(seed), table: 'people', from: 0, take: PEOPLE, locale };
      const { cells } = await engine.call('preview', ask, signal);
      const [names, cities, postcodes, phones] = cells;
      return Array.from({ length: PEOPLE }, (_, row) => ({
        name: names?.[row] ?? '',
        place: [cities?.[row], postcodes?.[row]].filter(Boolean).join(' '),
        phone: phones?.[row] ?? '',
      }));
    },
  });
}

function peopleSchema(seed: number): string {
  return `populace: 1
seed: ${seed}
tables:
  people:
    rows: ${PEOPLE}
    columns:
      name: person.fullName
      city: location.city
      postcode: location.postcode
      phone: phone.number
`;
}
