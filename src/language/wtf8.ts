/** UTF-8 that also carries lone surrogates (WTF-8), so that any JavaScript string goes to bytes and back. */

/** Writes the bytes of one code point, each plus `plus`, and returns the place behind them. */
export function writeCodePoint(codePoint: number, out: Uint16Array, at: number, plus: number): number {
  if (codePoint < 0x80) {
    out[at] = plus + codePoint;
    return at + 1;
  }
  if (codePoint < 0x800) {
    out[at] = plus + (0xc0 | (codePoint >> 6));
    out[at + 1] = plus + (0x80 | (codePoint & 0x3f));
    return at + 2;
  }
  if (codePoint < 0x10000) {
    out[at] = plus + (0xe0 | (codePoint >> 12));
    out[at + 1] = plus + (0x80 | ((codePoint >> 6) & 0x3f));
    out[at + 2] = plus + (0x80 | (codePoint & 0x3f));
    return at + 3;
  }
  out[at] = plus + (0xf0 | (codePoint >> 18));
  out[at + 1] = plus + (0x80 | ((codePoint >> 12) & 0x3f));
  out[at + 2] = plus + (0x80 | ((codePoint >> 6) & 0x3f));
  out[at + 3] = plus + (0x80 | (codePoint & 0x3f));
  return at + 4;
}

/** Decodes bytes. A byte that belongs to no character (a model may write one) becomes U+FFFD. */
export function decodeBytes(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; ) {
    const first = bytes[i]!;
    const length =
      first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    let codePoint = length === 1 ? first : first & (0x7f >> length);
    let complete = length > 0 && i + length <= bytes.length;
    for (let k = 1; complete && k < length; k++) {
      const byte = bytes[i + k]!;
      if ((byte & 0xc0) !== 0x80) complete = false;
      codePoint = (codePoint << 6) | (byte & 0x3f);
    }
    const tooLong = (length === 3 && codePoint < 0x800) || (length === 4 && codePoint < 0x10000);
    if (!complete || tooLong || codePoint > 0x10ffff) {
      text += '\ufffd';
      i++;
    } else {
      text += String.fromCodePoint(codePoint);
      i += length;
    }
  }
  return text;
}
