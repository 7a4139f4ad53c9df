// Made by `npm run generate` from the folders beside it; do not edit.
import type { Locale } from '@populace/recipes';
import { afZaLocale } from './af_ZA/af-za-locale.ts';
import { arAeLocale } from './ar_AE/ar-ae-locale.ts';
import { arEgLocale } from './ar_EG/ar-eg-locale.ts';
import { arMaLocale } from './ar_MA/ar-ma-locale.ts';
import { arSaLocale } from './ar_SA/ar-sa-locale.ts';
import { azAzLocale } from './az_AZ/az-az-locale.ts';
import { baseLocale } from './base/base-locale.ts';
import { bgBgLocale } from './bg_BG/bg-bg-locale.ts';
import { bnBdLocale } from './bn_BD/bn-bd-locale.ts';
import { ckbIqLocale } from './ckb_IQ/ckb-iq-locale.ts';
import { csCzLocale } from './cs_CZ/cs-cz-locale.ts';
import { cyGbLocale } from './cy_GB/cy-gb-locale.ts';
import { daDkLocale } from './da_DK/da-dk-locale.ts';
import { deAtLocale } from './de_AT/de-at-locale.ts';
import { deChLocale } from './de_CH/de-ch-locale.ts';
import { deDeLocale } from './de_DE/de-de-locale.ts';
import { deLuLocale } from './de_LU/de-lu-locale.ts';
import { dvMvLocale } from './dv_MV/dv-mv-locale.ts';
import { elGrLocale } from './el_GR/el-gr-locale.ts';
import { enAuLocale } from './en_AU/en-au-locale.ts';
import { enAuOckerLocale } from './en_AU_ocker/en-au-ocker-locale.ts';
import { enBorkLocale } from './en_BORK/en-bork-locale.ts';
import { enCaLocale } from './en_CA/en-ca-locale.ts';
import { enGbLocale } from './en_GB/en-gb-locale.ts';
import { enGhLocale } from './en_GH/en-gh-locale.ts';
import { enHkLocale } from './en_HK/en-hk-locale.ts';
import { enIeLocale } from './en_IE/en-ie-locale.ts';
import { enInLocale } from './en_IN/en-in-locale.ts';
import { enNgLocale } from './en_NG/en-ng-locale.ts';
import { enNpLocale } from './en_NP/en-np-locale.ts';
import { enNzLocale } from './en_NZ/en-nz-locale.ts';
import { enSgLocale } from './en_SG/en-sg-locale.ts';
import { enUsLocale } from './en_US/en-us-locale.ts';
import { enZaLocale } from './en_ZA/en-za-locale.ts';
import { eoLocale } from './eo/eo-locale.ts';
import { esArLocale } from './es_AR/es-ar-locale.ts';
import { esClLocale } from './es_CL/es-cl-locale.ts';
import { esCoLocale } from './es_CO/es-co-locale.ts';
import { esEsLocale } from './es_ES/es-es-locale.ts';
import { esMxLocale } from './es_MX/es-mx-locale.ts';
import { esUsLocale } from './es_US/es-us-locale.ts';
import { etEeLocale } from './et_EE/et-ee-locale.ts';
import { faIrLocale } from './fa_IR/fa-ir-locale.ts';
import { fiFiLocale } from './fi_FI/fi-fi-locale.ts';
import { filPhLocale } from './fil_PH/fil-ph-locale.ts';
import { frBeLocale } from './fr_BE/fr-be-locale.ts';
import { frCaLocale } from './fr_CA/fr-ca-locale.ts';
import { frChLocale } from './fr_CH/fr-ch-locale.ts';
import { frFrLocale } from './fr_FR/fr-fr-locale.ts';
import { frLuLocale } from './fr_LU/fr-lu-locale.ts';
import { frSnLocale } from './fr_SN/fr-sn-locale.ts';
import { gaIeLocale } from './ga_IE/ga-ie-locale.ts';
import { heIlLocale } from './he_IL/he-il-locale.ts';
import { hiInLocale } from './hi_IN/hi-in-locale.ts';
import { hrHrLocale } from './hr_HR/hr-hr-locale.ts';
import { huHuLocale } from './hu_HU/hu-hu-locale.ts';
import { hyAmLocale } from './hy_AM/hy-am-locale.ts';
import { idIdLocale } from './id_ID/id-id-locale.ts';
import { isIsLocale } from './is_IS/is-is-locale.ts';
import { itItLocale } from './it_IT/it-it-locale.ts';
import { jaJpLocale } from './ja_JP/ja-jp-locale.ts';
import { kaGeLocale } from './ka_GE/ka-ge-locale.ts';
import { kkKzLocale } from './kk_KZ/kk-kz-locale.ts';
import { koKrLocale } from './ko_KR/ko-kr-locale.ts';
import { kuTrLocale } from './ku_TR/ku-tr-locale.ts';
import { ltLtLocale } from './lt_LT/lt-lt-locale.ts';
import { lvLvLocale } from './lv_LV/lv-lv-locale.ts';
import { mkMkLocale } from './mk_MK/mk-mk-locale.ts';
import { mnMnCyrlLocale } from './mn_MN_cyrl/mn-mn-cyrl-locale.ts';
import { mrInLocale } from './mr_IN/mr-in-locale.ts';
import { msMyLocale } from './ms_MY/ms-my-locale.ts';
import { nbNoLocale } from './nb_NO/nb-no-locale.ts';
import { neNpLocale } from './ne_NP/ne-np-locale.ts';
import { nlBeLocale } from './nl_BE/nl-be-locale.ts';
import { nlNlLocale } from './nl_NL/nl-nl-locale.ts';
import { plPlLocale } from './pl_PL/pl-pl-locale.ts';
import { ptBrLocale } from './pt_BR/pt-br-locale.ts';
import { ptPtLocale } from './pt_PT/pt-pt-locale.ts';
import { roMdLocale } from './ro_MD/ro-md-locale.ts';
import { roRoLocale } from './ro_RO/ro-ro-locale.ts';
import { ruRuLocale } from './ru_RU/ru-ru-locale.ts';
import { skSkLocale } from './sk_SK/sk-sk-locale.ts';
import { slSiLocale } from './sl_SI/sl-si-locale.ts';
import { srLatnRsLocale } from './sr_Latn_RS/sr-latn-rs-locale.ts';
import { srRsLocale } from './sr_RS/sr-rs-locale.ts';
import { svSeLocale } from './sv_SE/sv-se-locale.ts';
import { swKeLocale } from './sw_KE/sw-ke-locale.ts';
import { taInLocale } from './ta_IN/ta-in-locale.ts';
import { teInLocale } from './te_IN/te-in-locale.ts';
import { thThLocale } from './th_TH/th-th-locale.ts';
import { trTrLocale } from './tr_TR/tr-tr-locale.ts';
import { ukUaLocale } from './uk_UA/uk-ua-locale.ts';
import { urPkLocale } from './ur_PK/ur-pk-locale.ts';
import { uzLatnUzLocale } from './uz_Latn_UZ/uz-latn-uz-locale.ts';
import { viVnLocale } from './vi_VN/vi-vn-locale.ts';
import { yoNgLocale } from './yo_NG/yo-ng-locale.ts';
import { zhCnLocale } from './zh_CN/zh-cn-locale.ts';
import { zhHkLocale } from './zh_HK/zh-hk-locale.ts';
import { zhTwLocale } from './zh_TW/zh-tw-locale.ts';
import { zuZaLocale } from './zu_ZA/zu-za-locale.ts';

