import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';

it('writes the letters of Latvian postcodes, in addresses once', async () => {
  const columns = { postcode: 'location.postcode', address: 'location.postalAddress' };
  const schema = await openSchema({ populace: 1, locale: 'lv_LV', tables: { t: { rows: 50, columns } } });

  const rows = [...schema.table('t').rows()];

  expect(rows.filter(({ postcode }) => !/^LV-\d{4}$/.test(String(postcode)))).toEqual([]);
  expect(rows.filter(({ address }) => String(address).split('LV-').length !== 2)).toEqual([]);
});
