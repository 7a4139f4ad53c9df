// Made by `npm run generate` from the folders beside it; do not edit.
import type { CountryNumbers } from '../shared/national/national-number.ts';
import { arNumbers } from './ar/ar-numbers.ts';
import { atNumbers } from './at/at-numbers.ts';
import { auNumbers } from './au/au-numbers.ts';
import { baNumbers } from './ba/ba-numbers.ts';
import { beNumbers } from './be/be-numbers.ts';
import { bgNumbers } from './bg/bg-numbers.ts';
import { brNumbers } from './br/br-numbers.ts';
import { caNumbers } from './ca/ca-numbers.ts';
import { chNumbers } from './ch/ch-numbers.ts';
import { clNumbers } from './cl/cl-numbers.ts';
import { cnNumbers } from './cn/cn-numbers.ts';
import { coNumbers } from './co/co-numbers.ts';
import { cyNumbers } from './cy/cy-numbers.ts';
import { czNumbers } from './cz/cz-numbers.ts';
import { deNumbers } from './de/de-numbers.ts';
import { dkNumbers } from './dk/dk-numbers.ts';
import { doNumbers } from './do/do-numbers.ts';
import { ecNumbers } from './ec/ec-numbers.ts';
import { eeNumbers } from './ee/ee-numbers.ts';
import { egNumbers } from './eg/eg-numbers.ts';
import { esNumbers } from './es/es-numbers.ts';
import { fiNumbers } from './fi/fi-numbers.ts';
import { frNumbers } from './fr/fr-numbers.ts';
import { gbNumbers } from './gb/gb-numbers.ts';
import { grNumbers } from './gr/gr-numbers.ts';
import { hkNumbers } from './hk/hk-numbers.ts';
import { hrNumbers } from './hr/hr-numbers.ts';
import { huNumbers } from './hu/hu-numbers.ts';
import { idNumbers } from './id/id-numbers.ts';
import { ieNumbers } from './ie/ie-numbers.ts';
import { ilNumbers } from './il/il-numbers.ts';
import { inNumbers } from './in/in-numbers.ts';
import { isNumbers } from './is/is-numbers.ts';
import { itNumbers } from './it/it-numbers.ts';
import { jpNumbers } from './jp/jp-numbers.ts';
import { krNumbers } from './kr/kr-numbers.ts';
import { ltNumbers } from './lt/lt-numbers.ts';
import { luNumbers } from './lu/lu-numbers.ts';
import { lvNumbers } from './lv/lv-numbers.ts';
import { meNumbers } from './me/me-numbers.ts';
import { mkNumbers } from './mk/mk-numbers.ts';
import { mtNumbers } from './mt/mt-numbers.ts';
import { mxNumbers } from './mx/mx-numbers.ts';
import { myNumbers } from './my/my-numbers.ts';
import { nlNumbers } from './nl/nl-numbers.ts';
import { noNumbers } from './no/no-numbers.ts';
import { nzNumbers } from './nz/nz-numbers.ts';
import { peNumbers } from './pe/pe-numbers.ts';
import { pkNumbers } from './pk/pk-numbers.ts';
import { plNumbers } from './pl/pl-numbers.ts';
import { ptNumbers } from './pt/pt-numbers.ts';
import { roNumbers } from './ro/ro-numbers.ts';
import { rsNumbers } from './rs/rs-numbers.ts';
import { ruNumbers } from './ru/ru-numbers.ts';
import { seNumbers } from './se/se-numbers.ts';
import { sgNumbers } from './sg/sg-numbers.ts';
import { siNumbers } from './si/si-numbers.ts';
import { skNumbers } from './sk/sk-numbers.ts';
import { thNumbers } from './th/th-numbers.ts';
import { trNumbers } from './tr/tr-numbers.ts';
import { twNumbers } from './tw/tw-numbers.ts';
import { uaNumbers } from './ua/ua-numbers.ts';
import { usNumbers } from './us/us-numbers.ts';
import { uyNumbers } from './uy/uy-numbers.ts';
import { veNumbers } from './ve/ve-numbers.ts';
import { vnNumbers } from './vn/vn-numbers.ts';
import { zaNumbers } from './za/za-numbers.ts';

export const numbers: readonly CountryNumbers[] = [
  arNumbers,
  atNumbers,
  auNumbers,
  baNumbers,
  beNumbers,
  bgNumbers,
  brNumbers,
  caNumbers,
  chNumbers,
  clNumbers,
  cnNumbers,
  coNumbers,
  cyNumbers,
  czNumbers,
  deNumbers,
  dkNumbers,
  doNumbers,
  ecNumbers,
  eeNumbers,
  egNumbers,
  esNumbers,
  fiNumbers,
  frNumbers,
  gbNumbers,
  grNumbers,
  hkNumbers,
  hrNumbers,
  huNumbers,
  idNumbers,
  ieNumbers,
  ilNumbers,
  inNumbers,
  isNumbers,
  itNumbers,
  jpNumbers,
  krNumbers,
  ltNumbers,
  luNumbers,
  lvNumbers,
  meNumbers,
  mkNumbers,
  mtNumbers,
  mxNumbers,
  myNumbers,
  nlNumbers,
  noNumbers,
  nzNumbers,
  peNumbers,
  pkNumbers,
  plNumbers,
  ptNumbers,
  roNumbers,
  rsNumbers,
  ruNumbers,
  seNumbers,
  sgNumbers,
  siNumbers,
  skNumbers,
  thNumbers,
  trNumbers,
  twNumbers,
  uaNumbers,
  usNumbers,
  uyNumbers,
  veNumbers,
  vnNumbers,
  zaNumbers,
];
