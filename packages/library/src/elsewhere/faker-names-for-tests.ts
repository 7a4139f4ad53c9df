import { faker } from '@faker-js/faker';

/** The methods of Faker's modules, as the installed version has them: `person.firstName`. */
export function fakerNames(): readonly string[] {
  return Object.entries(faker).flatMap(([module, object]) =>
    module.startsWith('_') || typeof object !== 'object' || object === null
      ? []
      : methodsOf(object).map((method) => `${module}.${method}`),
  );
}

function methodsOf(object: object): readonly string[] {
  const names = new Set<string>();
  for (
    let at: unknown = object;
    typeof at === 'object' && at !== null && at !== Object.prototype;
    at = Object.getPrototypeOf(at)
  ) {
    for (const name of Object.getOwnPropertyNames(at)) {
      if (name !== 'constructor' && !name.startsWith('_') && typeof Reflect.get(object, name) === 'function')
        names.add(name);
    }
  }
  return [...names];
}
