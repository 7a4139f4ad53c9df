import { useText } from '../messages.ts';
import type { DiagramReference } from '../model/diagram.ts';
import { endsOf } from '../model/reference-words.ts';
import { useReferenceWords } from '../use-reference-words.ts';

/** The lines of the diagram as a table, for readers of the screen. */
export function ReferenceList({ references }: { readonly references: readonly DiagramReference[] }) {
  const text = useText();
  const { oftenOf } = useReferenceWords();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{text('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('from')}</th>
            <th scope="col">{text('to')}</th>
            <th scope="col">{text('often')}</th>
          </tr>
        </thead>
        <tbody>
          {references.map((reference) => {
            const [from, to] = endsOf(reference);
            return (
              <tr key={reference.id}>
                <td>{from}</td>
                <td>{to}</td>
                <td>{oftenOf(reference)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
