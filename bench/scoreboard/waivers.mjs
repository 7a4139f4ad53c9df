/**
 * Cells that may have less than is demanded, each with its reason: what the judges lack, and postcodes of countries whose judges differ, which may
 * be 3 % of the cells at most.
 */
export const waivers = [
  {
    country: 'AR',
    metric: 'postcode.form',
    reason:
      'postal-codes-js knows only the four digits of the time before 1998, postcode-validator only the codes since',
  },
  {
    country: 'AZ',
    metric: 'postcode.form',
    reason: 'postal-codes-js takes the letters AZ for a part of the code, postcode-validator does not',
  },
  {
    country: 'AR',
    metric: 'city.known',
    reason: 'the gazetteers have none of the towns that surround Buenos Aires, such as Quilmes and Morón',
  },
  {
    country: 'BE',
    metric: 'city.known',
    reason:
      'the gazetteers have most municipalities of the region of Brussels, and those that unite villages, under other names',
  },
  {
    country: 'BE',
    metric: 'place.city',
    reason: 'the gazetteer has Woluwe-Saint-Pierre, in Dutch Sint-Pieters-Woluwe, outside of the region of Brussels',
  },
  {
    country: 'FI',
    metric: 'city.known',
    reason: 'the gazetteers have no town of Pirkanmaa but Tampere',
  },
  {
    country: 'HK',
    metric: 'city.known',
    reason: 'the gazetteers know Hong Kong as one town alone, without its districts and new towns',
  },
  {
    country: 'MD',
    metric: 'city.known',
    reason: 'the gazetteers have neither Durlești and Codru beside Chișinău nor Congaz and Leova',
  },
  {
    country: 'NG',
    metric: 'city.known',
    reason: 'the gazetteers have neither Lekki nor Sagamu, which are among the greater towns where Yoruba is spoken',
  },
  {
    country: 'SN',
    metric: 'city.known',
    reason: 'the gazetteers have departments around Dakar in place of Bargny, Diamniadio and Sébikhotane',
  },
  {
    country: 'UZ',
    metric: 'city.known',
    reason: 'the gazetteers lack many towns of fewer than 50,000 people, such as Xonqa, Qamashi and Xonobod',
  },
  {
    country: 'NP',
    metric: 'city.known',
    reason: 'the gazetteers have few of the municipalities that were made of villages since 2014, such as Damak',
  },
  ...['place.city', 'place.coordinates'].map((metric) => ({
    country: 'NP',
    metric,
    reason: 'the gazetteer has the zones of before 2015, which lie in several of the provinces of today',
  })),
  {
    country: 'NO',
    metric: 'place.city',
    reason:
      'the gazetteer has the counties of before 2020, so that Asker’s, Svelvik’s and Jevnaker’s towns stand in their former ones',
  },
  {
    country: 'NO',
    metric: 'place.coordinates',
    reason: 'the gazetteer has no town of the eastern half of Agder, so that its box ends too early',
  },
  {
    country: 'IQ',
    metric: 'place.coordinates',
    reason:
      'the gazetteer has no town of the north of Sulaymaniyah, such as Ranya and Qaladze, so that its box ends too early',
  },
  ...['username.derived', 'username.alone'].map((metric) => ({
    country: 'TH',
    metric,
    reason: 'the judge also writes letters that are silent without a mark, such as the ch and r of เพชร, phet',
  })),
  ...Object.entries({
    AM: 'Ararat, Metsamor and Meghri, a few kilometres from Turkey and Iran',
    BD: 'Rangamati, Khagrachhari and Kurigram, near India',
    EE: 'Narva-Jõesuu and Räpina, near Russia',
    FI: 'Tornio and other towns on the Swedish river border, and some in the east, near Russia',
    LT: 'Kybartai, Pagėgiai and Šalčininkai, within a few kilometres of Kaliningrad and Belarus',
    MK: 'Gevgelija and Bogdanci, within a few kilometres of Greece',
    MY: 'Simanggang and towns near Thailand, and on the shore of the strait some that it gives to Sumatra',
    NP: 'Nepalgunj, Mechinagar and Darchula, which lie at the border of India, and Besisahar',
    RS: 'Negotin and Srpska Crnja, within a few kilometres of Romania',
    TH: 'Betong and Fang, near Malaysia and Myanmar',
    VN: 'Móng Cái and Cao Bằng, near China',
  }).map(([country, towns]) => ({
    country,
    metric: 'place.hour',
    reason: `the judge draws borders coarsely: it has ${towns}, in the zone of the neighbour`,
  })),
  {
    country: 'CN',
    metric: 'place.hour',
    reason: 'the judge has the local time of Xinjiang, two hours behind the time that is official in all of China',
  },
];

/** Returns the reason why a cell of a country may have less, or `undefined`. */
export function waiverOf(country, metric) {
  return waivers.find((waiver) => waiver.metric === metric && waiver.country === country)?.reason;
}
