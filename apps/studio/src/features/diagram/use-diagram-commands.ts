import type { ReactFlowInstance } from '@xyflow/react';
import { useMemo } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/command-registry.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useText } from './messages.ts';
import type { ReferenceEdge, TableNode } from './model/flow.ts';

/** What the commands of a diagram act on. */
export interface DiagramActions {
  readonly flow: ReactFlowInstance<TableNode, ReferenceEdge>;
  readonly layOutAnew: () => void;
  readonly makeReference: () => void;
  /** Undefined where no reference is selected. */
  readonly remove: (() => void) | undefined;
}

const within = '[data-diagram]';

/** What can be done with the diagram: found by palette, help and keyboard while it is shown. */
export function useDiagramCommands({ flow, layOutAnew, makeReference, remove }: DiagramActions): void {
  const text = useText();
  const commands = useMemo((): readonly Command[] => {
    const at = { group: text('group') };
    const layOut = () => {
      layOutAnew();
      announce(text('laidOut'));
      // The boxes stand there with the next frame.
      requestAnimationFrame(() => void flow.fitView(FIT));
    };
    return [
      { ...at, id: 'diagram.layOut', title: text('layOutWords'), shortcut: 'L', run: layOut },
      { ...at, id: 'diagram.fit', title: text('fit'), shortcut: '0', run: () => void flow.fitView(FIT) },
      { ...at, id: 'diagram.zoomIn', title: text('zoomIn'), shortcut: '+', run: () => void flow.zoomIn() },
      { ...at, id: 'diagram.zoomOut', title: text('zoomOut'), shortcut: '-', run: () => void flow.zoomOut() },
      { ...at, id: 'diagram.makeReference', title: text('makeReference'), shortcut: 'R', run: makeReference },
      {
        ...at,
        id: 'diagram.remove',
        title: text('remove'),
        shortcut: 'Delete',
        within,
        disabled: remove === undefined,
        run: () => remove?.(),
      },
    ];
  }, [flow, layOutAnew, makeReference, remove, text]);
  useCommands(commands);
}

/** Shows all of a diagram, never larger than it is drawn. */
export const FIT = { padding: 0.08, maxZoom: 1, duration: 0 } as const;

/** Shows the middle of a diagram so large that it can be read: a finger moves it. */
export const FIT_ON_PHONE = { ...FIT, minZoom: 0.6 } as const;
