/** The data types of generatedata, as it calls them. */
export const generatedataNames: readonly string[] = `
Alphanumeric; AutoIncrement; BitcoinAddress; Boolean; City; Colour; Company; Computed; Composite; Constant; Country; Currency; CVV; Date; Email; GUID; IBAN; LatLng; List; Names; NormalDistribution;
NumberRange; OrganizationNumber; PAN; PersonalNumber; Phone; PIN; PostalZip; Region; Rut; SIRET; StreetAddress; TextFixed; TextRandom; Time; Track1; Track2; Tree; URLs; WeightedList`
  .split(';')
  .map((name) => name.trim().replaceAll(/\s+/g, ' '));
