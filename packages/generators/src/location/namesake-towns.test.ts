import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';

/** Towns of India that have a namesake in another state, with the area code of each. */
const areas = {
  Udaipur: '0294',
  Firozabad: '05612',
  Bilaspur: '07752',
  Patan: '02766',
  Raebareli: '0535',
  Hooghly: '033',
};

it('gives towns the area code of their own state where another state has a town of that name', async () => {
  const columns = { city: 'location.city', phone: { generator: 'phone.number', kind: 'fixed', style: 'national' } };
  const schema = await openSchema({
    populace: 1,
    locale: 'en_IN',
    tables: { people: { rows: 20_000, columns } },
  });

  const found = new Map<string, Set<string>>();
  for (const { city, phone } of schema.table('people').rows()) {
    const area = areas[String(city) as keyof typeof areas];
    if (area === undefined) continue;
    const others = found.get(String(city)) ?? new Set();
    others.add(String(phone).startsWith(area) ? area : String(phone));
    found.set(String(city), others);
  }

  expect(Object.fromEntries([...found].map(([city, codes]) => [city, [...codes]]))).toEqual(
    Object.fromEntries(Object.entries(areas).map(([city, code]) => [city, [code]])),
  );
});
