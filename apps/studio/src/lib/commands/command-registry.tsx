import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { appearance } from '../appearance/appearance.ts';
import type { Command } from './command.ts';
import { listenToKeys } from './listen-to-keys.ts';

/** Which commands there are now. Screens add theirs while they are shown; the newest of an id or shortcut counts. */
export interface CommandRegistry {
  readonly all: () => readonly Command[];
  readonly find: (id: string) => Command | undefined;
  readonly set: (owner: symbol, commands: readonly Command[] | undefined) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Makes an empty registry. */
export function createCommandRegistry(): CommandRegistry {
  const owned = new Map<symbol, readonly Command[]>();
  const listeners = new Set<() => void>();
  let all: readonly Command[] = [];
  return {
    all: () => all,
    find: (id) => all.find((command) => command.id === id),
    set(owner, commands) {
      if (commands === undefined) owned.delete(owner);
      else owned.set(owner, commands);
      const byId = new Map([...owned.values()].flat().map((command) => [command.id, command]));
      all = [...byId.values()];
      for (const listener of listeners) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const Context = createContext(createCommandRegistry());

/** Holds the registry of the app and listens to the keyboard for it. */
export function CommandProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(createCommandRegistry);
  useEffect(() => listenToKeys(window, registry, () => appearance().singleKeys), [registry]);
  return <Context.Provider value={registry}>{children}</Context.Provider>;
}

/** Adds commands for as long as the component is shown. Give the same list, or a memoised one, to keep it quiet. */
export function useCommands(commands: readonly Command[]): void {
  const registry = useContext(Context);
  const [owner] = useState(() => Symbol('commands'));
  useEffect(() => registry.set(owner, commands), [registry, owner, commands]);
  useEffect(() => () => registry.set(owner, undefined), [registry, owner]);
}

/** Every command that there is now. */
export function useAllCommands(): readonly Command[] {
  const registry = useContext(Context);
  return useSyncExternalStore(registry.subscribe, registry.all);
}

/** The command of an id, for a button or menu that stands for it. */
export function useCommand(id: string): Command | undefined {
  return useAllCommands().find((command) => command.id === id);
}
