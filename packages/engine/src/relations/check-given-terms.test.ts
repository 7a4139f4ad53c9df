import { complaints } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

/** Teams of which every other one is open, and players with these given cells. */
function players(fixed: object): object {
  return {
    teams: { rows: 6, columns: { id: 'sequence', open: { formula: 'id % 2 == 0' } } },
    players: {
      rows: 4,
      columns: {
        home: { references: 'teams.id', where: 'open', nulls: '10%' },
        guest: { references: 'teams.id', otherThan: 'home' },
      },
      fixed,
    },
  };
}

describe('a given cell of a reference with a condition', () => {
  it('may refer to a row for which it holds, or to none', async () => {
    expect(await complaints(players({ 1: { home: 4, guest: 3 }, 2: { home: null, guest: 4 } }))).toEqual([]);
  });

  it('may not refer to another row', async () => {
    expect(await complaints(players({ 2: { home: 3 } }))).toEqual([
      'schema/invalid-option Row 2 of "players" is given "3" as "home", but that is a row of "teams" where open does not hold; give another, or null',
    ]);
  });

  it('may not refer to the row that another reference of its row leads to', async () => {
    expect(await complaints(players({ 0: { home: 2, guest: 2 }, 1: { home: 2, guest: 4 } }))).toEqual([
      'schema/invalid-option Row 0 of "players" is given "2" as "guest", but that is the row of "home", too; give another, or null',
    ]);
  });
});
