import { createContext } from 'react';

/** Whether a component is part of a dialog: its sheets then stand over the dialog. */
export const WithinDialog = createContext(false);
