import { useQuery } from '@tanstack/react-query';
import { useLookAtSchema } from '../../../lib/drafts/use-create-schema.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { type Template, templates } from '../../../lib/templates/templates.ts';
import { MiniRows } from '../../../ui/mini-rows.tsx';
import { MixStrip } from '../../../ui/mix-strip.tsx';
import { useText } from '../messages.ts';
import { templateIcons } from '../template-icons.ts';
import classes from './template-cards.module.css';

/** The templates as cards, each with three rows of its own. */
export function TemplateCards() {
  const text = useText();
  return (
    <section aria-labelledby="templates">
      <div className={classes.head}>
        <h2 id="templates">{text('templates')}</h2>
        <span>{text('templatesHint')}</span>
      </div>
      <ul className={classes.cards}>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplateCard({ template }: { readonly template: Template }) {
  const text = useText();
  const create = useLookAtSchema();
  const { id, name, table, columns, mix } = template;
  const { data, error } = useQuery({
    queryKey: ['template', id],
    queryFn: async ({ signal }) => {
      const source = await template.load();
      return backgroundEngine.call('sample', { text: source, table, columns, take: 3 }, signal);
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
  const Icon = templateIcons[id];
  const tables = text('tables', { count: template.tableCount });
  const open = async () => create(await template.load());
  return (
    <article className={classes.card}>
      <header>
        <span className={classes.icon}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </span>
        <h3>
          <button type="button" onClick={() => void open()}>
            {name}
          </button>
        </h3>
        <span className={classes.size}>{text('size', { tables, rows: formatCount(template.rowCount) })}</span>
      </header>
      <div className={classes.rows}>
        {data !== undefined && <MiniRows label={name} columns={data.columns} rows={data.rows} />}
        {error !== null && <p>{text('rowsFailed', { reason: failureOf(error).message })}</p>}
      </div>
      <MixStrip mix={mix} />
    </article>
  );
}
