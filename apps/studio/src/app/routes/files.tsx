import { useSearch } from '@tanstack/react-router';
import { FilesScreen } from '../../features/files/components/files-screen.tsx';

/** Content types and extensions. */
export function FilesRoute() {
  return <FilesScreen search={useSearch({ from: '/files' })} />;
}
