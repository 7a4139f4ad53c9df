/** The Royal Thai General System of Transcription, by its letters: without marks of tone and length, read by rules but for some words. */

export const scheme =
  'the Royal Thai General System of Transcription, by rules and a list of words whose reading the letters do not say';

/** Marks of tone change no letter. */
function withoutTones(text) {
  return text.replace(/[\u0e48-\u0e4b]/g, '');
}

/** Words, and parts of names, that are not read as they are spelt; those with a line behind them, only where more of the name follows. */
const listed =
  `แก้ว kaeo, หาญ han, ชนะ chana, พีร phira, พีระ phira, เกศรา ketsara, เกศรินทร์ ketsarin, อัญมณี anyamani, ชาญ chan, เชิญ choen, จรัล charan, นคร nakhon,
  วดี wadi, ภาวดี phawadi, รวี rawi, สว่าง sawang, สวิง sawing, อิศรา itsara, ปริย priya, สุวพิชญ์ suwaphit, ชิษณุ chitsanu, พักตร์ phak, เผด็จ phadet, เสนาะ sano,
  ไชยา chaiya, ปุณณ punna, ปุณย punya, กร kon, สวาท sawat, สนั่น sanan, สมาน saman, สงวน sanguan, สงบ sangop, สง่า sanga, เสมอ samoe, ไสว sawai, สถาน sathan, ขยัน khayan, ตลาด talat, ถนน thanon, สนาม sanam, วิลา wila, ชวน chuan, ชวัล chawan, ธวัช thawat,
  จันทร์ chan, จันทรา chanthra, จันทร chanthra, ธรรม tham, พันธุ์ phan, พันธ์ phan, บุตร but, บุตรี butri,
  สมุทร samut, มิตร mit, ฉัตร chat, จักร chak, จักรี chakri, จิตร chit, จิตรา chittra, ภูมิ phum, ญาติ yat,
  เกียรติ kiat, เกียรติ์ kiat, กีรติ kirati, ชาติ chat, วุฒิ wut, วุฒิชัย wutthichai, สุวรรณ suwan, ทราย sai,
  ทรง song, ทรัพย์ sap, อินทร์ in, อินทร inthon, อินทิรา inthira, ศรี si, สร้าง sang, สระ sa, ฤทธิ์ rit, ฤดี ruedi,
  ฤทัย ruethai, กฤษณ์ krit, กฤษณา kritsana, กฤษฎา kritsada, กฤต krit, กฤติยา krittiya, กฤตยา krittaya,
  พฤกษา phrueksa, ณัฐ nat, ณัฏฐ์ nat, ณัฐพล natthaphon, ณัฐวุฒิ natthawut, ณัฐพงศ์ natthaphong,
  ณัฐพงษ์ natthaphong, ณัฐธิดา natthida, ณัฐกานต์ natthakan, ณัฐชา natcha, ณัฐนันท์ natthanan, รัฐ rat,
  วัฒนา watthana, วัฒน์ wat, พัฒนา phatthana, สุภัทรา suphattra, ภัทร phat, ภัทรา phattra, ภัทรพล phattharaphon,
  ภัทรวดี phattharawadi, สุพัตรา suphattra, เพชร phet, เพ็ชร phet, วิเชียร wichian, มนตรี montri, มนัส manat,
  มณี mani, วันเพ็ญ wanphen, เพ็ญ phen, สมบัติ sombat, สมพร somphon, สมศักดิ์ somsak, สมชาย somchai, สวัสดิ์ sawat,
  สถาพร sathaphon, สถิตย์ sathit, สนธยา sonthaya, สนิท sanit, สมัคร samak, ประสิทธิ์ prasit, ประ pra, ปรีชา pricha,
  ปรียา priya, ปราณี prani, ปราโมทย์ pramot, พิสมัย phitsamai, พิศมัย phitsamai, พิชญา phitchaya, พิมพ์ phim,
  ธนพล thanaphon, ธนวัฒน์ thanawat, ธีร thira, ธีรวัฒน์ thirawat, ธีรพงษ์ thiraphong, ธีระ thira, วีระ wira,
  วีรชัย wirachai, วร wora, วรา wara, วรวิทย์ worawit, วรพล woraphon, วรรณ wan, วรรณา wanna, วรรณี wanni,
  วรรณิภา wannipha, พรรณ phan, พรรณี phanni, กรรณ kan, กรรณิการ์ kannika, สุนทร sunthon, สุนทรี sunthari,
  กมล kamon, กมลา kamala, กมลชนก kamonchanok, กมลวรรณ kamonwan, ชนก chanok, ชนา chana, ชนิดา chanida, ธนา thana,
  ธน thana, ณรงค์ narong, อรุณ arun, อรุณี aruni, อนุ anu, อนงค์ anong, อนันต์ anan, อภิ aphi, อภิชาติ aphichat,
  อัญชลี anchali, อัจฉรา atchara, อมร amon, อมรา amara, ขนิษฐา khanittha, กนิษฐา kanittha, กนก kanok,
  กนกวรรณ kanokwan, สกุล sakun, ตระกูล trakun, กุล kun, สุกัญญา sukanya, กัญญา kanya, บุญ bun, บุญมี bunmi,
  ปัญญา panya, วิทยา witthaya, วิทย์ wit, วิชัย wichai, วิทยุ witthayu, ศักดิ์ sak, ศักดา sakda, สิทธิ์ sit,
  สิทธิ sitthi, พิทักษ์ phithak, พล phon, พงศ์ phong, พงษ์ phong, ภพ phop, ภัค phak, รัตน์ rat, รัตนา rattana,
  รัตน rattana, รัตติยา rattiya, ลักษณ์ lak, ลักษณา laksana, เสาวลักษณ์ saowalak, เสาวนีย์ saowani, มาศ mat,
  มาส mat, ยศ yot, ยุทธ yut, ยุทธนา yutthana, ยุพิน yuphin, ชัยวัฒน์ chaiwat, พัชร phatchara, พัชรี phatchari,
  พัชรินทร์ phatcharin, พัชราภรณ์ phatcharaphon, พัฒน์ phat, จริยา chariya, จรัญ charan, จรูญ charun,
  จำรัส chamrat, จินตนา chintana, จุฑามาศ chuthamat, จุฑา chutha, จิราพร chiraphon, จิรา chira, จิร chira,
  ศิริ siri, ศิริพร siriphon, สิริ siri, สุรศักดิ์ surasak, สุร sura, สุรา sura, วสันต์ wasan, วสุ wasu, ทวี thawi,
  ทวีศักดิ์ thawisak, ทัศนีย์ thatsani, ทัศน์ that, นภา napha, นภ napha, นภัส naphat, นเรศ naret, นรา nara, นวล nuan,
  นพดล nopphadon, นพพร nopphon, นพ nop, นฤมล naruemon, บดินทร์ bodin, บวร bowon, มงคล mongkhon, มยุรี mayuri,
  มลฤดี monruedi, รัชนี ratchani, รัชดา ratchada, รัช ratcha, ราช rat, ราชา racha, โรจน์ rot, เรณู renu,
  ละออง laong, ละเอียด laiat, วนิดา wanida, วัชร watchara, วัชระ watchara, วัชรี watchari, วัชรินทร์ watcharin,
  วาสนา watsana, วิภา wipha, ไพบูลย์ phaibun, ไพศาล phaisan, ไพโรจน์ phairot, ไพ phai, เฉลิม chaloem,
  เจริญ charoen, เจริญศรี charoensi, เสริม soem, เสน่ห์ sane, เสนา sena, เทพ thep, เทวา thewa, เกษม kasem,
  เกษร keson, เกศ ket, เกศินี kesini, เดช det, เดชา decha, เนตร net, เพชรรัตน์ phetcharat, เอก ek, เอกชัย ekkachai,
  เอกพล ekkaphon, เอกลักษณ์ ekkalak, แสวง sawaeng, แถม thaem, ถนอม thanom, ถวิล thawin, ถวัลย์ thawan, ขจร khachon,
  ขวัญ khwan, ชลธิชา chonthicha, ชล chon, ชลิต chalit, ชลิดา chalida, ชวน chuan, ชวลิต chawalit, ชูศักดิ์ chusak,
  ฐิติ thiti, ฐิติพร thitiphon, ฐิตา thita, ฐาปนี thapani, ดวง duang, ดวงใจ duangchai, ดำรง damrong, สาคร sakhon,
  สายฝน saifon, สายัณห์ sayan, สุขสันต์ suksan, สันติ santi, สันต์ san, สัมฤทธิ์ samrit, สำราญ samran,
  สำเริง samroeng, สำรวย samruai, สำ sam, สยาม sayam, สมุย samui, หทัย hathai, หทัยรัตน์ hathairat, หิรัญ hiran,
  เบญจ bencha, เบญจา bencha, กาญจน kanchana, กาญจนา kanchana, อร ora, วงศ์ wong, วงค์ wong, ประเสริฐ prasoet,
  เสริฐ soet, เชษฐ์ chet, พิเชษฐ์ phichet, วิเศษ wiset, นิรันดร์ niran, อาทิตย์ athit, พุทธ phut, วิจิตร wichit,
  เกียรติศักดิ์ kiattisak, ปฐม pathom, ปวีณา pawina, สมหมาย sommai, สมหญิง somying, อาภรณ์ aphon, นันทนา nanthana,
  นันทา nantha, ปัทมา patthama, ปัทม pattham, มหา maha, กิตติ kitti, กิตติยา kittiya, ธัญ than, ธัญญา thanya,
  ธัญชนก thanchanok, พัชราภา phatcharapha, อาภา apha, เอมอร em-on, ปิยนุช piyanut, นุช nut, อนุช anut, เดือน duean,
  วรรณพร wannaphon, สวรรค์ sawan, มงกุฎ mongkut, จตุพร chatuphon, จตุรงค์ chaturong, สรวิศ sorawit,
  สรพงศ์ soraphong, ธนัช thanat, ภาณุ phanu, ภานุ phanu, พฤทธิ์ phrit, วริศ warit, วริษฐ์ warit, ชยพล chayaphon,
  ชย chaya, ปพน paphon, ศุภ supha, ศุภชัย suphachai, ศุภกร suphakon, ศุภวิชญ์ suphawit, วิชญ์ wit, พิชญ phitchaya,
  พิชญ์ phit, ชาญ chan, เทียน thian, หนึ่ง nueng, วิลาวัณย์ wilawan, ลาวัลย์ lawan, วัลลภ wanlop, วัลภา wanlapha,
  วัลย์ wan, พยอม phayom, พยุง phayung, พเยาว์ phayao, พนม phanom, พนิดา phanida, พรพรรณ phonphan, พร phon,
  พรหม phrom, เมธา metha, เมธี methi, เมธ met, เมตตา metta, อดิศักดิ์ adisak, อดิศร adison, อธิป athip,
  อติชาต atichat, อิทธิ itthi, อิทธิพล itthiphon, อุดม udom, อุบล ubon, อุไร urai, อุษา usa, เอื้อ uea, ฤกษ์ roek,
  กวิน kawin, กวินท์ kawin, กวินทรา kawinthra, สิรินทรา sirinthra, อินทรา inthra, นรินทร์ narin, นรินทร narinthon, นรินทรางกูร narintharangkun,
  อิศรางกูร itsarangkun, เจษฎางกูร chetsadangkun, เจษฎา chetsada, อินทโชติ inthachot, ดุษฎี dutsadi, นฤมล naruemon, สรา sara, ศรา sara, ษรา sara,
  ภัสสร phatson, ภัสสรา phatsara, นภัสรา naphatsara, หัสดิน hatsadin, สมร samon, สบาย sabai, กาญจน์ kan, เสถียร sathian, เฉลียว chaliao,
  เฉลียง chaliang, ฉลวย chaluai, ฉลอง chalong, ใหญ่ yai, อยู่ yu, เกตุ ket, โชติ chot, นิตยา nittaya, บังอร bangon, ฤทธิ ritthi, กฤษฎิ์ krit, อุกฤษฎ์ ukrit,
  อุกฤษฏ์ ukrit, พฤษภา phruetsapha, หฤษฎ์ harit, ฤชุตา ruechuta, ณชธฤต nachatharit, กฤษณะ kritsana, กฤษดา kritsada, กฤศณา kritsana, สุวิจักขณ์ suwichak,
  วัตร wat, เวชกุล wetchakun, สุจริต sutcharit, สมุทบาล samutban, อมาตยกุล amattayakun, อริยวงส ariyawongsa, เมฆ mek, ขยาย khayai, โคตร khot,
  โคตรวงศ์ khottrawong, โมกขศักดิ์ mokkhasak, อารยา araya, อาชวิน atchawin, จรัส charat, พชร phachara, ณิชชยาน์ nitchaya, นภดล nopphadon, นภนต์ naphon,
  มณฑน์ mon, พิทวัส phitthawat, รดา rada, ลดา lada, พลอย phloi, ปภัส paphat, ปภัสรา paphatsara, ปภา papha, แพรว phraeo, แพรวา phraewa, เปรม prem, เปรมิกา premika,
  วิชญา witchaya, สวิชญา sawitchaya, ศุภัชญา suphatchaya, อภิญญา aphinya, ปุญชรัสมิ์ puncharat, ชยา chaya, ชยุตม์ chayut, อิสริยา itsariya, อิสรีย์ itsari,
  อุรัสยา uratsaya, วรัทยา waratthaya, ติณณภพ tinnaphop, จิณณวัตร chinnawat, ชินวุฒิ chinnawut, ปริศนา pritsana, ปารเมศ paramet, ปรเมศวร์ poramet,
  ปรเมษฐ์ poramet, ปรมินทร์ poramin, ปรินทร parinthon, มเหศวร mahesuan, ภาสวร phatsawon, สรวง suang, สรศักดิ์ sorasak, กรณิศ koranit, กรณินทร์ koranin,
  อชิร achira, วชิร wachira, ถาวร thawon, กาญจนิจนันท์ kanchanitchanan, บูรพา burapha, ดิษฐ dit, ปวริศ pawarit, ปวริศา pawarisa, ปวเรศ pawaret, ปวีณ์ pawi,
  ปภาวรินทร์ paphawarin, ศิวกร siwakon, ชวกร chawakon, ณัฐริกา natharika, ณัฐชยา natchaya, ณัฐชนน natchanon, ณัฐณิชา natnicha, มนัสวี manatsawi,
  วัชโรทัย watcharothai, จักรพรรดิ chakkraphat, จักรกฤษณ์ chakkrit, จักรกริช chakkrit, จักรรินทร์ chakkarin, สุริยวงศ์ suriyawong, พัชราวรรณ phatcharawan,
  พัชริดา phatcharida, สิรินดา sirinda, ธีทัชฐ์ thithat, ปัญจพล panchaphon, พรภวิษย์ phonphawit, บุญณิศร bunnison, นิรชา niracha, สรชา soracha, ดลยา donlaya,
  รมย์ rom, เนตรยา netraya, วิชยุตม์ wichayut, พิชญุตม์ phitchayut, ชาคริต chakhrit, ปัณณ panna, คมน์ khom, สอน son, ขวัญ khwan, ชุติ chuti, ปฐวี patthawi,
  ธิดา thida, ศิรดา sirada, ศิริยากร siriyakon, ปกรณ์ pakon, กัลยาณี kanlayani, กัลยา kanlaya, สุรีย์ suri, ธันว์ than, สุริยา suriya, รุสดา rusada,
  ณัฐ- nattha, ณัฏฐ์- nat, ภัทร- phatthara, วีร- wira, ศิร- sira, สิร- sira, จิร- chira, นฤ- narue, ปิย- piya, จักร- chakkra, วัฒน- watthana, พัฒน- phatthana, ยศ- yotsa,
  วิชญ- witchaya, วิชย- wichaya, วิชยา- wichaya, ธนัช- thanatcha, ธันย- thanya, กวี- kawi, ยุว- yuwa, นว- nawa, ปวร- pawara, ทัศ- thatsa, มนัส- manatsa, กฤษ- kritsa,
  กฤต- kritta, กันต- kanta, พงศ- phongsa, กช- kotcha, ณิช- nitcha, ณฐ- natha, ทีป- thipa, นพ- noppha, ภค- phakha, มณฑ- montha, ปุญญ- punya, ปัญญ- panya,
  บุญญ- bunya, กัญญ- kanya, ธัญญ- thanya, อัคร- akkhara, อรรถ- attha, ราช- ratcha, ทศ- thotsa, อริย- ariya, บุรณ- burana, สุริย- suriya, วิริย- wiriya, ยุทธ- yuttha,
  โชติ- choti, ศรัณย- saranya, ภาส- phatsa, จันท- chantha, อินท- intha, พุทธ- phuttha, รัตน- rattana, เพชร- phet, ปฏิ- pati,
  ณัฐธยาน์ natthaya, ณัฐฐิญา natthiya, ณัฐธิชา natthicha, ณัฐธัญ natthan, ณัฐฐานันท์ natthanan, ณัฐธนชัย natthanachai, ณัฐธิณีภรณ์ natthiniphon,
  ณัฐธนนท์ natthanon, ณิชชา nitcha, ธนัชชา thanatcha, จริยวัตร chariyawat, จิรทีปต์ chirathip, นพรัตน์ nopparat, นพรุจ nopparut, นครินทร์ nakharin,
  ดนย์ don, นันท์ nan, ธนนท์ thanon`
    .split(/,\s+/)
    .map((pair) => pair.split(' '))
    .map(([word, latin]) => [withoutTones(word), latin]);
