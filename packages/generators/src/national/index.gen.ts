// Made by `npm run generate` from the folders beside it; do not edit.
import type { CountryNumbers } from './national-number.ts';
import { arNumbers } from './ar-numbers.ts';
import { atNumbers } from './at-numbers.ts';
import { auNumbers } from './au-numbers.ts';
import { baNumbers } from './ba-numbers.ts';
import { beNumbers } from './be-numbers.ts';
import { bgNumbers } from './bg-numbers.ts';
import { brNumbers } from './br-numbers.ts';
import { caNumbers } from './ca-numbers.ts';
import { chNumbers } from './ch-numbers.ts';
import { clNumbers } from './cl-numbers.ts';
import { cnNumbers } from './cn-numbers.ts';
import { coNumbers } from './co-numbers.ts';
import { cyNumbers } from './cy-numbers.ts';
import { czNumbers } from './cz-numbers.ts';
import { deNumbers } from './de-numbers.ts';
import { dkNumbers } from './dk-numbers.ts';
import { doNumbers } from './do-numbers.ts';
import { ecNumbers } from './ec-numbers.ts';
import { eeNumbers } from './ee-numbers.ts';
import { egNumbers } from './eg-numbers.ts';
import { esNumbers } from './es-numbers.ts';
import { fiNumbers } from './fi-numbers.ts';
import { frNumbers } from './fr-numbers.ts';
import { gbNumbers } from './gb-numbers.ts';
import { grNumbers } from './gr-numbers.ts';
import { hkNumbers } from './hk-numbers.ts';
import { hrNumbers } from './hr-numbers.ts';
import { huNumbers } from './hu-numbers.ts';
import { idNumbers } from './id-numbers.ts';
import { ieNumbers } from './ie-numbers.ts';
import { ilNumbers } from './il-numbers.ts';
import { inNumbers } from './in-numbers.ts';
import { isNumbers } from './is-numbers.ts';
import { itNumbers } from './it-numbers.ts';
import { jpNumbers } from './jp-numbers.ts';
import { krNumbers } from './kr-numbers.ts';
import { ltNumbers } from './lt-numbers.ts';
import { luNumbers } from './lu-numbers.ts';
import { lvNumbers } from './lv-numbers.ts';
import { meNumbers } from './me-numbers.ts';
import { mkNumbers } from './mk-numbers.ts';
import { mtNumbers } from './mt-numbers.ts';
import { mxNumbers } from './mx-numbers.ts';
import { myNumbers } from './my-numbers.ts';
import { nlNumbers } from './nl-numbers.ts';
import { noNumbers } from './no-numbers.ts';
import { nzNumbers } from './nz-numbers.ts';
import { peNumbers } from './pe-numbers.ts';
import { pkNumbers } from './pk-numbers.ts';
import { plNumbers } from './pl-numbers.ts';
import { ptNumbers } from './pt-numbers.ts';
import { roNumbers } from './ro-numbers.ts';
import { rsNumbers } from './rs-numbers.ts';
import { ruNumbers } from './ru-numbers.ts';
import { seNumbers } from './se-numbers.ts';
import { sgNumbers } from './sg-numbers.ts';
import { siNumbers } from './si-numbers.ts';
import { skNumbers } from './sk-numbers.ts';
import { thNumbers } from './th-numbers.ts';
import { trNumbers } from './tr-numbers.ts';
import { twNumbers } from './tw-numbers.ts';
import { uaNumbers } from './ua-numbers.ts';
import { usNumbers } from './us-numbers.ts';
import { uyNumbers } from './uy-numbers.ts';
import { veNumbers } from './ve-numbers.ts';
import { vnNumbers } from './vn-numbers.ts';
import { zaNumbers } from './za-numbers.ts';

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
