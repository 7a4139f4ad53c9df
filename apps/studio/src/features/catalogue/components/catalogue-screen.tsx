import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { ScreenState } from '../../../ui/screen-state.tsx';
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
      {error === null ? (
        <ScreenState kind="loading" title={text('loading')} />
      ) : (
        <ScreenState
          kind="error"
          title={text('failed')}
          text={failureOf(error).message}
          actions={<Button onClick={() => void refetch()}>{text('again')}</Button>}
        />
      )}
    </>
  );
}
