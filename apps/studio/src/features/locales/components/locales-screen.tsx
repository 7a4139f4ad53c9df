import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ListSearch } from '../../../lib/address/searches.ts';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { ListAndDetail } from '../../../ui/list-and-detail.tsx';
import { Unanswered } from '../../../ui/unanswered.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useText } from '../messages.ts';
import { localeOf } from '../model/coverage.ts';
import { LocaleDetail } from './locale-detail.tsx';
import { LocaleList } from './locale-list.tsx';
import { LocaleName } from './locale-name.tsx';
import { NearestLocales } from './nearest-locales.tsx';

export interface LocalesScreenProps {
  readonly search: ListSearch;
  /** The locale that is open. */
  readonly localeId: string | undefined;
}

/** What each locale has, what falls back to what, and people of the one that is open. */
export function LocalesScreen({ search, localeId }: LocalesScreenProps) {
  const text = useText();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(catalogueQuery);
  const open = localeId === undefined ? undefined : localeOf(data?.locales ?? [], localeId);
  usePageTitle(open?.name ?? localeId, text('title'));
  if (data === undefined)
    return (
      <>
        <h1 className="visually-hidden">{text('title')}</h1>
        <Unanswered loading={text('loading')} failed={text('failed')} error={error} onAgain={() => void refetch()} />
      </>
    );
  const { locales } = data;
  const list = <LocaleList locales={locales} search={search} openId={open?.id} />;
  if (localeId === undefined) return <ListAndDetail list={list} detail={undefined} />;
  const detail = {
    key: open?.id ?? localeId,
    label: text('detail', { name: open?.name ?? localeId }),
    head: <LocaleName page={open} id={localeId} />,
    close: text('close'),
    onClose: () => void navigate({ to: '/locales', search }),
    children:
      open === undefined ? (
        <NearestLocales kind="unknown" name={localeId} locales={locales} />
      ) : (
        <LocaleDetail page={open} />
      ),
  };
  return <ListAndDetail list={list} detail={detail} />;
}
