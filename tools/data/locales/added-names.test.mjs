import { expect, it } from 'vitest';
import { addedNames, addedOfBoth, partNames } from './added-names.mjs';

it('reads who bears an added name, and how often', () => {
  const names = addedNames([
    { title: 'female 0 1', entries: ['देवी=60', 'रानी'] },
    { title: 'female 2', entries: ['देवी=16'] },
    { title: 'male 3', entries: ['कुमार=5'] },
  ]);

  expect([...names]).toEqual([
    ['देवी', [60, 60, 16, 0, 0, 0, 0, 0]],
    ['रानी', [1, 1, 0, 0, 0, 0, 0, 0]],
    ['कुमार', [0, 0, 0, 0, 0, 0, 0, 5]],
  ]);
});

it('parts names into the last word and what stands before it', () => {
  const { given, added } = partNames(
    new Map([
      ['Thị Thu Hà', [5, 1, 0, 0]],
      ['Thanh Hà', [0, 2, 3, 0]],
      ['Hà', [0, 0, 0, 4]],
    ]),
  );

  expect([...given]).toEqual([['Hà', [5, 3, 3, 4]]]);
  expect([...addedOfBoth(new Map(), { women: added, men: new Map([['Văn', [7, 0, 0, 0]]]) })]).toEqual([
    ['Thị Thu', [5, 1, 0, 0, 0, 0, 0, 0]],
    ['Thanh', [0, 2, 3, 0, 0, 0, 0, 0]],
    ['Văn', [0, 0, 0, 0, 7, 0, 0, 0]],
  ]);
});
