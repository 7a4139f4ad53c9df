/**
 * Telephone numbers that regulators keep free for films and examples, in E.164: NANPA (555-0100 to 555-0199), Ofcom, ACMA, ARCEP, the
 * Bundesnetzagentur, PTS and ComReg publish them. Where a country is not here, we know of none.
 */
export const fictionRanges = {
  AU: ranges('61', '25550####', '75550####', '37010####', '87010####', '491570###', '1800975###'),
  CA: ranges('1', '###55501##'),
  DE: ranges('49', '3023125###', '6990009###', '4066969###', '2214710###', '8999998###', '17139200##'),
  FR: ranges('33', '19900####', '26191####', '35301####', '46571####', '53649####', '63998####'),
  GB: ranges(
    '44',
    ...['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161'].map((area) => `${area}4960###`),
    ...['1914980###', '2079460###', '2896496###', '2920180###', '1632960###'],
    ...['7700900###', '8081570###', '9098790###', '3069990###'],
  ),
  IE: ranges('353', '2091#####'),
  SE: ranges('46', '3139006##', '4062804##', '8465004##', '9803192##', '7017406##'),
  US: ranges('1', '###55501##'),
};

/** Numbers with the calling code before them; a `#` is a digit. */
function ranges(callingCode, ...masks) {
  return new RegExp(`^\\+${callingCode}(${masks.join('|').replaceAll('#', '\\d')})$`);
}
