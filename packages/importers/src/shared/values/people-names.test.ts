import { describe, expect, it } from 'vitest';
import { column, columnsOf, repeat } from '../../infer-for-tests.ts';

describe('names of people', () => {
  const given = ['Ada', 'Bea', 'Emil', 'Jörg', 'Zoë'];

  it.each([['x'], ['Gruppe'], ['status']])(
    'are told by the lists where the header is %s, and never copied',
    (header) => {
      const found = column(
        header,
        repeat(60, (at) => given[at % 5]),
      );
      expect(found).toMatchObject({ generator: 'person.firstName', options: {} });
      expect(found.evidence[0]).toMatchObject({ code: 'all-values-are', params: { what: 'first names', total: 60 } });
      expect(found.runnersUp.map(({ generator }) => generator)).not.toContain('choice');
    },
  );

  it('may be some that are in no list, and be written in any case', () => {
    const values = ['ADA', 'emil', 'Bea', 'Zoë', 'Xyloria'];
    expect(
      column(
        'x',
        repeat(60, (at) => values[at % 5]),
      ).generator,
    ).toBe('person.firstName');
  });

  it('are whole names where surnames follow, or stand before', () => {
    const values = repeat(40, (at) =>
      at % 2 === 0 ? 'Ada Berg' : ['Bea M. Carl', 'Emil Dorn', 'Anna Unbekannt'][at % 3],
    );
    expect(column('x', values).generator).toBe('person.fullName');
    const turned = repeat(40, (at) => `"${['Berg, Ada', 'Carl, Bea', 'Dorn, Emil'][at % 3]}"`);
    expect(column('x', turned).generator).toBe('person.fullName');
  });

  it('are not looked for where the header says what the values are, or they are other words', () => {
    const named = repeat(60, (at) => given[at % 5]);
    expect(column('city', named).generator).toBe('location.city');
    const months = ['January', 'February', 'March', 'April', 'May'];
    expect(
      column(
        'x',
        repeat(100, (at) => months[at % 5]),
      ).options,
    ).toMatchObject({ values: months.map((value) => ({ value, weight: 20 })) });
  });

  it('are not copied where they stand between other words', () => {
    const mixed = ['January', 'Ada', 'March', 'Bea', 'May'];
    const found = column(
      'x',
      repeat(100, (at) => mixed[at % 5]),
    );
    for (const name of mixed) expect(JSON.stringify(found)).not.toContain(name);
  });

  const strangers = ['Quirin Zibulka', 'Ottilie von Quellmalz', 'Xaver Maria Dengler', "Niamh O'Shea"];

  it.each(['user_name', 'userName', 'user.name', 'User Name'])(
    'are told by their look in a column that is called %s, however few or unknown they are',
    (header) => {
      for (const count of [2, 4]) {
        const found = column(
          header,
          repeat(60, (at) => strangers[at % count]),
        );
        expect(found).toMatchObject({ generator: 'person.fullName', options: {} });
        for (const name of strangers) expect(JSON.stringify(found)).not.toContain(name);
      }
    },
  );

  it('are told in a member of an object in JSON, too', () => {
    const rows = repeat(60, (at) => ({ id: at, user: { name: strangers[at % 4] } }));
    expect(columnsOf(JSON.stringify(rows))[1]).toMatchObject({ name: 'user_name', generator: 'person.fullName' });
  });

  it('are not seen in what users log in by', () => {
    const values = ['quirin84', 'ottilie.q', 'xd', 'Niamh'];
    expect(
      column(
        'user_name',
        repeat(60, (at) => values[at % 4]),
      ).generator,
    ).toBe('internet.username');
  });
});
