import type { GeneratorPage, LocalePage } from '@populace/library';
import { useNavigate } from '@tanstack/react-router';
import type { GallerySearch } from '../../../lib/address/searches.ts';
import { ListAndDetail } from '../../../ui/list-and-detail.tsx';
import { ListScreen } from '../../../ui/list-screen.tsx';
import { SubjectIcon } from '../../../ui/subject-icon.tsx';
import { useText } from '../messages.ts';
import { sampleLocale, sampleLocales } from '../model/sample-locale.ts';
import { countSubjects, subjectOf } from '../model/subjects.ts';
import { useFound } from '../use-found.ts';
import classes from './catalogue.module.css';
import { GeneratorDetail } from './generator-detail.tsx';
import { GeneratorList } from './generator-list.tsx';
import { LocaleChoice } from './locale-choice.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SubjectList } from './subject-list.tsx';
import { UnknownGenerator } from './unknown-generator.tsx';

export interface CatalogueProps {
  readonly search: GallerySearch;
  /** The generator that is open. */
  readonly generatorId: string | undefined;
  readonly generators: readonly GeneratorPage[];
  readonly locales: readonly LocalePage[];
}

/** The list of generators, and beside it the one that is open. */
export function Catalogue({ generators, locales, search, generatorId }: CatalogueProps) {
  const text = useText();
  const navigate = useNavigate();
  const open = generators.find(({ id }) => id === generatorId);
  const locale = sampleLocale(search.locale, locales);
  const close = () => void navigate({ to: '/generators', search });
  const list = (
    <GeneratorsFound generators={generators} locales={locales} locale={locale} search={search} openId={generatorId} />
  );
  if (generatorId === undefined) return <ListAndDetail list={list} detail={undefined} />;
  const head = (
    <>
      <SubjectIcon generator={generatorId} />
      <h2>{generatorId}</h2>
    </>
  );
  const detail = {
    key: generatorId,
    label: text('detail', { id: generatorId }),
    head,
    close: text('close'),
    onClose: close,
  };
  const content =
    open === undefined ? (
      <UnknownGenerator id={generatorId} generators={generators} search={search} />
    ) : (
      <GeneratorDetail page={open} locale={locale} locales={sampleLocales(locales)} />
    );
  return <ListAndDetail list={list} detail={{ ...detail, children: content }} />;
}

interface GeneratorsFoundProps {
  readonly generators: readonly GeneratorPage[];
  readonly locales: readonly LocalePage[];
  readonly locale: string;
  readonly search: GallerySearch;
  readonly openId: string | undefined;
}

function GeneratorsFound({ generators, locales, locale, search, openId }: GeneratorsFoundProps) {
  const text = useText();
  const navigate = useNavigate();
  const { q = '', subject } = search;
  const found = useFound(generators, q);
  const shown = subject === undefined ? found : found.filter(({ page }) => subjectOf(page) === subject);
  const change = (part: GallerySearch) =>
    void navigate({ to: '.', search: { ...search, ...part }, replace: true, resetScroll: false });
  return (
    <ListScreen
      title={text('title')}
      count={{ found: shown.length, total: generators.length }}
      search={text('search')}
      hint={text('searchHint')}
      group={text('group')}
      query={q}
      beside={
        <LocaleChoice locales={sampleLocales(locales)} value={locale} onChange={(id) => change({ locale: id })} />
      }
    >
      <div className={classes.body}>
        <SubjectList counts={countSubjects(found.map(({ page }) => page))} total={found.length} search={search} />
        {shown.length > 0 ? (
          <GeneratorList found={shown} query={q} locale={locale} search={search} openId={openId} />
        ) : (
          <NothingFound foundElsewhere={found.length > 0} search={search} onChange={change} />
        )}
      </div>
    </ListScreen>
  );
}
