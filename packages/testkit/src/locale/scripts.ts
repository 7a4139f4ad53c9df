/** A letter of each script (ISO 15924) that a locale's names may be in. */
const letters: { readonly [script: string]: RegExp } = {
  Arab: /\p{Script_Extensions=Arab}/u,
  Armn: /\p{Script_Extensions=Armn}/u,
  Beng: /\p{Script_Extensions=Beng}/u,
  Cyrl: /\p{Script_Extensions=Cyrl}/u,
  Deva: /\p{Script_Extensions=Deva}/u,
  Geor: /\p{Script_Extensions=Geor}/u,
  Grek: /\p{Script_Extensions=Grek}/u,
  Hans: /\p{Script_Extensions=Han}/u,
  Hant: /\p{Script_Extensions=Han}/u,
  Hebr: /\p{Script_Extensions=Hebr}/u,
  Jpan: /[\p{Script_Extensions=Han}\p{Script_Extensions=Hira}\p{Script_Extensions=Kana}]/u,
  Kore: /\p{Script_Extensions=Hang}/u,
  // The turned comma of oʻ and gʻ, and the apostrophe, are letters in Uzbek.
  Latn: /[\p{Script_Extensions=Latn}ʻʼ]/u,
  Taml: /\p{Script_Extensions=Taml}/u,
  Telu: /\p{Script_Extensions=Telu}/u,
  Thaa: /\p{Script_Extensions=Thaa}/u,
  Thai: /\p{Script_Extensions=Thai}/u,
};

/** Returns the pattern of a letter of the script. Throws RangeError for one that has none here. */
function letterOf(script: string): RegExp {
  const letter = letters[script];
  if (!letter) throw new RangeError(`No letters are known for the script ${script}; add them here.`);
  return letter;
}

/** Says whether every letter of a text belongs to the script, and there is one. */
export function isAllOf(text: string, script: string): boolean {
  const letter = letterOf(script);
  const found = [...text].filter((character) => /\p{L}/u.test(character));
  return found.length > 0 && found.every((character) => letter.test(character));
}

/** Says whether a text has a letter of the script. */
export function hasSomeOf(text: string, script: string): boolean {
  return letterOf(script).test(text);
}