const words = new Map(listed.filter(([word]) => !word.endsWith('-')));
const linking = new Map(
  listed.filter(([word]) => word.endsWith('-')).map(([word, latin]) => [word.slice(0, -1), latin]),
);

const initials = groups({
  k: 'ก',
  kh: 'ขฃคฅฆ',
  ng: 'ง',
  ch: 'จฉชฌ',
  s: 'ซศษส',
  y: 'ญย',
  d: 'ดฎ',
  t: 'ตฏ',
  th: 'ถฐทธฑฒ',
  n: 'นณ',
  b: 'บ',
  p: 'ป',
  ph: 'ผพภ',
  f: 'ฝฟ',
  m: 'ม',
  r: 'ร',
  l: 'ลฬ',
  w: 'ว',
  h: 'หฮ',
  '': 'อ',
});
const finals = groups({
  k: 'กขคฆ',
  ng: 'ง',
  t: 'จชซฎฏฐฑฒดตถทธศษส',
  n: 'นณญรลฬ',
  p: 'บปพภฟ',
  m: 'ม',
  i: 'ย',
  o: 'ว',
});

function groups(letters) {
  return new Map(Object.entries(letters).flatMap(([sound, all]) => [...all].map((letter) => [letter, sound])));
}

/** An initial: a cluster, a sonorant behind a silent h, or one consonant. */
const I = '([กขคตปผพ][รลว]|ห[งนมยรลว]|[ก-ฮ])';
/** A final: a consonant that begins no syllable of its own. */
const F = '([กขคฆงจชซฎฏฐฑฒดตถทธศษสนณญรลฬบปพภฟมยว])(?![ะาิีึืุูั็ำ])';
/** Forms of syllables, and the vowel of each. Those with a final come first, as they are likelier. */
const forms = [
  [`เ${I}ีย${F}?`, 'ia'],
  [`เ${I}ือ${F}?`, 'uea'],
  [`เ${I}าะ`, 'o'],
  [`เ${I}ะ`, 'e'],
  [`เ${I}า`, 'ao'],
  [`เ${I}ย`, 'oei'],
  [`เ${I}อ${F}?`, 'oe'],
  [`เ${I}ิ${F}`, 'oe'],
  [`เ${I}็?${F}?`, 'e'],
  [`แ${I}ะ`, 'ae'],
  [`แ${I}็?${F}?`, 'ae'],
  [`โ${I}ะ`, 'o'],
  [`โ${I}${F}?`, 'o'],
  [`[ใไ]${I}ย?`, 'ai'],
  [`${I}ัวะ?`, 'ua'],
  [`${I}ัย`, 'ai'],
  [`${I}ั${F}`, 'a'],
  // One consonant closes a syllable and begins the next.
  [`${I}ั(?=([ก-ฮ])[ะาิีึืุู])`, 'a'],
  [`${I}รร${F}`, 'a'],
  [`${I}รร`, 'an'],
  [`${I}ะ`, 'a'],
  [`${I}ำ`, 'am'],
  [`${I}า${F}?`, 'a'],
  [`${I}ิ${F}?`, 'i'],
  [`${I}ี${F}?`, 'i'],
  [`${I}ึ${F}?`, 'ue'],
  [`${I}ือ?${F}?`, 'ue'],
  [`${I}ุ${F}?`, 'u'],
  [`${I}ู${F}?`, 'u'],
  [`${I}็อ${F}`, 'o'],
  [`${I}อ${F}?`, 'o'],
  [`${I}ว${F}`, 'ua'],
  [`${I}${F}`, 'o'],
  [`${I}`, 'a'],
]
  // What looks like a cluster may be two syllables.
  .flatMap(([pattern, vowel]) => [[pattern, vowel], ...(pattern === I ? [] : [[pattern.replace(I, '([ก-ฮ])'), vowel]])])
  .flatMap(([pattern, vowel]) =>
    // A final may belong to the next syllable instead.
    pattern.endsWith(`${F}?`)
      ? [
          [pattern.slice(0, -1), vowel],
          [pattern.slice(0, -F.length - 1), vowel],
        ]
      : [[pattern, vowel]],
  );
