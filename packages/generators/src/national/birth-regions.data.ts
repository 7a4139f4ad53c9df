/**
 * What stands for the region of birth in national numbers, by the ISO 3166-2 code that the places have. Facts that authorities publish, compiled by hand;
 * SOURCES.md says how they were checked.
 */

type RegionTexts = ReadonlyMap<string, readonly string[]>;

/** `AG=A089 IDF=75,77`: by code, one or more texts. */
function byRegion(text: string): RegionTexts {
  const entries = text.trim().split(/\s+/);
  return new Map(
    entries.map((entry) => {
      const [code = '', texts = ''] = entry.split('=');
      return [code, texts.split(',')];
    }),
  );
}

/** The chief town of each Italian province, as the land register calls it; the codice fiscale names the municipality. */
export const italianTowns: RegionTexts = byRegion(`
  AG=A089 AL=A182 AN=A271 AO=A326 AP=A462 AQ=A345 AR=A390 AT=A479 AV=A509 BA=A662 BG=A794 BI=A859 BL=A757 BN=A783
  BO=A944 BR=B180 BS=B157 BT=A669 BZ=A952 CA=B354 CB=B519 CE=B963 CH=C632 CL=B429 CN=D205 CO=C933 CR=D150 CS=D086
  CT=C351 CZ=C352 EN=C342 FC=D704 FE=D548 FG=D643 FI=D612 FM=D542 FR=D810 GE=D969 GO=E098 GR=E202 IM=E290 IS=E335
  KR=D122 LC=E507 LE=E506 LI=E625 LO=E648 LT=E472 LU=E715 MB=F704 MC=E783 ME=F158 MI=F205 MN=E897 MO=F257 MS=F023
  MT=F052 NA=F839 NO=F952 NU=F979 OR=G113 PA=G273 PC=G535 PD=G224 PE=G482 PG=G478 PI=G702 PN=G888 PO=G999 PR=G337
  PT=G713 PU=G479 PV=G388 PZ=G942 RA=H199 RC=H224 RE=H223 RG=H163 RI=H282 RM=H501 RN=H294 RO=H620 SA=H703 SI=I726
  SO=I829 SP=E463 SR=I754 SS=I452 SU=E281 SV=I480 TA=L049 TE=L103 TN=L378 TO=L219 TP=L331 TR=L117 TS=L424 TV=L407
  UD=L483 VA=L682 VB=L746 VC=L750 VE=L736 VI=L840 VR=L781 VT=M082 VV=F537
`);

/** States of Mexico in a CURP. */
export const mexicanStates: RegionTexts = byRegion(`
  AGU=AS BCN=BC BCS=BS CAM=CC CHH=CH CHP=CS CMX=DF COA=CL COL=CM DUR=DG GRO=GR GUA=GT HID=HG JAL=JC MEX=MC MIC=MN
  MOR=MS NAY=NT NLE=NL OAX=OC PUE=PL QUE=QT ROO=QR SIN=SL SLP=SP SON=SR TAB=TC TAM=TS TLA=TL VER=VZ YUC=YN ZAC=ZS
`);

/** Departments of the regions of France. */
export const frenchDepartments: RegionTexts = byRegion(`
  20R=2A,2B
  ARA=01,03,07,15,26,38,42,43,63,69,73,74
  BFC=21,25,39,58,70,71,89,90
  BRE=22,29,35,56
  CVL=18,28,36,37,41,45
  GES=08,10,51,52,54,55,57,67,68,88
  HDF=02,59,60,62,80
  IDF=75,77,78,91,92,93,94,95
  NAQ=16,17,19,23,24,33,40,47,64,79,86,87
  NOR=14,27,50,61,76
  OCC=09,11,12,30,31,32,34,46,48,65,66,81,82
  PAC=04,05,06,13,83,84
  PDL=44,49,53,72,85
`);

/** Counties of Romania in a CNP; Bucharest has a code for each sector. */
export const romanianCounties: RegionTexts = byRegion(`
  AB=01 AR=02 AG=03 BC=04 BH=05 BN=06 BT=07 BV=08 BR=09 BZ=10 CS=11 CJ=12 CT=13 CV=14 DB=15 DJ=16 GL=17 GJ=18 HR=19
  HD=20 IL=21 IS=22 IF=23 MM=24 MH=25 MS=26 NT=27 OT=28 PH=29 SM=30 SJ=31 SB=32 SV=33 TR=34 TM=35 TL=36 VS=37 VL=38
  VN=39 B=41,42,43,44,45,46 CL=51 GR=52
`);

/** Districts of large cities of China's provinces (GB/T 2260). */
export const chineseDistricts: RegionTexts = byRegion(`
  BJ=110101,110105,110108 TJ=120101,120103 HE=130102 SX=140105 NM=150102 LN=210102,210202 JL=220102 HL=230102
  SH=310101,310104,310115 JS=320102,320506 ZJ=330102,330106 AH=340104 FJ=350102,350203 JX=360102 SD=370102,370202
  HA=410105 HB=420102,420106 HN=430102 GD=440103,440106,440305 GX=450103 HI=460105 CQ=500103 SC=510104,510107
  GZ=520102 YN=530102 XZ=540102 SN=610103,610113 GS=620102 QH=630102 NX=640104 XJ=650102
`);

/** Governorates of Egypt. */
export const egyptianGovernorates: RegionTexts = byRegion(`
  C=01 ALX=02 PTS=03 SUZ=04 DT=11 DK=12 SHR=13 KB=14 KFS=15 GH=16 MNF=17 BH=18 IS=19 GZ=21 BNS=22 FYM=23 MN=24 AST=25
  SHG=26 KN=27 ASN=28 LX=29 BA=31 WAD=32 MT=33 SIN=34 JS=35
`);

/** Counties and cities of Taiwan; those that are parts of cities today have letters of their own. */
export const taiwaneseCounties: RegionTexts = byRegion(`
  TPE=A TXG=B,L KEE=C TNN=D,R KHH=E,S NWT=F ILA=G TAO=H CYI=I HSQ=J MIA=K NAN=M CHA=N HSZ=O YUN=P CYQ=Q PIF=T HUA=U
  TTT=V KIN=W PEN=X LIE=Z
`);

/** Provinces of Pakistan. */
export const pakistaniProvinces: RegionTexts = byRegion('KP=1 PB=3 SD=4 BA=5 IS=6 GB=7');

/** Registration areas of Serbia in a JMBG, by district. */
export const serbianAreas: RegionTexts = byRegion(`
  00=71 01=82 02=85 03=87 04=86 05=81 06=80 07=89 08=77 09=77 10=76 11=76 12=72 13=72 14=75 15=75 16=79 17=78 18=78
  19=78 20=73 21=73 22=73 23=74 24=74
`);

/** Malaysia's states and Thailand's provinces have the codes that ISO 3166-2 took over. */
export const malaysianStates: RegionTexts = sameFrom(1, 16);
export const thaiProvinces: RegionTexts = sameFrom(10, 96);

function sameFrom(first: number, last: number): RegionTexts {
  const codes = Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`.padStart(2, '0'));
  return new Map(codes.map((code) => [code, [code]]));
}
