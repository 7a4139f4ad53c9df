import { ScreenState } from '../../ui/screen-state.tsx';

/** The address of the screen; the feature is put in here. */
export function DesignRoute() {
  return <ScreenState kind="empty" title="Design" />;
}
