import { stdnum } from 'stdnum';
// @ts-expect-error: the package brings no types.
import validator from 'validator';

/** Says whether a text is right. */
export type NumberJudge = (text: string) => boolean;

/** The judgement of stdnum. */
function by(country: string, name: string): NumberJudge {
  const judge = stdnum[country]?.[name];
  if (judge === undefined) throw new RangeError(`stdnum has no ${country}.${name}.`);
  return (text) => judge.validate(text).isValid;
}

/** That of validator, which looks at dates where stdnum takes the 32nd of a month. */
function isTaxId(locale: string): NumberJudge {
  return (text) => validator.isTaxID(text, locale);
}

function both(one: NumberJudge, other: NumberJudge): NumberJudge {
  return (text) => one(text) && other(text);
}

/** stdnum reads these without dots alone. */
function withoutDots(judge: NumberJudge): NumberJudge {
  return (text) => judge(text.replaceAll('.', ''));
}

/** Nobody's validator knows My Number; so this is the ordinance's own formula, which counts places from the right. */
function isMyNumber(text: string): boolean {
  const digits = [...text.replaceAll(' ', '')].reverse().map(Number);
  const sum = digits.slice(1).reduce((all, digit, at) => all + digit * (at < 6 ? at + 2 : at - 4), 0);
  const remainder = sum % 11;
  return digits.length === 12 && digits[0] === (remainder <= 1 ? 0 : 11 - remainder);
}

/** Nor any the Egyptian number: by its digits from the right, as those who read the cards describe it, with the day and the governorate. */
function isEgyptian(text: string): boolean {
  const [, century = '', y = '', m = '', d = '', governorate = ''] =
    /^([23])(\d\d)(\d\d)(\d\d)(\d\d)\d{5}$/.exec(text) ?? [];
  const weights = [1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2];
  const sum = [...text].reverse().reduce((all, digit, at) => all + Number(digit) * (weights[at] ?? 0), 0);
  // A digit 1 stands for itself and for 11, which is the same here as 0.
  const isChecked = text.endsWith('0') ? false : sum % 11 === 0 || (text.endsWith('1') && sum % 11 === 1);
  return isChecked && validator.isDate(`${century === '2' ? '19' : '20'}${y}/${m}/${d}`) && Number(governorate) < 36;
}

/** Singapore's by the weights and letters that are told of it; the package nric, which is none of the workspace, agrees. */
function isSingaporean(text: string): boolean {
  const [first = '', ...rest] = text;
  const digits = rest.slice(0, 7).map(Number);
  const offset = { S: 0, T: 4, F: 0, G: 4, M: 3 }[first];
  const letters = { S: 'ABCDEFGHIZJ', T: 'ABCDEFGHIZJ', F: 'KLMNPQRTUWX', G: 'KLMNPQRTUWX', M: 'KLJNPQRTUWX' }[first];
  if (offset === undefined || letters === undefined || !/^[A-Z]\d{7}[A-Z]$/.test(text)) return false;
  const sum = digits.reduce((all, digit, at) => all + digit * ([2, 7, 6, 5, 4, 3, 2][at] ?? 0), offset);
  return letters[10 - (sum % 11)] === text[8];
}

