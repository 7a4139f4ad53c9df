import validator from 'validator';
import { derivation } from '../knowledge/derivation.mjs';

/** R6, R7: addresses of the internet. */
export const addressMetrics = [
  {
    id: 'email.valid',
    family: 'addresses',
    title: 'e-mail valid, ASCII',
    gate: 1,
    needs: ['email'],
    judge:
      () =>
      ({ email }) =>
        (validator.isEmail(email) && isAscii(email)) || email,
  },
  derived('email.derived', "e-mail of the row's name", 'email'),
  derived('email.alone', "e-mail of the row's name, called without it", 'emailAlone'),
  {
    id: 'email.romanised',
    family: 'addresses',
    title: 'e-mail in Latin letters',
    gate: 1,
    needs: ['email'],
    judge:
      () =>
      ({ email }) =>
        /^[a-z]+([._-][a-z]+)*[._-]?\d{0,4}$/.test(email.toLowerCase().split('@')[0]) || email,
  },
  {
    id: 'email.reserved',
    family: 'addresses',
    title: 'e-mail at a reserved domain',
    gate: 1,
    needs: ['email'],
    judge:
      () =>
      ({ email }) =>
        isReserved(email.split('@')[1]) || email,
  },
  {
    id: 'domain.reserved',
    family: 'addresses',
    title: 'domain reserved',
    gate: 1,
    needs: ['domain'],
    judge:
      () =>
      ({ domain }) =>
        isReserved(domain) || domain,
  },
  derived('username.derived', "user name of the row's name", 'username'),
  derived('username.alone', "user name of the row's name, called without it", 'usernameAlone'),
  {
    id: 'username.ascii',
    family: 'addresses',
    title: 'user name in ASCII',
    gate: 1,
    needs: ['username'],
    judge:
      () =>
      ({ username }) =>
        /^[A-Za-z][\w.-]*$/.test(username) || username,
  },
];

/** Made of the given name or the surname, at least two letters of it; by a romanisation where the script is another. */
function derived(id, title, column) {
  return {
    id,
    family: 'addresses',
    title,
    gate: 0.99,
    needs: [column, 'given', 'surname'],
    judge({ language }) {
      const isOf = derivation(language);
      return (row) => {
        const local = row[column].split('@')[0];
        const verdict = isOf([row.given, row.surname], local);
        return verdict === undefined ? undefined : verdict || `${row.given} ${row.surname}: ${row[column]}`;
      };
    },
  };
}

const isAscii = (text) => /^[\x21-\x7e]+$/.test(text);

/** RFC 2606 and RFC 6761. */
function isReserved(domain) {
  return /(^|\.)example\.(com|org|net)$|\.(example|test|invalid|localhost)$/.test(domain);
}
