/** The version of Populace; a test of the command line holds it to the package's. */
export const version = '0.1.0';
