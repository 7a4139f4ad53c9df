import type { ContentType } from '@populace/library';
import { Link } from '@tanstack/react-router';
import { searchWords } from '../../../lib/search/match-words.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { useRoving } from '../../../ui/use-roving.ts';
import { useText } from '../messages.ts';
import { compressionWords, sourceWords } from '../type-words.ts';
import { ExtensionLinks } from './extension-links.tsx';
import classes from './files.module.css';

/** Content types with what is known of each. */
export function TypeTable({ types, query }: { readonly types: readonly ContentType[]; readonly query: string }) {
  const text = useText();
  const roving = useRoving(types.map(({ type }) => type));
  const words = searchWords(query.replace(/^\*?\./, ''));
  return (
    <div className={classes.box}>
      <table className={classes.table} aria-label={text('title')} {...roving.list}>
        <thead>
          <tr>
            <th scope="col">{text('type')}</th>
            <th scope="col">{text('extensions')}</th>
            <th scope="col" data-column="more">
              {text('source')}
            </th>
            <th scope="col" data-column="more">
              {text('compression')}
            </th>
            <th scope="col" data-column="more">
              {text('charset')}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((content) => (
            <tr key={content.type}>
              <th scope="row">
                <Link to="/files" search={{ q: content.type }} className={classes.type} {...roving.entry(content.type)}>
                  <MarkedText text={content.type} words={words} />
                </Link>
              </th>
              <td>
                <ExtensionLinks extensions={content.extensions} words={words} />
              </td>
              <td data-column="more">{sourceWords(content)}</td>
              <td data-column="more">{compressionWords(content)}</td>
              <td data-column="more">{content.charset ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
