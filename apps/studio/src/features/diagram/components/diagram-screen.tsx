import { ReactFlowProvider } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';
import { useDiagram } from '../use-diagram.ts';
import { DiagramCanvas } from './diagram-canvas.tsx';

/** The tables of the open schema as boxes, and what refers to what as lines between them. */
export function DiagramScreen() {
  const text = useText();
  const diagram = useDiagram();
  if (diagram.tables.length === 0)
    return <ScreenState kind="empty" title={text('noTables')} text={text('noTablesText')} />;
  return (
    <ReactFlowProvider>
      <DiagramCanvas diagram={diagram} />
    </ReactFlowProvider>
  );
}