/** Who says whether numbers of people and companies are right, by country and kind. */
export const nationalJudges: { readonly [id: string]: NumberJudge } = {
  'AR.cuil': by('AR', 'cuit'),
  'AR.cuit': by('AR', 'cuit'),
  'AT.svnr': by('AT', 'vnr'),
  'AT.tin': by('AT', 'tin'),
  'AT.uid': by('AT', 'uid'),
  'AU.tfn': by('AU', 'tfn'),
  'AU.abn': by('AU', 'abn'),
  'AU.acn': by('AU', 'acn'),
  'BA.jmbg': by('BA', 'jmbg'),
  'BE.nn': by('BE', 'nn'),
  'BE.vat': by('BE', 'vat'),
  'BG.egn': both(by('BG', 'egn'), isTaxId('bg-BG')),
  'BG.vat': by('BG', 'vat'),
  'BR.cpf': by('BR', 'cpf'),
  'BR.cnpj': by('BR', 'cnpj'),
  'CA.sin': by('CA', 'sin'),
  'CA.bn': by('CA', 'bn'),
  'CH.ahv': by('CH', 'ssn'),
  'CH.uid': by('CH', 'uid'),
  'CL.run': withoutDots(by('CL', 'run')),
  'CL.rut': withoutDots(by('CL', 'rut')),
  'CN.residentId': by('CN', 'ric'),
  'CN.uscc': by('CN', 'uscc'),
  'CO.nit': by('CO', 'nit'),
  'CO.nitEmpresa': by('CO', 'nit'),
  'CY.vat': by('CY', 'vat'),
  'CZ.rodneCislo': by('CZ', 'rc'),
  'CZ.ico': by('CZ', 'ico'),
  'CZ.dic': by('CZ', 'dic'),
  'DE.steuerId': by('DE', 'idnr'),
  'DE.rvnr': by('DE', 'svnr'),
  'DE.ustId': by('DE', 'vat'),
  'DK.cpr': by('DK', 'cpr'),
  'DK.cvr': by('DK', 'cvr'),
  'DK.vat': by('DK', 'cvr'),
  'DO.cedula': by('DO', 'cedula'),
  'DO.rnc': by('DO', 'rnc'),
  'EC.cedula': by('EC', 'ci'),
  'EC.ruc': by('EC', 'ruc'),
  'EE.isikukood': both(by('EE', 'ik'), (text) => Number(text.slice(5, 7)) <= 31 && text.slice(5, 7) !== '00'),
  'EE.registrikood': by('EE', 'registrikood'),
  'EE.kmkr': by('EE', 'kmkr'),
  'EG.nationalId': isEgyptian,
  'ES.dni': by('ES', 'dni'),
  'ES.nie': by('ES', 'nie'),
  'ES.cif': by('ES', 'cif'),
  'ES.nif': by('ES', 'nif'),
  'FI.hetu': by('FI', 'hetu'),
  'FI.ytunnus': by('FI', 'ytunnus'),
  'FI.alv': by('FI', 'alv'),
  'FR.nir': by('FR', 'nir'),
  'FR.spi': by('FR', 'nif'),
  'FR.siren': by('FR', 'siren'),
  'FR.siret': by('FR', 'siret'),
  'FR.tva': by('FR', 'tva'),
  'GB.nino': by('GB', 'nino'),
  'GB.utr': by('GB', 'utr'),
  'GB.vat': by('GB', 'vat'),
  'GR.amka': by('GR', 'amka'),
  'GR.afm': by('GR', 'vat'),
  'GR.vat': by('GR', 'vat'),
  'HK.hkid': by('HK', 'hkid'),
  'HR.oib': by('HR', 'oib'),
  'HR.oibTvrtke': by('HR', 'oib'),
  'HR.pdv': by('HR', 'oib'),
  'HU.adoazonosito': isTaxId('hu-HU'),
  'HU.adoszam': by('HU', 'anum'),
  'HU.vat': by('HU', 'anum'),
  'ID.npwp': by('ID', 'npwp'),
  'IE.pps': by('IE', 'pps'),
  'IE.vat': by('IE', 'vat'),
  'IL.teudatZehut': by('IL', 'idnr'),
  'IL.hp': by('IL', 'hp'),
  'IN.aadhaar': by('IN', 'aadhaar'),
  'IN.pan': by('IN', 'pan'),
  'IN.gstin': by('IN', 'gstin'),
  'IS.kennitala': by('IS', 'kennitala'),
  'IT.codiceFiscale': both(by('IT', 'codicefiscale'), isTaxId('it-IT')),
  'IT.partitaIva': by('IT', 'iva'),
  'IT.vat': by('IT', 'iva'),
  'JP.myNumber': isMyNumber,
  'JP.corporateNumber': by('JP', 'cn'),
  'KR.rrn': by('KR', 'rrn'),
  'KR.brn': by('KR', 'brn'),
  'LT.asmensKodas': by('LT', 'asmens'),
  'LT.pvm': by('LT', 'pvm'),
  'LU.tva': by('LU', 'tva'),
  'LV.personasKods': by('LV', 'pvn'),
  'LV.pvn': by('LV', 'pvn'),
  'ME.jmbg': by('ME', 'jmbg'),
  'MK.jmbg': by('MK', 'jmbg'),
  'MT.vat': by('MT', 'vat'),
  'MX.curp': by('MX', 'curp'),
  'MX.rfcPersona': by('MX', 'rfc'),
  'MX.rfc': by('MX', 'rfc'),
  'MY.nric': by('MY', 'nric'),
  'NL.bsn': by('NL', 'bsn'),
  'NL.btw': by('NL', 'btw'),
  'NO.fodselsnummer': by('NO', 'fodselsnummer'),
  'NO.orgnr': by('NO', 'orgnr'),
  'NZ.ird': by('NZ', 'ird'),
  'PE.dni': by('PE', 'cui'),
  'PE.ruc': by('PE', 'ruc'),
  'PE.rucEmpresa': by('PE', 'ruc'),
  'PK.cnic': by('PK', 'cnic'),
  'PL.pesel': by('PL', 'pesel'),
  'PL.nip': by('PL', 'nip'),
  'PL.regon': by('PL', 'regon'),
  'PL.vat': by('PL', 'nip'),
  'PT.nif': by('PT', 'nif'),
  'PT.nipc': by('PT', 'nif'),
  'PT.vat': by('PT', 'nif'),
  'RO.cnp': by('RO', 'cnp'),
  'RO.cui': by('RO', 'cui'),
  'RO.vat': by('RO', 'cif'),
  'RS.jmbg': by('RS', 'jmbg'),
  'RS.pib': by('RS', 'pib'),
  'RU.inn': by('RU', 'inn'),
  'RU.innCompany': by('RU', 'inn'),
  'SE.personnummer': by('SE', 'personnummer'),
  'SE.orgnr': by('SE', 'orgnr'),
  'SE.vat': by('SE', 'vat'),
  'SG.nric': isSingaporean,
  'SG.fin': isSingaporean,
  'SG.uen': by('SG', 'uen'),
  'SI.emso': by('SI', 'emso'),
  'SI.ddv': by('SI', 'ddv'),
  'SK.rodneCislo': by('SK', 'rc'),
  'SK.dph': by('SK', 'dph'),
  'TH.id': by('TH', 'idnr'),
  'TR.tckimlik': by('TR', 'tckimlik'),
  'TW.nationalId': by('TW', 'natid'),
  'UA.rnokpp': by('UA', 'rntrc'),
  'US.ssn': by('US', 'ssn'),
  'US.ein': by('US', 'ein'),
  'UY.cedula': withoutDots(by('UY', 'cedula')),
  'UY.rut': by('UY', 'rut'),
  'VE.rif': by('VE', 'rif'),
  'VE.rifEmpresa': by('VE', 'rif'),
  'VN.mst': by('VN', 'mst'),
  'ZA.id': by('ZA', 'idnr'),
  'ZA.tin': by('ZA', 'tin'),
  'ZA.vat': by('ZA', 'vat'),
};

