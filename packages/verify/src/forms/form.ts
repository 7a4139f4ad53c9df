/** Whether a text is a value of a type in the form in which files have it. */
export type Form = (text: string) => boolean;
