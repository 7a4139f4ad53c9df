import { useParams, useSearch } from '@tanstack/react-router';
import { CatalogueScreen } from '../../features/catalogue/components/catalogue-screen.tsx';

/** Every generator, and one of them. */
export function GeneratorsRoute() {
  const search = useSearch({ from: '/generators' });
  const { generatorId } = useParams({ strict: false });
  return <CatalogueScreen search={search} generatorId={generatorId} />;
}
