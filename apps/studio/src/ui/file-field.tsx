import type { RefObject } from 'react';

interface FileFieldProps {
  /** What a button presses to let a person choose. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The extensions that are offered; all if absent. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onChosen: (files: readonly File[]) => void;
}

/** A field of files that is not shown: a button beside it opens it. */
export function FileField({ field, accept, multiple = false, onChosen }: FileFieldProps) {
  return (
    <input
      ref={field}
      type="file"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      accept={accept}
      multiple={multiple}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same files chosen again are told again.
        currentTarget.value = '';
        if (files.length > 0) onChosen(files);
      }}
    />
  );
}
