import { useLocalStorage } from '@mantine/hooks';

/** Whether the fields that few columns have are shown; remembered, so that going from column to column folds nothing. */
export function useShowsMore() {
  return useLocalStorage({ key: 'populace.more-fields', defaultValue: false, getInitialValueInEffect: false });
}
