/** A table with lists and structures of all kinds, in rows of two locales. */
export const nestedSchema = `
populace: 1
seed: lists
locale: { de_DE: 50, ja_JP: 50 }
tables:
  t:
    rows: 2_199_023_255_552
    columns:
      id: sequence
      city: location.city
      address:
        object:
          city: location.city
          postcode: { generator: location.postcode, nulls: 30% }
          geo: { object: { latitude: location.latitude, marks: { array: boolean, count: { between: [0, 2] } } }, nulls: 20% }
        nulls: 20%
      tags: { array: lorem.word, count: { between: [0, 4] }, distinct: true, nulls: 20% }
      digits: { array: { generator: number.integer, min: 0, max: 9, nulls: 10% }, count: 10, distinct: true }
      friends:
        array:
          object:
            first: person.firstName
            email: internet.email
            born: { generator: person.birthDate, nulls: 10% }
            scores: { array: { generator: number.decimal, min: 0, max: 10, scale: 1 }, count: { poisson: 1.5 } }
        count: { between: [0, 3] }
      grid: { array: { array: { generator: number.integer, min: 0, max: 9, nulls: 10% }, count: 3 }, count: 2 }
      nasty: { array: { generator: choice, values: ['a "quoted" word', "it's", 'back\\\\slash', "two\\nlines", '<b>&', 'a,b;c|d', '=1+1', '\u{1F600}', ''] }, count: { between: [0, 9] } }
      times: { array: { generator: date.past, type: date }, count: { weighted: { 0: 1, 2: 3 } }, nulls: { share: 25%, exact: true } }
      other: { object: { first: person.firstName, last: person.lastName }, of: spouse }
`;
