import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { Unanswered } from '../../../ui/unanswered.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useText } from '../messages.ts';
import { Catalogue, type CatalogueProps } from './catalogue.tsx';

export type CatalogueScreenProps = Pick<CatalogueProps, 'search' | 'generatorId'>;

/** Every generator: what it makes, its options, live samples in a chosen locale. */
export function CatalogueScreen({ search, generatorId }: CatalogueScreenProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(catalogueQuery);
  usePageTitle(generatorId, text('title'));
  if (data !== undefined) return <Catalogue {...data} search={search} generatorId={generatorId} />;
  return (
    <>
      <h1 className="visually-hidden">{text('title')}</h1>
      <Unanswered loading={text('loading')} failed={text('failed')} error={error} onAgain={() => void refetch()} />
    </>
  );
}
