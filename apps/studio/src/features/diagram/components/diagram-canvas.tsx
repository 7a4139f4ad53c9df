import { Button } from '@mantine/core';
import {
  Background,
  type Connection,
  ConnectionMode,
  MiniMap,
  type NodeChange,
  Panel,
  ReactFlow,
  useReactFlow,
} from '@xyflow/react';
import { useCallback, useMemo, useState } from 'react';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useText } from '../messages.ts';
import type { Diagram } from '../model/diagram.ts';
import { columnOfHandle, edgesOf, nodesOf, type ReferenceEdge, type TableNode } from '../model/flow.ts';
import { useBoxKeys } from '../use-box-keys.ts';
import { useChosen } from '../use-chosen.ts';
import { FIT, FIT_ON_PHONE, useDiagramCommands } from '../use-diagram-commands.ts';
import { useOpenInDesign } from '../use-open-in-design.ts';
import { usePlaces } from '../use-places.ts';
import { useReferenceEdits } from '../use-reference-edits.ts';
import { useReferenceWords } from '../use-reference-words.ts';
import classes from './diagram-canvas.module.css';
import { DiagramTools, ZoomTools } from './diagram-tools.tsx';
import { ExpandingProvider } from './expanding.ts';
import { Legend } from './legend.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { ReferenceForm } from './reference-form.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { ReferenceList } from './reference-list.tsx';
import { TableBox } from './table-box.tsx';

const nodeTypes = { table: TableBox };
const edgeTypes = { reference: ReferenceLine };
/** From so many tables on, a map helps more than it covers. */
const MANY_TABLES = 12;

/** The canvas: boxes that can be moved, lines that can be drawn, and what stands around them. */
export function DiagramCanvas({ diagram }: { readonly diagram: Diagram }) {
  const text = useText();
  const isPhone = useIsPhone();
  const flow = useReactFlow<TableNode, ReferenceEdge>();
  const { places, move, keep, layOutAnew } = usePlaces(diagram);
  const { nameOf } = useReferenceWords();
  const { draw, refer, remove } = useReferenceEdits(diagram);
  const openInDesign = useOpenInDesign();
  const chosen = useChosen(diagram);
  const [isMaking, setIsMaking] = useState(false);
  const { reference } = chosen;
  const nodes = useMemo(() => nodesOf(diagram, places, chosen.ids), [diagram, places, chosen.ids]);
  const edges = useMemo(
    () => edgesOf(diagram, { nodes, chosen: chosen.ids, nameOf }),
    [diagram, nodes, chosen.ids, nameOf],
  );
  const keys = useBoxKeys({
    flow,
    places,
    onTable: chosen.chooseTable,
    onReference: chosen.chooseReference,
    onOpen: openInDesign,
  });
  const makeReference = useCallback(() => setIsMaking(true), []);
  const removeChosen = useMemo(() => reference && (() => remove(reference)), [reference, remove]);
  useDiagramCommands({ flow, layOutAnew, makeReference, remove: removeChosen });
  const onNodesChange = (changes: readonly NodeChange<TableNode>[]) => {
    for (const change of changes)
      if (change.type === 'position' && change.position !== undefined) move(change.id, change.position);
  };
  return (
    <section
      className={classes.diagram}
      aria-label={text('diagram')}
      data-diagram=""
      data-pane=""
      tabIndex={-1}
      dir="ltr"
      {...keys}
    >
      <ExpandingProvider value={chosen}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={onNodesChange}
          onNodeDragStop={keep}
          onNodeClick={(_event, { id }) => chosen.chooseTable(id)}
          onNodeDoubleClick={(_event, { id }) => openInDesign(id)}
          onEdgeClick={(_event, { id }) => chosen.chooseReference(id)}
          onPaneClick={() => chosen.chooseReference(undefined)}
          onConnect={(connection) => draw(...endsOf(connection))}
          connectionMode={ConnectionMode.Loose}
          connectionRadius={24}
          nodesDraggable={!isPhone}
          nodesConnectable={!isPhone}
          disableKeyboardA11y
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          zoomOnDoubleClick={false}
          minZoom={0.1}
          maxZoom={2}
          fitView
          fitViewOptions={isPhone ? FIT_ON_PHONE : FIT}
          onlyRenderVisibleElements={diagram.tables.length > 100}
          proOptions={{ hideAttribution: true }}
        >
          <Background gap={24} />
          <Panel position="top-left">
            <DiagramTools />
          </Panel>
          <Panel position={isPhone ? 'top-right' : 'bottom-left'}>
            <ZoomTools />
          </Panel>
          <Panel position="bottom-center">
            {isPhone ? <OpenButton table={chosen.ids.table} onOpen={openInDesign} /> : <Legend />}
          </Panel>
          {diagram.tables.length >= MANY_TABLES && !isPhone && <MiniMap pannable zoomable ariaLabel={text('map')} />}
        </ReactFlow>
      </ExpandingProvider>
      {reference !== undefined && (
        <ReferenceCard
          reference={reference}
          onRemove={() => remove(reference)}
          onOpen={() => openInDesign(reference.table, reference.columns)}
          onClose={() => chosen.chooseReference(undefined)}
        />
      )}
      {isMaking && (
        <ReferenceForm diagram={diagram} table={chosen.ids.table} onRefer={refer} onClose={() => setIsMaking(false)} />
      )}
      <ReferenceList references={diagram.references} />
    </section>
  );
}

function endsOf({ source, sourceHandle, target, targetHandle }: Connection) {
  return [
    { table: source, column: columnOfHandle(sourceHandle ?? '') },
    { table: target, column: columnOfHandle(targetHandle ?? '') },
  ] as const;
}

/** A tap selects a table, which is then opened by this: what Enter and a double click do elsewhere. */
function OpenButton({
  table,
  onOpen,
}: {
  readonly table: string | undefined;
  readonly onOpen: (table: string) => void;
}) {
  const text = useText();
  if (table === undefined) return null;
  return <Button onClick={() => onOpen(table)}>{text('openTable', { table })}</Button>;
}