/** How a number tells the day of birth, and the sex where it does: written out for a few, as their authorities explain them. */
export const telling: readonly (readonly [country: string, birth: RegExp, isWoman: NumberJudge | undefined])[] = [
  ['SE', /^(?<y>..)(?<m>..)(?<d>..)-...[0-9]$/, (text) => Number(text[9]) % 2 === 0],
  ['FI', /^(?<d>..)(?<m>..)(?<y>..)[-A]/, (text) => Number(text[9]) % 2 === 0],
  ['DK', /^(?<d>..)(?<m>..)(?<y>..)-/, (text) => Number(text[10]) % 2 === 0],
  ['EE', /^.(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[0]) % 2 === 0],
  ['RO', /^.(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[0]) % 2 === 0],
  ['KR', /^(?<y>..)(?<m>..)(?<d>..)-/, (text) => Number(text[7]) % 2 === 0],
  ['CN', /^.{8}(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[16]) % 2 === 0],
  ['ZA', /^(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[6]) < 5],
  ['IS', /^(?<d>..)(?<m>..)(?<y>..)-/, undefined],
  ['EG', /^.(?<y>..)(?<m>..)(?<d>..)/, (text) => Number(text[12]) % 2 === 0],
  ['MX', /^.{4}(?<y>..)(?<m>..)(?<d>..)/, (text) => text[10] === 'M'],
];
