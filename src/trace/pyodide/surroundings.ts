/**
 * The first script of the box (see `realm.ts`): empties the realm of what must not be there, and puts there what
 * Pyodide asks its surroundings for, made of the realm's own stuff. Evaluated with `realm.ts` in one scope, not
 * imported.
 */

interface RealmGlobals {
  [name: string]: unknown;
}

export const realm = globalThis as unknown as RealmGlobals;

// What the realm must not have. Streaming compilation and stack formatting call back into Node, with Node's objects.
const wasm = (globalThis as unknown as { WebAssembly: Record<string, unknown> }).WebAssembly;
for (const name of ['compileStreaming', 'instantiateStreaming', 'Suspending', 'promising', 'Function'])
  delete wasm[name];
Object.defineProperty(Error, 'prepareStackTrace', { value: undefined, writable: false, configurable: false });
Object.defineProperty(realm, 'Error', { value: Error, writable: false, configurable: false });

export function encode(text: string): Uint8Array {
  const out: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      out.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return new Uint8Array(out);
}

function decode(bytes: Uint8Array, encoding: string): string {
  let text = '';
  if (encoding === 'utf-16le') {
    for (let i = 0; i + 1 < bytes.length; i += 2)
      text += String.fromCharCode(bytes[i]! | (bytes[i + 1]! << 8));
    return text;
  }
  const utf8 = encoding.startsWith('utf');
  for (let i = 0; i < bytes.length; ) {
    const first = bytes[i++]!;
    const more = !utf8 || first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let k = 0; k < more; k++) code = (code << 6) | (bytes[i++]! & 63);
    text += String.fromCodePoint(code > 0x10ffff ? 0xfffd : code);
  }
  return text;
}

// Pyodide asks its surroundings for these; here they are, made of this realm's own stuff.
realm.TextEncoder = class {
  encode(text: string): Uint8Array {
    return encode(String(text));
  }
  encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
    const bytes = encode(text);
    target.set(bytes);
    return { read: text.length, written: bytes.length };
  }
};
realm.TextDecoder = class {
  constructor(private readonly encoding = 'utf-8') {}
  decode(bytes: Uint8Array | ArrayBuffer): string {
    return decode(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes), this.encoding.toLowerCase());
  }
};

export const complaints: string[] = [];
function complain(...words: unknown[]): void {
  if (complaints.length < 20) complaints.push(words.map(String).join(' ').slice(0, 500));
}
realm.console = { log: complain, info: complain, warn: complain, error: complain, debug: complain };

let lastTime = 0;
realm.performance = {
  // A clock of milliseconds that still moves between two looks at it.
  now(): number {
    lastTime = Math.max(lastTime + 0.001, Date.now());
    return lastTime;
  },
};
realm.setTimeout = () => 0;
realm.clearTimeout = () => undefined;

// Pyodide takes a realm with `read` and `load` for a bare shell and expects nothing more of it.
export const bootFiles = new Map<string, Uint8Array>();
function readBootFile(path: string): Uint8Array {
  const found = bootFiles.get(path);
  if (found === undefined) throw new Error(`there is no file ${path} here`);
  return found;
}
realm.read = readBootFile;
realm.load = readBootFile;
realm.readbuffer = readBootFile;
realm.refuseImport = () => Promise.reject(new Error('there is nothing to import here'));

// Random bytes, asked for in the shell's way: `head -cN /dev/urandom | base64`. xoshiro128** from a seed of Node's.
export const random = new Uint32Array(4);
function randomWord(): number {
  const [a, b, c, d] = random as unknown as [number, number, number, number];
  const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
  const mixed = c ^ a;
  const turned = d ^ b;
  random[0] = a ^ turned;
  random[1] = b ^ mixed;
  random[2] = mixed ^ (b << 9);
  random[3] = rotate(turned, 11);
  return result >>> 0;
}
function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
realm.os = {
  system(_command: string, words: readonly string[]): string {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const size = Number(/-c(\d+)/.exec(words[1] ?? '')?.[1] ?? 0);
    const letter = (drop: number, shift: number) => alphabet[(randomWord() >>> drop) << shift];
    let text = '';
    for (let i = 0; i < Math.floor(size / 3) * 4; i++) text += letter(26, 0);
    // The last group holds one or two bytes; its spare bits are zero.
    if (size % 3 === 1) text += `${letter(26, 0)}${letter(30, 4)}==`;
    if (size % 3 === 2) text += `${letter(26, 0)}${letter(26, 0)}${letter(28, 2)}=`;
    return text;
  },
};
