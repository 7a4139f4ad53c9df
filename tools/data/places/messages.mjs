/** Reads a message catalogue of gettext (.mo), the form in which libgeonames keeps names by number. */

/** Returns the messages by their ids. */
export function readMessages(bytes) {
  const isLittle = bytes.readUInt32LE(0) === 0x950412de;
  const word = (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const text = (at) => bytes.subarray(word(at + 4), word(at + 4) + word(at)).toString('utf8');
  const [count, ids, texts] = [word(8), word(12), word(16)];
  const messages = new Map();
  for (let entry = 0; entry < count; entry++) messages.set(text(ids + 8 * entry), text(texts + 8 * entry));
  return messages;
}
