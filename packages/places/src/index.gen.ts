// Made by `npm run generate` from the folders beside it; do not edit.
import type { Places } from '@populace/recipes';
import { aePlaces } from './ae/ae-places.ts';
import { amPlaces } from './am/am-places.ts';
import { arPlaces } from './ar/ar-places.ts';
import { atPlaces } from './at/at-places.ts';
import { auPlaces } from './au/au-places.ts';
import { azPlaces } from './az/az-places.ts';
import { bdPlaces } from './bd/bd-places.ts';
import { bePlaces } from './be/be-places.ts';
import { bgPlaces } from './bg/bg-places.ts';
import { brPlaces } from './br/br-places.ts';
import { caPlaces } from './ca/ca-places.ts';
import { chPlaces } from './ch/ch-places.ts';
import { clPlaces } from './cl/cl-places.ts';
import { cnPlaces } from './cn/cn-places.ts';
import { coPlaces } from './co/co-places.ts';
import { czPlaces } from './cz/cz-places.ts';
import { dePlaces } from './de/de-places.ts';
import { dkPlaces } from './dk/dk-places.ts';
import { eePlaces } from './ee/ee-places.ts';
import { egPlaces } from './eg/eg-places.ts';
import { esPlaces } from './es/es-places.ts';
import { fiPlaces } from './fi/fi-places.ts';
import { frPlaces } from './fr/fr-places.ts';
import { gbPlaces } from './gb/gb-places.ts';
import { gePlaces } from './ge/ge-places.ts';
import { ghPlaces } from './gh/gh-places.ts';
import { grPlaces } from './gr/gr-places.ts';
import { hkPlaces } from './hk/hk-places.ts';
import { hrPlaces } from './hr/hr-places.ts';
import { huPlaces } from './hu/hu-places.ts';
import { idPlaces } from './id/id-places.ts';
import { iePlaces } from './ie/ie-places.ts';
import { ilPlaces } from './il/il-places.ts';
import { inPlaces } from './in/in-places.ts';
import { iqPlaces } from './iq/iq-places.ts';
import { irPlaces } from './ir/ir-places.ts';
import { isPlaces } from './is/is-places.ts';
import { itPlaces } from './it/it-places.ts';
import { jpPlaces } from './jp/jp-places.ts';
import { kePlaces } from './ke/ke-places.ts';
import { krPlaces } from './kr/kr-places.ts';
import { kzPlaces } from './kz/kz-places.ts';
import { ltPlaces } from './lt/lt-places.ts';
import { luPlaces } from './lu/lu-places.ts';
import { lvPlaces } from './lv/lv-places.ts';
import { maPlaces } from './ma/ma-places.ts';
import { mdPlaces } from './md/md-places.ts';
import { mkPlaces } from './mk/mk-places.ts';
import { mnPlaces } from './mn/mn-places.ts';
import { mvPlaces } from './mv/mv-places.ts';
import { mxPlaces } from './mx/mx-places.ts';
import { myPlaces } from './my/my-places.ts';
import { ngPlaces } from './ng/ng-places.ts';
import { nlPlaces } from './nl/nl-places.ts';
import { noPlaces } from './no/no-places.ts';
import { npPlaces } from './np/np-places.ts';
import { nzPlaces } from './nz/nz-places.ts';
import { phPlaces } from './ph/ph-places.ts';
import { pkPlaces } from './pk/pk-places.ts';
import { plPlaces } from './pl/pl-places.ts';
import { ptPlaces } from './pt/pt-places.ts';
import { roPlaces } from './ro/ro-places.ts';
import { rsPlaces } from './rs/rs-places.ts';
import { ruPlaces } from './ru/ru-places.ts';
import { saPlaces } from './sa/sa-places.ts';
import { sePlaces } from './se/se-places.ts';
import { sgPlaces } from './sg/sg-places.ts';
import { siPlaces } from './si/si-places.ts';
import { skPlaces } from './sk/sk-places.ts';
import { snPlaces } from './sn/sn-places.ts';
import { thPlaces } from './th/th-places.ts';
import { trPlaces } from './tr/tr-places.ts';
import { twPlaces } from './tw/tw-places.ts';
import { uaPlaces } from './ua/ua-places.ts';
import { usPlaces } from './us/us-places.ts';
import { uzPlaces } from './uz/uz-places.ts';
import { vnPlaces } from './vn/vn-places.ts';
import { zaPlaces } from './za/za-places.ts';

export const places: readonly Places[] = [
  aePlaces,
  amPlaces,
  arPlaces,
  atPlaces,
  auPlaces,
  azPlaces,
  bdPlaces,
  bePlaces,
  bgPlaces,
  brPlaces,
  caPlaces,
  chPlaces,
  clPlaces,
  cnPlaces,
  coPlaces,
  czPlaces,
  dePlaces,
  dkPlaces,
  eePlaces,
  egPlaces,
  esPlaces,
  fiPlaces,
  frPlaces,
  gbPlaces,
  gePlaces,
  ghPlaces,
  grPlaces,
  hkPlaces,
  hrPlaces,
  huPlaces,
  idPlaces,
  iePlaces,
  ilPlaces,
  inPlaces,
  iqPlaces,
  irPlaces,
  isPlaces,
  itPlaces,
  jpPlaces,
  kePlaces,
  krPlaces,
  kzPlaces,
  ltPlaces,
  luPlaces,
  lvPlaces,
  maPlaces,
  mdPlaces,
  mkPlaces,
  mnPlaces,
  mvPlaces,
  mxPlaces,
  myPlaces,
  ngPlaces,
  nlPlaces,
  noPlaces,
  npPlaces,
  nzPlaces,
  phPlaces,
  pkPlaces,
  plPlaces,
  ptPlaces,
  roPlaces,
  rsPlaces,
  ruPlaces,
  saPlaces,
  sePlaces,
  sgPlaces,
  siPlaces,
  skPlaces,
  snPlaces,
  thPlaces,
  trPlaces,
  twPlaces,
  uaPlaces,
  usPlaces,
  uzPlaces,
  vnPlaces,
  zaPlaces,
];
