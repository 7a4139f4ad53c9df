import type { PlainValue } from '@populace/document';
import type { OptionPage } from '@populace/library';
import type { FieldIds } from './form-row.tsx';

/** What every control of an option is given. */
export interface FieldProps {
  readonly option: OptionPage;
  /** Undefined where the option is not written: the default holds. */
  readonly value: PlainValue | undefined;
  readonly onChange: (value: PlainValue | undefined) => void;
  readonly ids: FieldIds;
}
