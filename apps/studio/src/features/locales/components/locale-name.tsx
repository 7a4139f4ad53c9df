import type { LocalePage } from '@populace/library';
import classes from './locale-detail.module.css';

/** The head of a locale: its name in its own words, and its code. */
export function LocaleName({ page, id }: { readonly page: LocalePage | undefined; readonly id: string }) {
  if (page === undefined) return <h2>{id}</h2>;
  return (
    <>
      <h2 lang={page.language} dir={page.direction}>
        {page.nativeName}
      </h2>
      <code className={classes.code}>{page.id}</code>
    </>
  );
}
