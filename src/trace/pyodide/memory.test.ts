import { describe, expect, test } from 'vitest';
import { LEAST_MEMORY_BYTES, limitWasmMemory } from './memory.ts';

interface Instance {
  readonly exports: { readonly m: { readonly buffer: ArrayBuffer; grow(pages: number): number } };
}
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Module: new (bytes: Uint8Array) => object; Instance: new (module: object) => Instance };
};

/** A module that has one memory, with or without a limit, and exports it as `m`. */
function moduleWith(limits: readonly number[]): Uint8Array {
  const memory = [5, limits.length + 1, 1, ...limits];
  return new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, ...memory, 7, 5, 1, 1, 109, 2, 0]);
}

describe('limitWasmMemory', () => {
  const leastPages = LEAST_MEMORY_BYTES / 65_536;

  test.each([
    ['without a limit', [0, 1]],
    ['with a limit of 65536 pages', [1, 1, 0x80, 0x80, 4]],
  ])('the engine lets a memory %s grow to the given bytes and no further', (_name, limits) => {
    const limited = limitWasmMemory(moduleWith(limits), LEAST_MEMORY_BYTES + 65_536);
    const { m } = new WebAssembly.Instance(new WebAssembly.Module(limited)).exports;
    m.grow(leastPages);
    expect(m.buffer.byteLength).toBe(LEAST_MEMORY_BYTES + 65_536);
    expect(() => m.grow(1)).toThrow(RangeError);
  });

  test('a limit of the module itself is never raised', () => {
    const limited = limitWasmMemory(moduleWith([1, 1, 2]), 2 ** 31);
    const { m } = new WebAssembly.Instance(new WebAssembly.Module(limited)).exports;
    expect(() => m.grow(2)).toThrow(RangeError);
  });

  test('a module without a memory is refused', () => {
    expect(() => limitWasmMemory(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]), 2 ** 30)).toThrow(
      'no memory',
    );
  });
});
