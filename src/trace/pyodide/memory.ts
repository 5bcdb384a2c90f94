/** Writes a memory limit into a WebAssembly module, which the engine then enforces. */

const PAGE_BYTES = 65_536;
const MEMORY_SECTION = 5;
/** Below this the interpreter does not start. */
export const LEAST_MEMORY_BYTES = 64 * 2 ** 20;

export function limitWasmMemory(module: Uint8Array, mostBytes: number): Uint8Array {
  const pages = Math.floor(Math.max(mostBytes, LEAST_MEMORY_BYTES) / PAGE_BYTES);
  let at = 8;
  while (at < module.length) {
    const id = module[at]!;
    const [size, start] = readUnsigned(module, at + 1);
    const end = start + size;
    if (id === MEMORY_SECTION) return withMemory(module, at, start, end, pages);
    at = end;
  }
  throw new Error('the WebAssembly module has no memory of its own to limit');
}

function withMemory(module: Uint8Array, at: number, start: number, end: number, pages: number): Uint8Array {
  const [count, flagsAt] = readUnsigned(module, start);
  const flags = module[flagsAt]!;
  const [least, afterLeast] = readUnsigned(module, flagsAt + 1);
  const declared = flags & 1 ? readUnsigned(module, afterLeast)[0] : 65_536;
  if (count !== 1) throw new Error(`the WebAssembly module has ${count} memories; one was expected`);
  const most = Math.max(least, Math.min(declared, pages));
  const body = [1, flags | 1, ...unsigned(least), ...unsigned(most)];
  const section = [MEMORY_SECTION, ...unsigned(body.length), ...body];
  const result = new Uint8Array(at + section.length + module.length - end);
  result.set(module.subarray(0, at));
  result.set(section, at);
  result.set(module.subarray(end), at + section.length);
  return result;
}

/** LEB128: the number and where it ends. */
function readUnsigned(bytes: Uint8Array, at: number): [number, number] {
  let value = 0;
  let scale = 1;
  for (let i = at; i < bytes.length; i++) {
    const byte = bytes[i]!;
    value += (byte & 127) * scale;
    if (byte < 128) return [value, i + 1];
    scale *= 128;
  }
  throw new Error('the WebAssembly module is cut off');
}

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest === 0 ? low : low | 128);
  } while (rest !== 0);
  return bytes;
}
