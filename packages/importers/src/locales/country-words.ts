import { foldName } from '../names/fold-words.ts';

/** What countries are called in files, by ISO 3166-1; two letters and names, folded. */
const countryNames: Readonly<Record<string, string>> = {
  DE: 'de deu germany deutschland alemania allemagne ドイツ',
  US: 'us usa unitedstates unitedstatesofamerica estadosunidos etatsunis vereinigtestaaten アメリカ 米国',
  JP: 'jp jpn japan japon 日本',
  EG: 'eg egy egypt agypten egipto egypte مصر',
  GB: 'gb gbr uk unitedkingdom greatbritain england grossbritannien reinounido royaumeuni',
  FR: 'fr fra france frankreich francia',
  ES: 'es esp spain spanien espana espagne',
  AT: 'at aut austria osterreich',
  CH: 'ch che switzerland schweiz suisse suiza',
  IT: 'it ita italy italien italia italie',
  NL: 'nl nld netherlands niederlande paisesbajos paysbas',
  BE: 'be bel belgium belgien belgica belgique',
  PL: 'pl pol poland polen polonia pologne',
  PT: 'pt prt portugal',
  BR: 'br bra brazil brasilien brasil bresil',
  MX: 'mx mex mexico mexiko mexique',
  CA: 'ca can canada kanada',
  AU: 'au aus australia australien',
  TR: 'tr tur turkey turkei turquia turkiye',
  SE: 'se swe sweden schweden suecia suede',
  IN: 'in ind india indien inde',
  CN: 'cn chn china chine 中国',
  KR: 'kr kor southkorea sudkorea coreadelsur 대한민국',
};

const countryByName: ReadonlyMap<string, string> = new Map(
  Object.entries(countryNames).flatMap(([country, names]) => names.split(' ').map((name) => [name, country] as const)),
);

/** The country that a value names, by its ISO 3166-1 code. */
export function countryOf(value: string): string | undefined {
  return countryByName.get(foldName(value));
}

/** The calling codes of countries (ITU-T E.164). */
export const callingCodes: Readonly<Record<string, string>> = {
  DE: '49',
  US: '1',
  CA: '1',
  JP: '81',
  EG: '20',
  GB: '44',
  FR: '33',
  ES: '34',
  AT: '43',
  CH: '41',
  IT: '39',
  NL: '31',
  BE: '32',
  PL: '48',
  PT: '351',
  BR: '55',
  MX: '52',
  AU: '61',
  TR: '90',
  SE: '46',
  IN: '91',
  CN: '86',
  KR: '82',
};
