/** Returns the name of a schema's file: `Corner shop` is kept as `corner-shop.yaml`. */
export function fileNameOf(name: string | undefined, isJson: boolean): string {
  const words = (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${words === '' ? 'schema' : words}.${isJson ? 'json' : 'yaml'}`;
}
