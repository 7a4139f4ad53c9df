/**
 * A spelling that is written as it is, such as `10_000`, which schemas read as a number and YAML as text. A class, so that no map is
 * taken for it.
 */
export class Verbatim {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Returns a whole number that is written with `_` between its thousands. */
export function inThousands(value: number): Verbatim {
  return new Verbatim(`${value}`.replaceAll(/\B(?=(\d{3})+$)/g, '_'));
}
