/** What a personal column may tell of people; `person` where only some of its values name somebody, `unrecognised` where its name does not say that it has categories. */
export type PersonalKind =
  | 'address'
  | 'belief'
  | 'contact'
  | 'coordinates'
  | 'health'
  | 'name'
  | 'number'
  | 'origin'
  | 'person'
  | 'text'
  | 'unrecognised';

/** Words in names of columns that tell personal data, folded, in the languages of most files. */
export const headerWords: Readonly<Record<Exclude<PersonalKind, 'person' | 'unrecognised'>, string>> = {
  name: `forename surname lastname firstname middlename givenname familyname fullname maidenname nickname patronymic manager supervisor
    assignee author owner contactperson employee patient customername clientname username spouse parent guardian doctor physician
    vorname nachname familienname geburtsname ansprechpartner bearbeiter sachbearbeiter mitarbeiter kundenname benutzername arzt
    nombre apellido apellidos apellidomaterno apellidopaterno titular cliente usuario medico prenom nomdefamille nomdenaissance patronyme
    responsable nome cognome sobrenome naam voornaam achternaam imie nazwisko jmeno prijmeni fornamn efternamn fornavn etternavn efternavn
    etunimi sukunimi soyad soyadi isim ad-soyad prenume numele meno priezvisko vezeteknev keresztnev ime prezime
    имя фамилия отчество фио імя прізвище име ονομα επωνυμο 氏名 姓名 名前 苗字 名字 お名前 担当者 이름 성명 성함 الاسم اسم العائلة اللقب שם משפחה
    नाम उपनाम ชื่อ นามสกุล họ tên`,
  contact: `email mail phone mobile telephone fax handy telefon telefono telefone telefoon telefonnummer mobil mobiltelefon celular movil
    courriel correo epost eposta rufnummer gsm whatsapp skype telegram twitter instagram linkedin facebook ip ipaddress
    телефон почта мобильный ηλεκτρονικο τηλεφωνο 電話 電話番号 携帯 携帯電話 メール メールアドレス 手机 手机号 电话 電子郵件 邮箱 전화 전화번호 휴대폰 이메일
    هاتف الهاتف الجوال البريد טלפון फोन मोबाइल โทรศัพท์ điện thoại`,
  number: `ssn socialsecurity nationalid nationalnumber nationalinsurance nino nhs passport passportnumber driverslicense drivinglicence taxid taxnumber
    iban accountnumber cardnumber creditcard personalausweis ausweis ausweisnummer reisepass steuernummer steuerid sozialversicherungsnummer
    versichertennummer svnr kontonummer dni nif nie cedula pasaporte curp rfc cpf cnh rg passaporto codicefiscale bsn pesel rodnecislo cnp
    egn oib emso jmbg personnummer fodselsnummer cpr hetu tckimlik tckn kimlikno kennitala numerosecuritesociale securitesociale nir nss passeport
    инн снилс паспорт іпн マイナンバー 個人番号 旅券番号 身份证 身份证号 身分證 护照 주민등록번호 여권번호 الرقم القومي رقم الهوية جواز תעודת זהות aadhaar aadhar pan
    abha voterid cnic nik plate licenseplate kennzeichen vin badge personnel personnelnumber personalnummer`,
  health: `diagnosis diagnoses disease illness disorder medication medicine allergy allergies symptom symptoms treatment therapy health medical hiv
    bloodtype bloodgroup disability pregnant pregnancy icd icd10 testresult vaccine vaccination diagnose krankheit erkrankung medikament
    allergie allergien gesundheit behinderung blutgruppe therapie befund schwanger impfung diagnostico enfermedad medicamento alergia alergias salud
    discapacidad gruposanguineo tratamiento embarazo vacuna diagnostic maladie medicament sante handicap groupesanguin traitement vaccin diagnosi
    malattia farmaco salute saude doenca ziekte gezondheid choroba zdrowie lek hastalik teshis saglik kangrubu диагноз болезнь здоровье лекарство аллергия
    診断 病名 疾患 血液型 アレルギー 薬 诊断 疾病 血型 过敏 진단 질병 혈액형 التشخيص المرض فصيلة الدم אבחנה रोग निदान`,
  belief: `religion religious faith denomination confession church political politics party union unionmember orientation sexuality sexualorientation criminal
    conviction konfession glaube partei gewerkschaft sexuelleorientierung vorstrafe religione religiao afiliacion partido sindicato
    orientacionsexual confession syndicat parti orientationsexuelle din mezhep вероисповедание религия партия 宗教 政党 信仰 宗教信仰 政治面貌 종교 الديانة الدين דת धर्म`,
  origin: `ethnicity ethnic race nationality citizenship tribe caste migration ethnie herkunft staatsangehorigkeit nationalitat etnia raza nacionalidad
    nationalite origine origineethnique nazionalita nacionalidade narodowosc uyruk национальность гражданство 国籍 民族 국적 الجنسية जाति`,
  address: `address street addressline streetaddress housenumber homeaddress adresse anschrift strasse strassenname hausnummer direccion calle domicilio
    rue voie indirizzo via endereco rua logradouro adres straat ulica adresa ulice utca sokak mahalle cadde адрес улица адреса вулиця οδος διευθυνση
    住所 番地 地址 街道 주소 도로명 عنوان العنوان شارع כתובת רחוב पता ที่อยู่ địa chỉ`,
  coordinates: `latitude longitude lat lng lon latlng latlong latlon coordinates coordinate geo gps geolocation breitengrad langengrad koordinaten
    latitud longitud coordenadas coordonnees 緯度 経度 座標 纬度 经度 坐标 위도 경도`,
  text: `comment comments note notes remark remarks message messages description feedback review bio biography complaint reason bemerkung bemerkungen kommentar
    nachricht beschreibung grund beschwerde comentario comentarios nota notas mensaje descripcion motivo observaciones commentaire commentaires
    remarque remarques message motif opmerking uwagi notatka poznamka nota mesaj yorum комментарий примечание сообщение 備考 コメント メモ 备注 评论
    留言 비고 메모 ملاحظات ملاحظة הערות टिप्पणी`,
};

