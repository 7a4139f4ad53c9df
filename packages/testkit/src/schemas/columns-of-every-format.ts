/** Columns that every format can write: with what formats of places, people and appointments ask for. */
export const columnsOfEveryFormat = {
  id: 'sequence',
  name: 'person.fullName',
  latitude: 'location.latitude',
  longitude: 'location.longitude',
  starts: 'date.past',
};