const readers = forms.map(([pattern, vowel]) => ({
  pattern: new RegExp(pattern, 'uy'),
  vowel,
  isBare: pattern === I,
}));

/** Returns the letters of a text in the way of reading that takes the fewest syllables. */
export function romanise(spelt) {
  const text = withoutTones(spelt);
  const best = [{ cost: 0, latin: '' }];
  for (let at = 0; at < text.length; at++) {
    if (best[at] === undefined) continue;
    for (const { length, latin, cost } of pieces(text, at)) {
      const whole = best[at].cost + cost;
      if (best[at + length] === undefined || whole < best[at + length].cost)
        best[at + length] = { cost: whole, latin: best[at].latin + latin };
    }
  }
  const read = best[text.length];
  if (read === undefined) throw new Error(`The rules do not read ${spelt}: write ${spelt}/spelling.`);
  return read.latin;
}

const COSTS = { linking: 0.9, word: 1, syllable: 3, bare: 3.5, bareEnd: 9, silent: 0.5 };

function pieces(text, at) {
  const found = [];
  for (const [word, latin] of words)
    if (text.startsWith(word, at) && !/[ะาิีึืุูั็ำ์]/u.test(text[at + word.length] ?? ''))
      found.push({ length: word.length, latin, cost: COSTS.word });
  for (const [word, latin] of linking)
    if (text.startsWith(word, at) && /^(?:[ก-ฮ](?![ิุ]?์)|[เ-ไ])/u.test(text.slice(at + word.length)))
      found.push({ length: word.length, latin, cost: COSTS.linking });
  // A consonant under the mark of silence, and what is not spoken at all.
  const silent = /^(?:[ดตท]ร์|[ก-ฮ][ิุ]?์|[ ๆฯ.-])/u.exec(text.slice(at));
  if (silent !== null) found.push({ length: silent[0].length, latin: '', cost: COSTS.silent });
  for (const { pattern, vowel, isBare } of readers) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const end = at + match[0].length;
    // A mark of silence belongs to the consonant before it.
    if (/^[ิุ]?์/u.test(text.slice(end))) continue;
    const bare = end === text.length ? COSTS.bareEnd : COSTS.bare;
    const cost = isBare ? bare : COSTS.syllable;
    found.push({ length: match[0].length, latin: syllable(match, vowel), cost });
  }
  return found;
}

function syllable([, initial, final], vowel) {
  const letters = initial.length > 1 && initial[0] === 'ห' ? initial.slice(1) : initial;
  const first = [...letters].map((letter) => initials.get(letter)).join('');
  return first + vowel + (finals.get(final) ?? '');
}
