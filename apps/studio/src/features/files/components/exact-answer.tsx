import type { ContentType, ContentTypePage, NamedType, TypesDescription } from '@populace/library';
import type { ReactNode } from 'react';
import { CopiedCode } from '../../../ui/copied-code.tsx';
import { useText } from '../messages.ts';
import { compressionWords, formatWords, sourceWords } from '../type-words.ts';
import { ExtensionLinks } from './extension-links.tsx';
import classes from './files.module.css';

export type KnownDescription = Exclude<TypesDescription, { readonly kind: 'unknown' }>;

/** What a whole name means: a content type, an extension, or the name of a file. */
export function ExactAnswer({ exact }: { readonly exact: KnownDescription }) {
  const text = useText();
  switch (exact.kind) {
    case 'type':
      return (
        <Answer title={text('isType', { type: exact.type.type })}>
          <TypeCard type={exact.type} />
        </Answer>
      );
    case 'extension':
      return (
        <Answer title={text('isExtension', { extension: exact.extension })}>
          <TypeCards types={exact.types} />
        </Answer>
      );
    case 'format':
      return (
        <Answer title={text('isFormat', { format: exact.format.id })}>
          <TypeCard type={exact.type} />
        </Answer>
      );
    case 'name':
      return (
        <Answer title={text('isName', { name: exact.query })}>
          <Named named={exact.named} />
        </Answer>
      );
  }
}

function Answer({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.answer}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A file, and within it what its wrapper holds. */
function Named({ named }: { readonly named: NamedType }) {
  const text = useText();
  const { types, wrapper, inner } = named;
  return (
    <>
      <TypeCards types={types} />
      {wrapper !== undefined && (
        <p className={classes.wrapped}>{text(inner === undefined ? 'wrappedOnly' : 'wrapped', { wrapper })}</p>
      )}
      {inner !== undefined && <Named named={inner} />}
    </>
  );
}

/** A type; the formats that write it are known of those that are asked for themselves. */
type ShownType = ContentType & Partial<Pick<ContentTypePage, 'formats'>>;

function TypeCards({ types }: { readonly types: readonly ShownType[] }) {
  return (
    <ul className={classes.cards}>
      {types.map((type, place) => (
        <li key={type.type}>
          <TypeCard type={type} isPreferred={place === 0 && types.length > 1} />
        </li>
      ))}
    </ul>
  );
}

function TypeCard({ type, isPreferred = false }: { readonly type: ShownType; readonly isPreferred?: boolean }) {
  const text = useText();
  return (
    <div className={classes.card}>
      <CopiedCode code={type.type} label={text('code')} copy={text('copy')} copied={text('copied')} />
      <dl>
        <Fact name={text('extensions')}>
          {type.extensions.length === 0 ? (
            text('noExtension')
          ) : (
            <ExtensionLinks extensions={type.extensions} words={[]} areStops />
          )}
        </Fact>
        <Fact name={text('source')}>
          {sourceWords(type)}
          {isPreferred && <span className={classes.preferred}>{text('preferred')}</span>}
        </Fact>
        <Fact name={text('compression')}>{compressionWords(type)}</Fact>
        {type.charset !== undefined && <Fact name={text('charset')}>{type.charset}</Fact>}
        {type.formats !== undefined && <Fact name={text('formats')}>{formatWords(type.formats)}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
