import { useQuery } from '@tanstack/react-query';
import { useText } from '../messages.ts';
import { packagesQuery } from '../queries.ts';
import classes from './licences.module.css';

/** The packages whose code is in the page, each with the text of its licence. */
export function CodeCredits() {
  const text = useText();
  const { data, isError } = useQuery(packagesQuery);
  return (
    <section aria-labelledby="code-credits">
      <h2 id="code-credits">
        {data === undefined ? text('codeUnknown') : text('codeCredits', { count: data.length })}
      </h2>
      {isError && <p role="alert">{text('codeFailed')}</p>}
      {data === undefined && !isError && <p role="status">{text('codeLoading')}</p>}
      <ul className={classes.packages}>
        {(data ?? []).map(({ name, version, licence, text: words }) => (
          <li key={`${name} ${version}`} dir="ltr">
            <details>
              <summary>
                {name} {version} <code>{licence}</code>
              </summary>
              <pre>{words}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
