/** One person as a user of @faker-js/faker writes it: 14 fields, dates and amount as text, e-mail of the name. */
export function fakerPerson(faker, id) {
  const firstName = faker.person.firstName();
  const lastName = faker.person.lastName();
  return {
    id,
    uuid: faker.string.uuid(),
    first_name: firstName,
    last_name: lastName,
    email: faker.internet.email({ firstName, lastName, provider: 'example.com' }),
    birth_date: faker.date.birthdate().toISOString().slice(0, 10),
    street: faker.location.streetAddress(),
    city: faker.location.city(),
    region: faker.location.state(),
    postcode: faker.location.zipCode(),
    phone: faker.phone.number(),
    card: faker.finance.creditCardNumber('visa').replaceAll('-', ''),
    amount: faker.finance.amount({ min: 1, max: 9999, dec: 2 }),
    created_at: faker.date.past({ years: 3 }).toISOString(),
  };
}
