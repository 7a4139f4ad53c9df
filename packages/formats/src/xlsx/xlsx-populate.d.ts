/** The part of the reader that tests use; the package has no types. */
declare module 'xlsx-populate' {
  interface Sheet {
    name(): string;
    usedRange(): { value(): readonly (readonly unknown[])[] } | undefined;
  }
  const populate: { fromDataAsync(bytes: Uint8Array): Promise<{ sheets(): readonly Sheet[] }> };
  // biome-ignore lint/style/noDefaultExport: so the package exports itself.
  export default populate;
}
