/** Letters that Unicode does not take apart. */
const spelled = { ß: 'ss', ł: 'l', ø: 'o', ı: 'i', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' };

/** Writes a name so that two spellings of it are one: small letters and digits of any script, without marks; Uzbek’s turned comma is one. */
export function plainName(text) {
  return text
    .toLowerCase()
    .replaceAll(/[ßłøıđæœðþ]/g, (letter) => spelled[letter])
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{Nd}]|[ʻʼ]/gu, '');
}