/** Titles and forms of address before names. */
export const nameTitles: readonly string[] =
  `dr prof professor mr mister mrs ms miss mx sir madam lord lady rev capt herr frau fräulein frl hr fr dipl ing med sr sra srta don dona doña señor señora
  senhor senhora m mme mlle mlles me monsieur madame mademoiselle sig sigra signor signora dott dottssa dottoressa pan pani mgr doc dhr mevr mevrouw
  meneer bay bayan sayın av fru herra rouva г гн гжа господин госпожа пан пані κος κα κύριος κυρία السيد السيدة الأستاذ الأستاذة الدكتور الدكتورة د مهندس
  מר גברת דר श्री श्रीमती सुश्री डॉ জনাব திரு ông bà bapak ibu tuan puan encik`.split(/\s+/);

/** Titles that are other words, too: they count before a capitalised name only. */
export const shortTitles: readonly string[] =
  'm me fr hr med ing av pan don bay doc dipl г د sig sir rev capt miss lord lady ms sr'.split(' ');

/** Words of streets and their numbers, at the end or the start of an address. */
export const streetWords: RegExp =
  /(str\.?|straße|strasse|weg|gasse|platz|allee|ufer|straat|laan|plein|gatan|vägen|gata|gate|veien|vej|gade|katu|tie|utca|út|ulice)(\s|$)|(^|\s)(street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|square|court|rue|avenue|place|chemin|quai|calle|avenida|avda|paseo|plaza|carrer|via|viale|piazza|corso|rua|travessa|praça|ul|ulica|aleja|os|sokak|sok|cad|cadde|caddesi|mah|mahallesi|ул|улица|пр|проспект|пер|вул|вулиця|οδός|شارع|طريق|רחוב|मार्ग|गली|रोड|jalan|jl|ถนน|đường|phố)(\.|,|\s|$)|丁目|番地|番\d|\d号|[\p{Script=Han}](路|街|巷|弄)(\d|$)|[\p{Script=Hangul}](로|길)\s?\d/iu;

/** Words of health, belief and orientation in values. */
export const sensitiveWords: RegExp =
  /(^|[^\p{L}])(hiv|aids|influenza|migraine\p{L}*|migräne|psoriasis|gout|gicht|infarct\p{L}*|infarkt\p{L}*|fracture\p{L}*|insulin\p{L}*|miscarriage\p{L}*|sunni\p{L}*|shia|shiite|evangelical\p{L}*|sikh\p{L}*|transgender|transsexual\p{L}*|cancer|diabet\p{L}*|depress\p{L}*|asthma\p{L}*|epilep\p{L}*|schizo\p{L}*|bipolar|autis\p{L}*|alzheimer\p{L}*|dementia|demenz|parkinson\p{L}*|hepatit\p{L}*|tubercul\p{L}*|tuberkul\p{L}*|covid\p{L}*|syphilis|addict\p{L}*|alcoholi\p{L}*|pregnan\p{L}*|schwanger\p{L}*|embaraz\p{L}*|enceinte|krebs|c[aá]ncer|tumou?r|leukemia|leuk[äa]mie|stroke|schlaganfall|hypertens\p{L}*|allerg\p{L}*|disabled|behindert\p{L}*|christian|catholic|protestant|muslim|islam|jewish|hindu|buddhist|atheist|katholisch|evangelisch|muslimisch|j[üu]disch|cat[oó]lic\p{L}*|musulm\p{L}*|homosexual|heterosexual|bisexual|lesbian|gay|queer|transgender|рак|диабет|вич|спид|беременн\p{L}*)($|[^\p{L}])|がん|癌|糖尿病|うつ病|喘息|高血圧|妊娠|艾滋病|抑郁|高血压|哮喘|怀孕|암|당뇨|우울증|고혈압|임신|سرطان|سكري|السكري|ربو|حامل|סרטן|סוכרת|मधुमेह|कैंसर/iu;
