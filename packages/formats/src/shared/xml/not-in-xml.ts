/** What XML 1.0 has no character for (section 2.2): controls but for tab, LF and CR, and two that are no characters. */
export const notInXml: readonly string[] = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).filter((one) => !'\t\n\r'.includes(one)),
  '\ufffe',
  '\uffff',
];
