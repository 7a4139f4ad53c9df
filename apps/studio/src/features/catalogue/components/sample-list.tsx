import { Value } from '../../../ui/value.tsx';

export interface SampleListProps {
  readonly samples: readonly (string | null)[] | undefined;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

/** Values of a generator, one a row. */
export function SampleList({ samples, className, label }: SampleListProps) {
  return (
    <ul className={className} aria-label={label}>
      {samples?.map((cell, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples may be equal; a row has no other name than its number.
        <li key={row}>
          <Value text={cell} />
        </li>
      ))}
    </ul>
  );
}
