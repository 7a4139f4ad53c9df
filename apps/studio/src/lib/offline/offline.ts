import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isReady = false;

/**
 * Keeps the Studio in the browser for when there is no network. It begins when the page is loaded, so it slows nothing; only a built
 * Studio does it, and only where browsers allow it: on https, or on this machine.
 */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/** Says whether a newer version is here, which shows when the page is loaded anew. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(watchUpdate, () => isReady);
}

/** Calls `changed` when a newer version has come; returns what ends it. */
export function watchUpdate(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Loads the page anew, in the newest version. */
export async function reloadToUpdate(): Promise<void> {
  const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('activate');
}

/** Deletes the copy of the Studio that is kept for when there is no network; the next visit makes another. */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('populace-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first one takes over a page that none has served, which is no update; later ones do so when another tab asked for it.
  let isServed = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isServed) tellReady();
    isServed = true;
  });
  try {
    await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch {
    // Browsers may keep nothing for a person who wants that; the Studio works as long as there is network.
    return;
  }
  const registration = await serviceWorker.ready;
  tellWhenInstalled(registration.waiting);
  tellWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => tellWhenInstalled(registration.installing));
}

/** A worker that is installed waits until no tab needs the one before. */
function tellWhenInstalled(worker: ServiceWorker | null): void {
  if (worker?.state === 'installed') tellReady();
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') tellReady();
  });
}

function tellReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}
