/** Saves a text as a file of the person. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/octet-stream' }));
}

/** Saves bytes as a file of the person. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