export const locales: readonly Locale[] = [
  afZaLocale,
  arAeLocale,
  arEgLocale,
  arMaLocale,
  arSaLocale,
  azAzLocale,
  baseLocale,
  bgBgLocale,
  bnBdLocale,
  ckbIqLocale,
  csCzLocale,
  cyGbLocale,
  daDkLocale,
  deAtLocale,
  deChLocale,
  deDeLocale,
  deLuLocale,
  dvMvLocale,
  elGrLocale,
  enAuLocale,
  enAuOckerLocale,
  enBorkLocale,
  enCaLocale,
  enGbLocale,
  enGhLocale,
  enHkLocale,
  enIeLocale,
  enInLocale,
  enNgLocale,
  enNpLocale,
  enNzLocale,
  enSgLocale,
  enUsLocale,
  enZaLocale,
  eoLocale,
  esArLocale,
  esClLocale,
  esCoLocale,
  esEsLocale,
  esMxLocale,
  esUsLocale,
  etEeLocale,
  faIrLocale,
  fiFiLocale,
  filPhLocale,
  frBeLocale,
  frCaLocale,
  frChLocale,
  frFrLocale,
  frLuLocale,
  frSnLocale,
  gaIeLocale,
  heIlLocale,
  hiInLocale,
  hrHrLocale,
  huHuLocale,
  hyAmLocale,
  idIdLocale,
  isIsLocale,
  itItLocale,
  jaJpLocale,
  kaGeLocale,
  kkKzLocale,
  koKrLocale,
  kuTrLocale,
  ltLtLocale,
  lvLvLocale,
  mkMkLocale,
  mnMnCyrlLocale,
  mrInLocale,
  msMyLocale,
  nbNoLocale,
  neNpLocale,
  nlBeLocale,
  nlNlLocale,
  plPlLocale,
  ptBrLocale,
  ptPtLocale,
  roMdLocale,
  roRoLocale,
  ruRuLocale,
  skSkLocale,
  slSiLocale,
  srLatnRsLocale,
  srRsLocale,
  svSeLocale,
  swKeLocale,
  taInLocale,
  teInLocale,
  thThLocale,
  trTrLocale,
  ukUaLocale,
  urPkLocale,
  uzLatnUzLocale,
  viVnLocale,
  yoNgLocale,
  zhCnLocale,
  zhHkLocale,
  zhTwLocale,
  zuZaLocale,
];
