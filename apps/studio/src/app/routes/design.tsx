import { lazy, Suspense } from 'react';
import { DesignerScreen } from '../../features/designer/components/designer-screen.tsx';
import { Preview } from '../../features/preview/components/preview.tsx';

const ProfilePane = lazy(() =>
  import('../../features/profile/components/profile-pane.tsx').then((module) => ({ default: module.ProfilePane })),
);

/** The design of a schema: its columns over its rows. What the values are like together comes after both. */
export function DesignRoute() {
  const profile = (
    <Suspense fallback={null}>
      <ProfilePane />
    </Suspense>
  );
  return <DesignerScreen preview={<Preview />} profile={profile} />;
}
