import { CodePane } from '../../features/code/components/code-pane.tsx';

/** The open schema as text. */
export function CodeRoute() {
  return <CodePane />;
}
