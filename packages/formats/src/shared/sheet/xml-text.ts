/** Returns a text as it stands in an attribute with quotation marks around it. It has no control characters. */
export function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
