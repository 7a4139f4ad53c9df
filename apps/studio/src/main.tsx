import './app/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { applyAppearance } from './lib/appearance/appearance.ts';
import { registerOffline } from './lib/offline/offline.ts';

applyAppearance();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerOffline();
