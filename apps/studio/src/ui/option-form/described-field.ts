interface DescribedField {
  /** The id of its label; left out where the field has words of its own. */
  readonly label?: string | undefined;
  readonly described: string;
  readonly isWrong: boolean;
}

/**
 * Ties a text field to its label and to what is said below it. Mantine would describe the field by words of its own, which are none, in
 * place of these.
 */
export function describedField({ label, described, isWrong }: DescribedField) {
  return {
    withAria: false,
    'aria-labelledby': label,
    'aria-describedby': described,
    'aria-invalid': isWrong || undefined,
  } as const;
}
