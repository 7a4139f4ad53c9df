import { rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
import { nationalJudges, telling } from '@populace/testkit/judges';
import { euVat } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { taxId as companyTaxId } from '../company/tax-id.ts';
import { vatNumber } from '../company/vat-number.ts';
import { birthDate } from '../person/birth-date.ts';
import { firstName } from '../person/first-name.ts';
import { lastName } from '../person/last-name.ts';
import { nationalId } from '../person/national-id.ts';
import { personSubject } from '../person/person.subject.ts';
import { sex } from '../person/sex.ts';
import { taxId } from '../person/tax-id.ts';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { numbers } from './index.gen.ts';

/** The judge of a number such as `DE.steuerId`. */
function judgeOf(id: string): (text: string) => boolean {
  const judge = nationalJudges[id];
  if (judge === undefined) throw new RangeError(`There is no judge of ${id}.`);
  return judge;
}

/** By country and kind: what occurs in each place, and what reserved ones are like. */
const judged: readonly (readonly [id: string, occurs: string, reserved?: RegExp])[] = [
  ['AR.cuil', '2[07]-[012345]#######-#'],
  ['AR.cuit', '30-[567]#######-#'],
  ['AT.svnr', '[123456789]### [0123]#[01]#[0456789]#'],
  ['AT.tin', '##-###/####'],
  ['AT.uid', 'ATU########'],
  ['AU.tfn', '[123456789]## ### ###'],
  ['AU.abn', '[123456789]# ### ### ###'],
  ['AU.acn', '### ### ###'],
  ['BA.jmbg', '[0123]#[01]#[09][0456789]#1#####'],
  ['BE.nn', '[0456789]#.[01]#.[0123]#-###.##'],
  ['BE.vat', 'BE[01][023456789]########'],
  ['BG.egn', '[0456789]#[0145]#[0123]#####'],
  ['BG.vat', 'BG[12]########'],
  ['BR.cpf', '###.###.###-##'],
  ['BR.cnpj', '##.###.###/0001-##'],
  ['CA.sin', '[12345679]## ### ###', /^0/],
  ['CA.bn', '#########'],
  ['CH.ahv', '756.####.####.##'],
  ['CH.uid', 'CHE-[1234]##.###.###'],
  ['CL.run', '[12]#.###.###-[0123456789K]'],
  ['CL.rut', '[56789]#.###.###-[0123456789K]'],
  ['CN.residentId', '[123456][01234567]0[1235][01][12345678][12][09][0456789]#[01]#[0123]####[0123456789X]'],
  ['CN.uscc', '91[123456][01234567]0[1235][01][12345678]########[0123456789X][123456789ABCDEFGHJKLMNPQRTUWXY]'],
  ['CO.nit', '0[1234567]#.###.###-#'],
  ['CO.nitEmpresa', '[89]##.###.###-#'],
  ['CY.vat', 'CY10######@'],
  ['CZ.rodneCislo', '[0456789]#[0156]#[0123]#/####'],
  ['CZ.ico', '[012345678]#######'],
  ['CZ.dic', 'CZ[012345678]#######'],
  ['DE.steuerId', '[123456789]# ### ### ###'],
  ['DE.rvnr', '[012345678]# [0123]#[01]#[0456789]# [DKOT] ###'],
  ['DE.ustId', 'DE[123456789]########'],
  ['DK.cpr', '[0123]#[01]#[0456789]#-[01235678]###'],
  ['DK.cvr', '[123456789]#######'],
  ['DK.vat', 'DK[123456789]#######'],
  ['DO.cedula', '0[0123]#-#######-#'],
  ['DO.rnc', '[1234]-##-#####-[123456789]'],
  ['EC.cedula', '[012]#[012345]######-#'],
  ['EC.ruc', '[012]#9#######001'],
  ['EE.isikukood', '[3456][0456789]#[01]#[0123]#####'],
  ['EE.registrikood', '[1789]#######'],
  ['EE.kmkr', 'EE#########'],
  ['EG.nationalId', '[23][0456789]#[01]#[0123]#[0123][123456789]####[123456789]'],
  ['ES.dni', '########-[ABCDEFGHJKLMNPQRSTVWXYZ]'],
  ['ES.nie', '[XYZ]-#######-[ABCDEFGHJKLMNPQRSTVWXYZ]'],
  ['ES.cif', '[ABEFGHJNPQRSUVW]#######[0123456789ABCDEFGHIJ]'],
  ['ES.nif', 'ES[ABEFGHJNPQRSUVW]#######[0123456789ABCDEFGHIJ]'],
  ['FI.hetu', '[0123]#[01]#[0456789]#[-A][012345678]##[0123456789ABCDEFHJKLMNPRSTUVWXY]', /^\d{6}[-A]9\d\d.$/],
  ['FI.ytunnus', '#######-#'],
  ['FI.alv', 'FI########'],
  ['FR.nir', '[12] [0456789]# [01]# #[0123456789AB] [0123456]## ### ##'],
  ['FR.spi', '[0123]# ## ### ### [012345]##'],
  ['FR.siren', '### ### ###'],
  ['FR.siret', '### ### ### 000##'],
  ['FR.tva', 'FR###########'],
  ['GB.nino', '[ABCEGHJKLMNOPRSTWXYZ][ABCEGHJKLMNPRSTWXYZ] ## ## ## [ABCD]', /^QQ /],
  ['GB.utr', '[123456789]#########'],
  ['GB.vat', 'GB[123456789]########'],
  ['GR.amka', '[0123]#[01]#[0456789]######'],
  ['GR.afm', '[1234]########'],
  ['GR.vat', 'EL[089]########'],
  ['HK.hkid', '[ABCDEFGHJKMNPRSTVYZ]######([0123456789A])'],
  ['HR.oib', '###########'],
  ['HR.oibTvrtke', '###########'],
  ['HR.pdv', 'HR###########'],
  ['HU.adoazonosito', '8[2345]########'],
  ['HU.adoszam', '[123]#######'],
  ['HU.vat', 'HU[123]#######'],
  ['ID.npwp', '[023][12].###.###.#-###.000'],
  ['IE.pps', '#######[ABCDEFGHIJKLMNOPQRSTUVW]A'],
  ['IE.vat', 'IE#######[ABCDEFGHIJKLMNOPQRSTUVW]H'],
  ['IL.teudatZehut', '[0123]########'],
  ['IL.hp', '51#######'],
  ['IN.aadhaar', '[23456789]### #### ####', /^[01]/],
  ['IN.pan', '@@@P[DKOT]####@'],
  ['IN.gstin', '[0123]#@@@[ACFT]@####@[123456789]Z[0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ]'],
  ['IS.kennitala', '[0123]#[01]#[0456789]#-[23456789]##[09]'],
  ['IT.codiceFiscale', '[DKRT][LMRS][HNOV][BDLN][ANOR][AEUX][0456789]#[ABCDEHLMPRST][01234567]#[ABCDEFGHIL]###@'],
  ['IT.partitaIva', '[01234567]######[01]###'],
  ['IT.vat', 'IT[01234567]######[01]###'],
  ['JP.myNumber', '#### #### ####'],
  ['JP.corporateNumber', '[123456789]############'],
  ['KR.rrn', '[0456789]#[01]#[0123]#-[1234]######'],
  ['KR.brn', '[123456789]##-##-#####'],
  ['LT.asmensKodas', '[3456][0456789]#[01]#[0123]#####'],
  ['LT.pvm', 'LT#######1#'],
  ['LU.tva', 'LU######[012345678]#'],
  ['LV.personasKods', '[0123]#[01]#[0456789]#-[12]####'],
  ['LV.pvn', 'LV[459]##########'],
  ['ME.jmbg', '[0123]#[01]#[09][0456789]#2[123456789]####'],
  ['MK.jmbg', '[0123]#[01]#[09][0456789]#4[123456789]####'],
  ['MT.vat', 'MT[123]#####[0123]#'],
  [
    'MX.curp',
    '[DKOT][AEX]X[ABEN][0456789]#[01]#[0123]#[HM][ABCDGHJMNOPQSTVYZ][CEFGHLMNPRSTZ][LRS][BCDFGHJKLMNPQRSTVWXYZ][DLRX][0123456789ABCDEFGHIJ]#',
  ],
  ['MX.rfcPersona', '[DKOT][AEX][DKOT][ABEN][0456789]#[01]#[0123]#...'],
  ['MX.rfc', '@@@[6789]#[01]#[012]#[123456789ABCDEFGHIJKLMNPQRSTUV][123456789ABCDEFGHIJKLMNPQRSTUVWXYZ][0123456789A]'],
  ['MY.nric', '[0456789]#[01]#[0123]#-[01]#-####'],
  ['NL.bsn', '[123456789]########'],
  ['NL.btw', 'NL[123456789]########B##'],
  ['NO.fodselsnummer', '[0123]#[01]#[0456789]# #####', /^\d\d[89]\d{3} \d{5}$/],
  ['NO.orgnr', '[89]## ### ###'],
  ['NZ.ird', '1[01234]#-###-###'],
  ['PE.dni', '########-#'],
  ['PE.ruc', '10#########'],
  ['PE.rucEmpresa', '20#########'],
  ['PK.cnic', '[1234567][123456789]###-#######-[12345678]'],
  ['PL.pesel', '[0456789]#[0123]#[0123]######'],
  ['PL.nip', '[123456789]##-###-##-##'],
  ['PL.regon', '#########'],
  ['PL.vat', 'PL[123456789]#########'],
  ['PT.nif', '[123]## ### ###'],
  ['PT.nipc', '[569]## ### ###'],
  ['PT.vat', 'PT[569]########'],
  ['RO.cnp', '[1256][0456789]#[01]#[0123]#[012345]#####'],
  ['RO.cui', '[1234]#######'],
  ['RO.vat', 'RO[1234]#######'],
  ['RS.jmbg', '[0123]#[01]#[09][0456789]#7[123456789]####'],
  ['RS.pib', '[123456789]########'],
  ['RU.inn', '############'],
  ['RU.innCompany', '##########'],
  ['SE.personnummer', '[0456789]#[01]#[0123]#-####'],
  ['SE.orgnr', '[56789]#[23456789]###-####'],
  ['SE.vat', 'SE[56789]#[23456789]#######01'],
  ['SG.nric', '[ST][016789]######[ABCDEFGHIZJ]'],
  ['SG.fin', '[FGM]#######[KLMNPQRTUWXJ]'],
  ['SG.uen', '[12][09][01289]######[CDEGHKMNRWZ]'],
  ['SI.emso', '[0123]#[01]#[09][0456789]#50####'],
  ['SI.ddv', 'SI[123456789]#######'],
  ['SK.rodneCislo', '[0456789]#[0156]#[0123]#/####'],
  ['SK.dph', 'SK[234789]#[234789]#######'],
  ['TH.id', '[12345678]-####-#####-##-#'],
  ['TR.tckimlik', '[123456789]#########[02468]'],
  ['TW.nationalId', '@[12]########'],
  ['UA.rnokpp', '[123]#########'],
  ['US.ssn', '[012345678]##-##-####', /^9\d\d-[0-4]\d-\d{4}$/],
  ['US.ein', '##-#######', /^(00|0[789]|1[789]|[24]9|28|69|70|78|79|89|9[67])-/],
  ['UY.cedula', '[12345].###.###-#'],
  ['UY.rut', '[012]#-######-001-#'],
  ['VE.rif', 'V-[0123]#######-#'],
  ['VE.rifEmpresa', 'J-[012345]#######-#'],
  ['VN.mst', '##########'],
  ['ZA.id', '[0456789]#[01]#[0123]#####08#'],
  ['ZA.tin', '[0123]#########'],
  ['ZA.vat', '4#########'],
];

for (const [id, occurs, reserved] of judged) {
  const judge = judgeOf(id);
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
