/** How the plates of ordinary cars look in a country (ISO 3166-1). Facts; SOURCES.md says where they come from. */
export interface PlateForms {
  /** `@` is one of the letters, `#` a digit, `%` a digit from 1 to 9, `{area}` one of the areas; all else stands as it is. */
  readonly forms: readonly string[];
  /** A to Z if absent. */
  readonly letters?: string;
  readonly areas?: string;
}

const NO_VOWELS = 'BCDFGHJKLMNPRSTVWXYZ';
const CYRILLIC = 'АВЕКМНОРСТУХ';

export const plateForms: Readonly<Record<string, PlateForms>> = {
  // Q is for cars whose origin is not known, and no area has it with a letter of its own: such marks are given out for none.
  GB: { forms: ['Q@## @@@'], letters: 'ABCDEFGHJKLMNOPRSTUVWXY' },
  US: { forms: ['@@@ ####', '@@@-####', '%@@@###'] },
  CA: { forms: ['@@@@ ###', '@@@ ####'], letters: 'ABCDEFGHJKLMNPRSTVWXYZ' },
  MX: { forms: ['@@@-###-@'], letters: 'ABCDEFGHJKLMNPRSTUVWXYZ' },
  BR: { forms: ['@@@#@##'] },
  AR: { forms: ['@@ ### @@'] },
  CL: { forms: ['@@@@-##'], letters: 'BCDFGHJKLPRSTVWXYZ' },
  CO: { forms: ['@@@ ###'] },
  DE: {
    forms: ['{area}-@@ %###', '{area}-@@ %##', '{area}-@ %###'],
    areas: 'B M HH K F S D DO E L DD HB H N DU BO W BI BN MS KA MA A WI GE MG BS AC C KI MD FR MZ EF R PB HD UL WÜ',
  },
  AT: { forms: ['{area}-%#### @', '{area}-%## @@'], areas: 'W G L S I K P WN LL GU VB BZ BR' },
  CH: { forms: ['{area} %#####'], areas: 'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU' },
  FR: { forms: ['@@-###-@@'], letters: 'ABCDEFGHJKLMNPQRSTVWXYZ' },
  BE: { forms: ['1-@@@-###', '2-@@@-###'] },
  NL: { forms: ['@-###-@@', '@@-###-@', '@@@-##-@'], letters: 'BDFGHJKLNPRSTVXZ' },
  LU: { forms: ['@@ %###'], letters: 'ABCDEFGHJKLMNPRSTUVWXYZ' },
  IT: { forms: ['@@ ### @@'], letters: 'ABCDEFGHJKLMNPRSTVWXYZ' },
  ES: { forms: ['#### @@@'], letters: NO_VOWELS },
  PT: { forms: ['@@-##-@@'], letters: 'ABCDEFGHIJLMNOPQRSTUVXZ' },
  IE: { forms: ['{area}-%####'], areas: '231-D 232-D 241-D 242-D 231-C 241-C 232-G 241-G 222-L 241-KE 231-MH 242-WW' },
  PL: {
    forms: ['{area} #####', '{area} ####@'],
    letters: 'ACEFGHJKLMNPRSTUVWXY',
    areas: 'WA WB WE WI KR KK PO PY GD GA DW EL EP SK SO LU BI BL RZ OL OP CB CT TK FZ ZS',
  },
  CZ: { forms: ['{area}# ####'], areas: '1A 2A 3A 4A 1B 2B 1C 1E 1H 1J 1K 1L 1M 1P 3S 1T 1U 1Z' },
  SK: { forms: ['{area}-###@@'], areas: 'BA BB KE NR PO TN TT ZA MT PP MI' },
  HU: { forms: ['@@ @@-###'], letters: 'ABCDEFGHJKLMNPRSTUVWXYZ' },
  RO: { forms: ['{area} ## @@@'], letters: 'ABCDEFGHJKLMNPRSTUVWXYZ', areas: 'CJ TM IS CT BV DJ GL PH BH AR SB MS BC BZ' },
  BG: { forms: ['{area} #### @@'], letters: CYRILLIC, areas: 'СА СВ РВ В А Р ЕН СТ ВТ ВР' },
  GR: { forms: ['@@@-%###'], letters: 'ABEZHIKMNOPTYX' },
  HR: { forms: ['{area} %###-@@', '{area} %##-@@'], areas: 'ZG ST RI OS ZD PU SB VŽ KA ŠI DU', letters: NO_VOWELS },
  SI: { forms: ['{area} @@-###'], areas: 'LJ MB CE KR KP NM MS GO', letters: 'ABCDEFGHIJKLMNOPRSTUVZ' },
  RS: { forms: ['{area} ###-@@', '{area} ####-@@'], areas: 'BG NS NI KG SU ČA ZR PA ŠA', letters: 'ABCDEFGHIJKLMNOPRSTUVZ' },
  SE: { forms: ['@@@ ###', '@@@ ##@'], letters: 'ABCDEFGHJKLMNPRSTUWXYZ' },
  NO: { forms: ['@@ %####'], letters: 'ABCDEFHJKLNPRSTUVXYZ' },
  DK: { forms: ['@@ ## ###'], letters: 'ABCDEGHJKLMNPRSTUVXYZ' },
  FI: { forms: ['@@@-###'], letters: 'ABCEFGHIJKLMNOPRSTUVXYZ' },
  IS: { forms: ['@@ @##', '@@ ###'], letters: 'ABDEFGHIJKLMNOPRSTUVXYZ' },
  EE: { forms: ['### @@@'], letters: 'ABDEFGHIJKLMNPRSTUVXYZ' },
  LV: { forms: ['@@-%###'], letters: 'ABCDEFGHJKLMNOPRSTUVZ' },
  LT: { forms: ['@@@ ###'], letters: 'ABCDEFGHJKLMNOPRSTUVZ' },
  RU: { forms: ['@###@@ {area}'], letters: CYRILLIC, areas: '77 97 99 177 197 199 777 78 98 178 50 150 23 93 66 96 54 16 116 61 63 74 02 24' },
  UA: { forms: ['{area} #### @@'], letters: 'АВЕІКМНОРСТХ', areas: 'АА КА ВС НС ВН АХ АЕ АР АІ АВ ВВ' },
  TR: { forms: ['{area} @@ ###', '{area} @@@ ##', '{area} @@@ ###'], letters: 'ABCDEFGHJKLMNPRSTUVYZ', areas: '34 06 35 16 07 01 42 27 33 38 41 55 61 20 45 26' },
  IL: { forms: ['%##-##-###'] },
  SA: { forms: ['@@@ ####'], letters: 'ABDEGHJKLNRSTUVXZ' },
  ZA: { forms: ['@@ ## @@ GP', 'CA ###-###'], letters: NO_VOWELS },
  KE: { forms: ['K@@ ###@'], letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ' },
  NG: { forms: ['{area}-###@@'], areas: 'LSR IKJ KJA EKY ABJ ABC KAN IBD PHC' },
  IN: { forms: ['{area} @@ ####'], letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ', areas: 'MH 01|MH 12|DL 01|DL 08|KA 01|KA 05|TN 01|TN 09|UP 32|UP 16|GJ 01|WB 02|RJ 14|TS 09|AP 16|KL 07|PB 10|HR 26|MP 09|BR 01' },
  CN: { forms: ['{area}@·#####', '{area}@·@####', '{area}@·##@##'], letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ', areas: '京 津 沪 渝 冀 豫 云 辽 黑 湘 皖 鲁 新 苏 浙 赣 鄂 桂 甘 晋 蒙 陕 吉 闽 贵 粤 青 藏 川 宁 琼' },
  HK: { forms: ['@@ %###', '@@ %##'], letters: 'ABCDEFGHJKLMNPRSTUVWXYZ' },
  TW: { forms: ['@@@-####'], letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ' },
  JP: { forms: ['{area} 3## @ ##-##', '{area} 5## @ ##-##'], letters: 'さすせそたちつてとなにぬねのはひふほまみむめもやゆらりるろ', areas: '品川 練馬 足立 世田谷 横浜 川崎 名古屋 大阪 なにわ 神戸 京都 札幌 福岡 仙台 広島 千葉 大宮 新潟 静岡' },
  KR: { forms: ['%##@ ####', '%#@ ####'], letters: '가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주' },
  ID: { forms: ['{area} %### @@', '{area} %### @@@'], areas: 'B D L AB H N W BK DK F G AD AG' },
  VN: { forms: ['{area}-###.##'], areas: '29A 30A 30E 30F 51A 51F 51G 43A 60A 61A 15A 92A' },
  TH: { forms: ['%@@ %###', '@@ %###'], letters: 'กขคฆงจฉชฌญฎฐฒณตถทธนบผพภมยรลวศสอฮ' },
  PH: { forms: ['@@@ ####'], letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ' },
  MY: { forms: ['{area}@@ %###'], letters: 'ABCDEFGHJKLMNPQRSTUVWXY', areas: 'W V B J P A K N' },
  AU: { forms: ['@@@-##@', '%@@ %@@'], letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ' },
  NZ: { forms: ['@@@###'], letters: 'ABCDEFGHJKLMNPQRSTUWYZ' },
};

/** Where no form is known: a mark that no country's plates are taken for. */
export const anyPlate: PlateForms = { forms: ['@@ #####'] };
