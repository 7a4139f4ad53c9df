const KEY = 'populace.recent-commands';
const KEPT = 5;

/** The ids of the commands that were run from the palette, the newest first. */
export function recentCommands(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // A browser that keeps nothing, or nothing readable: none is recent.
    return [];
  }
}

/** Remembers that a command was run. */
export function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((other) => other !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing: the palette opens in its usual order next time.
    return;
  }
}
