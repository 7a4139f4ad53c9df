import { ScreenState } from '../../ui/screen-state.tsx';

/** The address of the screen; the feature is put in here. */
export function DiagramRoute() {
  return <ScreenState kind="empty" title="Diagram" />;
}
