import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useAppearance } from '../lib/appearance/appearance.ts';
import { CommandProvider } from '../lib/commands/command-registry.tsx';
import { cssVariablesResolver, theme } from '../ui/theme.ts';
import { router } from './router.tsx';
import { schemeStore } from './scheme-store.ts';

/** Everything asked of the engine is the same for ever, so nothing grows stale and nothing is asked twice. */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, networkMode: 'always' },
  },
});

/** The Studio: its providers around the screens. */
export function App() {
  const { language, scheme } = useAppearance();
  return (
    <DirectionProvider key={language} detectDirection>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={schemeStore}
        defaultColorScheme={scheme}
      >
        <QueryClientProvider client={queries}>
          <CommandProvider>
            <RouterProvider router={router} />
          </CommandProvider>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
