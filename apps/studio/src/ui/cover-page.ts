let covers = 0;

/** Takes the page out of reach of pointer, keys and readers of the screen while a dialog covers it. Returns what ends that. */
export function coverPage(): () => void {
  covers += 1;
  show();
  return () => {
    covers -= 1;
    show();
  };
}

function show(): void {
  document.getElementById('root')?.toggleAttribute('inert', covers > 0);
}
