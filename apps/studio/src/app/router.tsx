import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import {
  readDesignSearch,
  readFilesSearch,
  readGalleryListSearch,
  readLocaleListSearch,
} from '../lib/address/searches.ts';
import { AppShell } from './app-shell.tsx';
import { NotFound } from './not-found.tsx';
import { RouteFailure } from './route-failure.tsx';

const root = createRootRoute({ component: AppShell, notFoundComponent: NotFound, errorComponent: RouteFailure });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/home.tsx'), 'HomeRoute'),
});

const shared = createRoute({
  getParentRoute: () => root,
  path: '/shared',
  component: lazyRouteComponent(() => import('./routes/shared.tsx'), 'SharedRoute'),
});

const schema = createRoute({
  getParentRoute: () => root,
  path: '/schemas/$schemaId',
  validateSearch: readDesignSearch,
  component: lazyRouteComponent(() => import('./routes/schema.tsx'), 'SchemaRoute'),
});

const design = createRoute({
  getParentRoute: () => schema,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/design.tsx'), 'DesignRoute'),
});

const code = createRoute({
  getParentRoute: () => schema,
  path: '/code',
  component: lazyRouteComponent(() => import('./routes/code.tsx'), 'CodeRoute'),
});

const diagram = createRoute({
  getParentRoute: () => schema,
  path: '/diagram',
  component: lazyRouteComponent(() => import('./routes/diagram.tsx'), 'DiagramRoute'),
});

const exporting = createRoute({
  getParentRoute: () => schema,
  path: '/export',
  component: lazyRouteComponent(() => import('./routes/export.tsx'), 'ExportRoute'),
});

const generators = createRoute({
  getParentRoute: () => root,
  path: '/generators',
  validateSearch: readGalleryListSearch,
  component: lazyRouteComponent(() => import('./routes/generators.tsx'), 'GeneratorsRoute'),
});

const generator = createRoute({ getParentRoute: () => generators, path: '/$generatorId' });

const locales = createRoute({
  getParentRoute: () => root,
  path: '/locales',
  validateSearch: readLocaleListSearch,
  component: lazyRouteComponent(() => import('./routes/locales.tsx'), 'LocalesRoute'),
});

const locale = createRoute({ getParentRoute: () => locales, path: '/$localeId' });

const files = createRoute({
  getParentRoute: () => root,
  path: '/files',
  validateSearch: readFilesSearch,
  component: lazyRouteComponent(() => import('./routes/files.tsx'), 'FilesRoute'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./routes/settings.tsx'), 'SettingsRoute'),
});

const licences = createRoute({
  getParentRoute: () => root,
  path: '/settings/licences',
  component: lazyRouteComponent(() => import('./routes/licences.tsx'), 'LicencesRoute'),
});

const tree = root.addChildren([
  home,
  shared,
  schema.addChildren([design, code, diagram, exporting]),
  generators.addChildren([generator]),
  locales.addChildren([locale]),
  files,
  settings,
  licences,
]);

/** Every screen and its address. */
export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  // Panes keep their own place: selecting in them is a navigation that must not put a bar back to where it was before.
  scrollRestoration: ({ location }) => !location.pathname.startsWith('/schemas/'),
  defaultErrorComponent: RouteFailure,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
