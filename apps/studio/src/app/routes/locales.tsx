import { useParams, useSearch } from '@tanstack/react-router';
import { LocalesScreen } from '../../features/locales/components/locales-screen.tsx';

/** Every locale, and one of them. */
export function LocalesRoute() {
  const search = useSearch({ from: '/locales' });
  const { localeId } = useParams({ strict: false });
  return <LocalesScreen search={search} localeId={localeId} />;
}
