import { rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
import { euVat, stdnum } from 'stdnum';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { describe, expect, it } from 'vitest';
import { taxId as companyTaxId } from '../company/tax-id.ts';
import { vatNumber } from '../company/vat-number.ts';
import { testIdentifier } from '../identifier/test-identifier-for-tests.ts';
import { birthDate } from '../person/birth-date.ts';
import { firstName } from '../person/first-name.ts';
import { lastName } from '../person/last-name.ts';
import { nationalId } from '../person/national-id.ts';
import { personSubject } from '../person/person.subject.ts';
import { sex } from '../person/sex.ts';
import { taxId } from '../person/tax-id.ts';
import { numbers } from './index.gen.ts';

type Judge = (text: string) => boolean;

/** The judgement of stdnum. */
function by(country: string, name: string): Judge {
  const judge = stdnum[country]?.[name];
  if (judge === undefined) throw new RangeError(`stdnum has no ${country}.${name}.`);
  return (text) => judge.validate(text).isValid;
}

/** That of validator, which looks at dates where stdnum takes the 32nd of a month. */
function isTaxId(locale: string): Judge {
  return (text) => validator.isTaxID(text, locale);
}

function both(one: Judge, other: Judge): Judge {
  return (text) => one(text) && other(text);
}

/** stdnum reads these without dots alone. */
function withoutDots(judge: Judge): Judge {
  return (text) => judge(text.replaceAll('.', ''));
}

/** Nobody's validator knows My Number; so this is the ordinance's own formula, which counts places from the right. */
function isMyNumber(text: string): boolean {
  const digits = [...text.replaceAll(' ', '')].reverse().map(Number);
  const sum = digits.slice(1).reduce((all, digit, at) => all + digit * (at < 6 ? at + 2 : at - 4), 0);
  const remainder = sum % 11;
  return digits.length === 12 && digits[0] === (remainder <= 1 ? 0 : 11 - remainder);
}

/** By country and kind: the judge, what occurs in each place, and what reserved ones are like. */
const judged: readonly (readonly [id: string, judge: Judge, occurs: string, reserved?: RegExp])[] = [
  ['AR.cuil', by('AR', 'cuit'), '2[07]-[012345]#######-#'],
  ['AR.cuit', by('AR', 'cuit'), '30-[567]#######-#'],
  ['AT.svnr', by('AT', 'vnr'), '[123456789]### [0123]#[01]#[0456789]#'],
  ['AT.tin', by('AT', 'tin'), '##-###/####'],
  ['AT.uid', by('AT', 'uid'), 'ATU########'],
  ['AU.tfn', by('AU', 'tfn'), '[123456789]## ### ###'],
  ['AU.abn', by('AU', 'abn'), '[123456789]# ### ### ###'],
  ['AU.acn', by('AU', 'acn'), '### ### ###'],
  ['BA.jmbg', by('BA', 'jmbg'), '[0123]#[01]#[09][0456789]#1#####'],
  ['BE.nn', by('BE', 'nn'), '[0456789]#.[01]#.[0123]#-###.##'],
  ['BE.vat', by('BE', 'vat'), 'BE[01][023456789]########'],
  ['BG.egn', both(by('BG', 'egn'), isTaxId('bg-BG')), '[0456789]#[0145]#[0123]#####'],
  ['BG.vat', by('BG', 'vat'), 'BG[12]########'],
  ['BR.cpf', by('BR', 'cpf'), '###.###.###-##'],
  ['BR.cnpj', by('BR', 'cnpj'), '##.###.###/0001-##'],
  ['CA.sin', by('CA', 'sin'), '[12345679]## ### ###', /^0/],
  ['CA.bn', by('CA', 'bn'), '#########'],
  ['CH.ahv', by('CH', 'ssn'), '756.####.####.##'],
  ['CH.uid', by('CH', 'uid'), 'CHE-[1234]##.###.###'],
  ['CL.run', withoutDots(by('CL', 'run')), '[12]#.###.###-[0123456789K]'],
  ['CL.rut', withoutDots(by('CL', 'rut')), '[56789]#.###.###-[0123456789K]'],
  [
    'CN.residentId',
    by('CN', 'ric'),
    '[123456][01234567]0[1235][01][12345678][12][09][0456789]#[01]#[0123]####[0123456789X]',
  ],
  [
    'CN.uscc',
    by('CN', 'uscc'),
    '91[123456][01234567]0[1235][01][12345678]########[0123456789X][123456789ABCDEFGHJKLMNPQRTUWXY]',
  ],
  ['CO.nit', by('CO', 'nit'), '0[1234567]#.###.###-#'],
  ['CO.nitEmpresa', by('CO', 'nit'), '[89]##.###.###-#'],
  ['CY.vat', by('CY', 'vat'), 'CY10######@'],
  ['CZ.rodneCislo', by('CZ', 'rc'), '[0456789]#[0156]#[0123]#/####'],
  ['CZ.ico', by('CZ', 'ico'), '[012345678]#######'],
  ['CZ.dic', by('CZ', 'dic'), 'CZ[012345678]#######'],
  ['DE.steuerId', by('DE', 'idnr'), '[123456789]# ### ### ###'],
  ['DE.rvnr', by('DE', 'svnr'), '[012345678]# [0123]#[01]#[0456789]# [DKOT] ###'],
  ['DE.ustId', by('DE', 'vat'), 'DE[123456789]########'],
  ['DK.cpr', by('DK', 'cpr'), '[0123]#[01]#[0456789]#-[01235678]###'],
  ['DK.cvr', by('DK', 'cvr'), '[123456789]#######'],
  ['DK.vat', by('DK', 'cvr'), 'DK[123456789]#######'],
  ['DO.cedula', by('DO', 'cedula'), '0[0123]#-#######-#'],
  ['DO.rnc', by('DO', 'rnc'), '[1234]-##-#####-[123456789]'],
  ['EC.cedula', by('EC', 'ci'), '[012]#[012345]######-#'],
  ['EC.ruc', by('EC', 'ruc'), '[012]#9#######001'],
  [
    'EE.isikukood',
    both(by('EE', 'ik'), (text) => Number(text.slice(5, 7)) <= 31 && text.slice(5, 7) !== '00'),
    '[3456][0456789]#[01]#[0123]#####',
  ],
  ['EE.registrikood', by('EE', 'registrikood'), '[1789]#######'],
  ['EE.kmkr', by('EE', 'kmkr'), 'EE#########'],
  ['ES.dni', by('ES', 'dni'), '########-[ABCDEFGHJKLMNPQRSTVWXYZ]'],
  ['ES.nie', by('ES', 'nie'), '[XYZ]-#######-[ABCDEFGHJKLMNPQRSTVWXYZ]'],
  ['ES.cif', by('ES', 'cif'), '[ABEFGHJNPQRSUVW]#######[0123456789ABCDEFGHIJ]'],
  ['ES.nif', by('ES', 'nif'), 'ES[ABEFGHJNPQRSUVW]#######[0123456789ABCDEFGHIJ]'],
  [
    'FI.hetu',
    by('FI', 'hetu'),
    '[0123]#[01]#[0456789]#[-A][012345678]##[0123456789ABCDEFHJKLMNPRSTUVWXY]',
    /^\d{6}[-A]9\d\d.$/,
  ],
  ['FI.ytunnus', by('FI', 'ytunnus'), '#######-#'],
  ['FI.alv', by('FI', 'alv'), 'FI########'],
  ['FR.nir', by('FR', 'nir'), '[12] [0456789]# [01]# #[0123456789AB] [0123456]## ### ##'],
  ['FR.spi', by('FR', 'nif'), '[0123]# ## ### ### [012345]##'],
  ['FR.siren', by('FR', 'siren'), '### ### ###'],
  ['FR.siret', by('FR', 'siret'), '### ### ### 000##'],
  ['FR.tva', by('FR', 'tva'), 'FR###########'],
  ['GB.nino', by('GB', 'nino'), '[ABCEGHJKLMNOPRSTWXYZ][ABCEGHJKLMNPRSTWXYZ] ## ## ## [ABCD]', /^QQ /],
  ['GB.utr', by('GB', 'utr'), '[123456789]#########'],
  ['GB.vat', by('GB', 'vat'), 'GB[123456789]########'],
  ['GR.amka', by('GR', 'amka'), '[0123]#[01]#[0456789]######'],
  ['GR.afm', by('GR', 'vat'), '[1234]########'],
  ['GR.vat', by('GR', 'vat'), 'EL[089]########'],
  ['HK.hkid', by('HK', 'hkid'), '[ABCDEFGHJKMNPRSTVYZ]######([0123456789A])'],
  ['HR.oib', by('HR', 'oib'), '###########'],
  ['HR.oibTvrtke', by('HR', 'oib'), '###########'],
  ['HR.pdv', by('HR', 'oib'), 'HR###########'],
  ['HU.adoazonosito', isTaxId('hu-HU'), '8[2345]########'],
  ['HU.adoszam', by('HU', 'anum'), '[123]#######'],
  ['HU.vat', by('HU', 'anum'), 'HU[123]#######'],
  ['ID.npwp', by('ID', 'npwp'), '[023][12].###.###.#-###.000'],
  ['IE.pps', by('IE', 'pps'), '#######[ABCDEFGHIJKLMNOPQRSTUVW]A'],
  ['IE.vat', by('IE', 'vat'), 'IE#######[ABCDEFGHIJKLMNOPQRSTUVW]H'],
  ['IL.teudatZehut', by('IL', 'idnr'), '[0123]########'],
  ['IL.hp', by('IL', 'hp'), '51#######'],
  ['IN.aadhaar', by('IN', 'aadhaar'), '[23456789]### #### ####', /^[01]/],
  ['IN.pan', by('IN', 'pan'), '@@@P[DKOT]####@'],
  ['IN.gstin', by('IN', 'gstin'), '[0123]#@@@[ACFT]@####@[123456789]Z[0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ]'],
  ['IS.kennitala', by('IS', 'kennitala'), '[0123]#[01]#[0456789]#-[23456789]##[09]'],
  [
    'IT.codiceFiscale',
    both(by('IT', 'codicefiscale'), isTaxId('it-IT')),
    '[DKRT][LMRS][HNOV][BDLN][ANOR][AEUX][0456789]#[ABCDEHLMPRST][01234567]#[ABCDEFGHIL]###@',
  ],
  ['IT.partitaIva', by('IT', 'iva'), '[01234567]######[01]###'],
  ['IT.vat', by('IT', 'iva'), 'IT[01234567]######[01]###'],
  ['JP.myNumber', isMyNumber, '#### #### ####'],
  ['JP.corporateNumber', by('JP', 'cn'), '[123456789]############'],
  ['KR.rrn', by('KR', 'rrn'), '[0456789]#[01]#[0123]#-[1234]######'],
  ['KR.brn', by('KR', 'brn'), '[123456789]##-##-#####'],
  ['LT.asmensKodas', by('LT', 'asmens'), '[3456][0456789]#[01]#[0123]#####'],
  ['LT.pvm', by('LT', 'pvm'), 'LT#######1#'],
  ['LU.tva', by('LU', 'tva'), 'LU######[012345678]#'],
  ['LV.personasKods', by('LV', 'pvn'), '[0123]#[01]#[0456789]#-[12]####'],
  ['LV.pvn', by('LV', 'pvn'), 'LV[459]##########'],
  ['ME.jmbg', by('ME', 'jmbg'), '[0123]#[01]#[09][0456789]#2[123456789]####'],
  ['MK.jmbg', by('MK', 'jmbg'), '[0123]#[01]#[09][0456789]#4[123456789]####'],
  ['MT.vat', by('MT', 'vat'), 'MT[123]#####[0123]#'],
  [
    'MX.curp',
    by('MX', 'curp'),
    '[DKOT][AEX]X[ABEN][0456789]#[01]#[0123]#[HM][ABCDGHJMNOPQSTVYZ][CEFGHLMNPRSTZ][LRS][BCDFGHJKLMNPQRSTVWXYZ][DLRX][0123456789ABCDEFGHIJ]#',
  ],
  [
    'MX.rfc',
    by('MX', 'rfc'),
    '@@@[6789]#[01]#[012]#[123456789ABCDEFGHIJKLMNPQRSTUV][123456789ABCDEFGHIJKLMNPQRSTUVWXYZ][0123456789A]',
  ],
  ['MY.nric', by('MY', 'nric'), '[0456789]#[01]#[0123]#-[01]#-####'],
  ['NL.bsn', by('NL', 'bsn'), '[123456789]########'],
  ['NL.btw', by('NL', 'btw'), 'NL[123456789]########B##'],
  ['NO.fodselsnummer', by('NO', 'fodselsnummer'), '[0123]#[01]#[0456789]# #####', /^\d\d[89]\d{3} \d{5}$/],
  ['NO.orgnr', by('NO', 'orgnr'), '[89]## ### ###'],
  ['NZ.ird', by('NZ', 'ird'), '1[01234]#-###-###'],
  ['PE.dni', by('PE', 'cui'), '########-#'],
  ['PE.ruc', by('PE', 'ruc'), '10#########'],
  ['PE.rucEmpresa', by('PE', 'ruc'), '20#########'],
  ['PK.cnic', by('PK', 'cnic'), '[1234567][123456789]###-#######-[12345678]'],
  ['PL.pesel', by('PL', 'pesel'), '[0456789]#[0123]#[0123]######'],
  ['PL.nip', by('PL', 'nip'), '[123456789]##-###-##-##'],
  ['PL.regon', by('PL', 'regon'), '#########'],
  ['PL.vat', by('PL', 'nip'), 'PL[123456789]#########'],
  ['PT.nif', by('PT', 'nif'), '[123]## ### ###'],
  ['PT.nipc', by('PT', 'nif'), '[569]## ### ###'],
  ['PT.vat', by('PT', 'nif'), 'PT[569]########'],
  ['RO.cnp', by('RO', 'cnp'), '[1256][0456789]#[01]#[0123]#[012345]#####'],
  ['RO.cui', by('RO', 'cui'), '[1234]#######'],
  ['RO.vat', by('RO', 'cif'), 'RO[1234]#######'],
  ['RS.jmbg', by('RS', 'jmbg'), '[0123]#[01]#[09][0456789]#7[123456789]####'],
  ['RS.pib', by('RS', 'pib'), '[123456789]########'],
  ['RU.inn', by('RU', 'inn'), '############'],
  ['RU.innCompany', by('RU', 'inn'), '##########'],
  ['SE.personnummer', by('SE', 'personnummer'), '[0456789]#[01]#[0123]#-####'],
  ['SE.orgnr', by('SE', 'orgnr'), '[56789]#[23456789]###-####'],
  ['SE.vat', by('SE', 'vat'), 'SE[56789]#[23456789]#######01'],
  ['SG.uen', by('SG', 'uen'), '[12][09][01289]######[CDEGHKMNRWZ]'],
  ['SI.emso', by('SI', 'emso'), '[0123]#[01]#[09][0456789]#50####'],
  ['SI.ddv', by('SI', 'ddv'), 'SI[123456789]#######'],
  ['SK.rodneCislo', by('SK', 'rc'), '[0456789]#[0156]#[0123]#/####'],
  ['SK.dph', by('SK', 'dph'), 'SK[234789]#[234789]#######'],
  ['TH.id', by('TH', 'idnr'), '[12345678]-####-#####-##-#'],
  ['TR.tckimlik', by('TR', 'tckimlik'), '[123456789]#########[02468]'],
  ['TW.nationalId', by('TW', 'natid'), '@[12]########'],
  ['UA.rnokpp', by('UA', 'rntrc'), '[123]#########'],
  ['US.ssn', by('US', 'ssn'), '[012345678]##-##-####', /^9\d\d-[0-4]\d-\d{4}$/],
  ['US.ein', by('US', 'ein'), '##-#######', /^(00|0[789]|1[789]|[24]9|28|69|70|78|79|89|9[67])-/],
  ['UY.cedula', withoutDots(by('UY', 'cedula')), '[12345].###.###-#'],
  ['UY.rut', by('UY', 'rut'), '[012]#-######-001-#'],
  ['VN.mst', by('VN', 'mst'), '##########'],
  ['ZA.id', by('ZA', 'idnr'), '[0456789]#[01]#[0123]#####08#'],
  ['ZA.tin', by('ZA', 'tin'), '[0123]#########'],
  ['ZA.vat', by('ZA', 'vat'), '4#########'],
];

for (const [id, judge, occurs, reserved] of judged) {
  const [country = '', kind = ''] = id.split('.');
  const all = numbers.find((one) => one.country === country)?.numbers ?? {};
  const isPerson = all[kind]?.of === 'person';
  testIdentifier(isPerson ? nationalId : companyTaxId, {
    options: { country, kind },
    subjects: [personSubject],
    judge,
    occurs,
    ...(reserved && { reserved }),
  });
}

it('has a judge for every number', () => {
  const all = numbers.flatMap((one) => Object.keys(one.numbers).map((kind) => `${one.country}.${kind}`));

  expect(judged.map(([id]) => id)).toEqual(all);
});

testGenerator(nationalId, {
  options: [
    { country: 'US' },
    { country: 'SE' },
    { country: 'NO', mode: 'valid' },
    { country: 'CZ' },
    { country: 'BE', separators: false },
  ],
  subjects: [personSubject],
});
testGenerator(taxId, { options: [{ country: 'IT' }, { country: 'DE' }], subjects: [personSubject] });
testGenerator(companyTaxId, { options: [{ country: 'FR' }, { country: 'CN' }, { country: 'US', mode: 'invalid' }] });
testGenerator(vatNumber, { options: [{ country: 'DE' }, { country: 'ES' }] });

describe('VAT numbers of the union', () => {
  const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

  it.each(members)('are right in %s', async (country) => {
    const values = await valuesMadeBy(vatNumber, { country, mode: 'valid' }, { rows: 10_000 });

    const prefix = country === 'GR' ? 'EL' : country;
    const isRight = (value: string): boolean =>
      value.startsWith(prefix) && euVat[country]?.some((judge) => judge.validate(value).isValid) === true;
    expect(values.filter((value) => !isRight(value)).slice(0, 5)).toEqual([]);
  });

  it.each(members)('are wrong in %s where they are to be invalid', async (country) => {
    const values = await valuesMadeBy(vatNumber, { country, mode: 'invalid' }, { rows: 10_000 });

    expect(
      values.filter((value) => euVat[country]?.some((judge) => judge.validate(value).isValid)).slice(0, 5),
    ).toEqual([]);
  });
});

/** How a number tells the day of birth, and the sex where it does: written out for a few, as their authorities explain them. */
const telling: readonly (readonly [country: string, birth: RegExp, isWoman: Judge | undefined])[] = [
  ['SE', /^(?<y>..)(?<m>..)(?<d>..)-...[0-9]$/, (text) => Number(text[9]) % 2 === 0],
  ['FI', /^(?<d>..)(?<m>..)(?<y>..)[-A]/, (text) => Number(text[9]) % 2 === 0],
  ['DK', /^(?<d>..)(?<m>..)(?<y>..)-/, (text) => Number(text[10]) % 2 === 0],
  ['EE', /^.(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[0]) % 2 === 0],
  ['RO', /^.(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[0]) % 2 === 0],
  ['KR', /^(?<y>..)(?<m>..)(?<d>..)-/, (text) => Number(text[7]) % 2 === 0],
  ['CN', /^.{8}(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[16]) % 2 === 0],
  ['ZA', /^(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[6]) < 5],
  ['IS', /^(?<d>..)(?<m>..)(?<y>..)-/, undefined],
  ['MX', /^.{4}(?<y>..)(?<m>..)(?<d>..)/, (text) => text[10] === 'M'],
];

describe("a number that tells about the row's person", () => {
  it.each(telling)('agrees with date of birth and sex in %s', async (country, birth, isWoman) => {
    const ages = { minAge: 0, maxAge: 99 };
    const columns = {
      id: [nationalId, { country, ...ages, mode: 'valid' }],
      birthDate: [birthDate, ages],
      sex,
    } as const;

    const rows = await rowsMadeBy(columns, { rows: 2000, subjects: [personSubject] });

    const told = rows.map(({ id }) => {
      const { y, m, d } = birth.exec(id)?.groups ?? {};
      return { day: `${y}-${m}-${d}`, sex: isWoman === undefined || isWoman(id) };
    });
    expect(told.map(({ day }) => day)).toEqual(rows.map((row) => row.birthDate.slice(2)));
    expect(told.map(({ sex }) => sex)).toEqual(rows.map((row) => isWoman === undefined || row.sex === 'female'));
  });

  it('has the letters of the names in Italy', async () => {
    const columns = { id: [nationalId, { country: 'IT' }], first: firstName, last: lastName } as const;

    const rows = await rowsMadeBy(columns, { subjects: [personSubject] });

    expect(rows.find(({ first, last }) => first === 'Ada' && last === 'Kesh')?.id.slice(0, 6)).toBe('KSHDAA');
    expect(rows.find(({ first, last }) => first === 'Nuru' && last === 'Tal Vé')?.id.slice(0, 6)).toBe('TLVNRU');
  });
});

describe('the country of a number', () => {
  it("is that of the row's locale", async () => {
    const settings = { locale: 'fr_FR', locales: { fr_FR: { country: 'FR' } }, rows: 50 };

    const values = await valuesMadeBy(companyTaxId, {}, settings);

    expect(values.filter((value) => !/^\d{3} \d{3} \d{3}$/.test(value))).toEqual([]);
  });

  it('is refused where it has no such numbers, with those that have', async () => {
    await expect(valuesMadeBy(vatNumber, { country: 'US' })).rejects.toThrow('country must be one of AR, AT');
    await expect(valuesMadeBy(vatNumber, {})).rejects.toMatchObject({ code: 'schema/missing-in-locale' });
    await expect(valuesMadeBy(companyTaxId, { country: 'FR', kind: 'sirene' })).rejects.toThrow(
      'kind must be one of siren, ',
    );
  });

  it('may have another kind of number', async () => {
    const values = await valuesMadeBy(companyTaxId, { country: 'FR', kind: 'siret' });

    expect(values.filter((value) => !/^\d{3} \d{3} \d{3} \d{5}$/.test(value))).toEqual([]);
  });
});
