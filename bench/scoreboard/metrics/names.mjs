/** R5 and R16: names in the language's script, of one sex, and dates that agree. */
export const nameMetrics = [
  {
    id: 'name.script',
    family: 'names',
    title: "full name in the language's script",
    gate: 1,
    needs: ['fullName'],
    judge({ likelyLetters, id }) {
      const pattern = new RegExp(`^[${likelyLetters(id)}\\p{M}]+$`, 'u');
      return ({ fullName }) => pattern.test(fullName.replaceAll(/[\s.,'’ʻ·״׳‌-]/gu, '')) || fullName;
    },
  },
  {
    id: 'name.residue',
    family: 'names',
    title: 'full name without residue',
    gate: 1,
    needs: ['fullName'],
    judge:
      () =>
      ({ fullName }) =>
        !hasResidue(fullName) || JSON.stringify(fullName),
  },
  sexMetric('name.sex', 'given name, title, surname of one sex', { sex: 'sex', given: 'given', all: true }),
  sexMetric('name.sexAlone', 'given name of the sex, asked one by one', { sex: 'sexAlone', given: 'givenAlone' }),
  {
    id: 'person.age',
    family: 'names',
    title: 'born 18 to 80 years ago',
    gate: 1,
    needs: ['birthDate'],
    judge:
      () =>
      ({ birthDate }) =>
        (birthDate > '1944-12-31' && birthDate <= '2008-01-01') || birthDate,
  },
  {
    id: 'person.ageTold',
    family: 'names',
    title: 'age by the birth date',
    gate: 1,
    needs: ['age', 'birthDate'],
    judge:
      () =>
      ({ age, birthDate }) =>
        Number(age) === yearsUntilNow(birthDate) || `${birthDate} ${age}`,
  },
  {
    id: 'person.id',
    family: 'names',
    title: 'national number valid',
    gate: 1,
    needs: ['nationalId'],
    judge({ nationalJudge }) {
      return nationalJudge === undefined ? null : ({ nationalId }) => nationalJudge(nationalId) || nationalId;
    },
  },
  {
    id: 'person.idInvalid',
    family: 'names',
    title: 'national number refused in mode invalid',
    gate: 1,
    needs: ['nationalIdInvalid'],
    judge({ nationalJudge }) {
      if (nationalJudge === undefined) return null;
      return ({ nationalIdInvalid }) => !nationalJudge(nationalIdInvalid) || nationalIdInvalid;
    },
  },
  {
    id: 'person.idTells',
    family: 'names',
    title: 'national number tells birth date and sex of the row',
    gate: 1,
    needs: ['nationalId', 'birthDate', 'sex'],
    judge: ({ telling, country }) => {
      const [, birth, isWoman] = telling.find(([of]) => of === country) ?? [];
      return birth === undefined ? null : (row) => tells(row, birth, isWoman);
    },
  },
  {
    id: 'dates.order',
    family: 'names',
    title: 'created before updated',
    gate: 1,
    needs: ['createdAt', 'updatedAt'],
    judge:
      () =>
      ({ createdAt, updatedAt }) =>
        createdAt <= updatedAt || `${createdAt} ${updatedAt}`,
  },
];

/** Full years until 1 January 2026, the `now` of both libraries. */
function yearsUntilNow(birthDate) {
  return 2025 - Number(birthDate.slice(0, 4)) + (birthDate.endsWith('-01-01') ? 1 : 0);
}

/** What a pattern leaves behind when it is not filled, or its lists are not there. */
function hasResidue(text) {
  return (
    text === '' ||
    text.trim() !== text ||
    /\s{2}|[{}<>#_]|(?<!\p{L})(?:undefined|null)(?!\p{L})|\w+\.\w+\.\w+|\d/u.test(text)
  );
}

/**
 * Nobody else has lists of names by sex in all languages, so the library's own say which sex a name has. A name that its lists do not
 * have, or have for both, is right.
 */
function sexMetric(id, title, { sex, given, all = false }) {
  return {
    id,
    family: 'names',
    title,
    gate: 1,
    needs: [sex, given],
    judge({ own }) {
      return (row) => {
        const parts = { given: row[given], ...(all && { title: row.title, surname: row.surname }) };
        const wrong = Object.entries(parts).find(([part, text]) => isOfOther(own[part], row[sex], text));
        return wrong === undefined || `${row[sex]} ${wrong[1]}`;
      };
    },
  };
}

function isOfOther(lists, sex, text) {
  const other = sex === 'female' ? 'male' : 'female';
  return text !== undefined && lists[other].has(text) && !lists[sex].has(text);
}

function tells({ nationalId, birthDate, sex }, birth, isWoman) {
  const { y, m, d } = birth.exec(nationalId)?.groups ?? {};
  const sameSex = isWoman === undefined || isWoman(nationalId) === (sex === 'female');
  return (`${y}-${m}-${d}` === birthDate.slice(2) && sameSex) || `${nationalId} ${birthDate} ${sex}`;
}
