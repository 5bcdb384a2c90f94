/** The realm, seen by code that already runs JavaScript inside it. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, test } from 'vitest';
import { PyodideBox } from '../../src/trace/pyodide/box.ts';

/**
 * Everything that can be reached from `roots` by properties and prototypes. Getters are not called, but are looked at.
 */
function reachable(roots: readonly unknown[]): Set<object> {
  const seen = new Set<object>();
  const todo: unknown[] = [...roots];
  while (todo.length > 0) {
    const item = todo.pop();
    if ((typeof item !== 'object' && typeof item !== 'function') || item === null || seen.has(item)) continue;
    seen.add(item);
    if (ArrayBuffer.isView(item)) {
      todo.push(Object.getPrototypeOf(item));
      continue;
    }
    todo.push(Object.getPrototypeOf(item));
    for (const key of Reflect.ownKeys(item)) {
      const property = Reflect.getOwnPropertyDescriptor(item, key);
      todo.push(property?.value, property?.get, property?.set);
    }
  }
  return seen;
}

describe('the realm that Pyodide lives in', () => {
  let box: PyodideBox;
  let inside: object;
  beforeAll(async () => {
    box = new PyodideBox();
    await box.boot(2 ** 28);
    inside = box.evaluate('globalThis') as object;
  });

  test('no object of Node\u2019s own realm can be reached from it', () => {
    const found = reachable([inside]);
    const ours = [
      Object,
      Function,
      Array,
      Promise,
      Error,
      Object.prototype,
      Function.prototype,
      process,
      globalThis,
      Buffer,
    ];
    expect(ours.filter(object => found.has(object))).toEqual([]);
    // The walk does see such things where they are.
    expect(found.size).toBeGreaterThan(500);
    expect(reachable([inside, { deep: [() => {}] }]).has(Function)).toBe(true);
  });

  test('it has the language, what Pyodide asks for, and nothing else', () => {
    const names = box.evaluate('Object.getOwnPropertyNames(globalThis)') as string[];
    const language = new Set(
      Object.getOwnPropertyNames(globalThis).filter(
        name => /^[A-Z]/.test(name) || /^(un)?escape$|^(is|parse)|^(de|en)code/.test(name),
      ),
    );
    const extra = [...names].filter(name => !language.has(name)).sort();
    expect(extra).toEqual([
      ...[
        'clearTimeout',
        'console',
        'eval',
        'globalThis',
        'os',
        'performance',
        'refuseImport',
        'setTimeout',
        'undefined',
      ],
    ]);
    for (const name of [
      'Buffer',
      'Request',
      'WebSocket',
      'EventSource',
      'MessageChannel',
      'Worker',
      'BroadcastChannel',
      'Blob',
    ]) {
      expect(names).not.toContain(name);
    }
  });

  test.each([
    ['eval', 'eval("1")'],
    ['Function', 'Function("return 1")'],
    ['a function\u2019s constructor', '(async () => {}).constructor("return 1")'],
  ])('no text becomes code: %s', (_name, code) => {
    expect(box.evaluate(`(() => { try { return String(${code}) } catch (e) { return e.name } })()`)).toBe(
      'EvalError',
    );
  });

  test('errors are formatted by nothing of the program\u2019s', () => {
    const seen = box.evaluate(`(() => {
      let called = 0;
      const own = Error;
      try { Error.prepareStackTrace = () => { called++; }; } catch {}
      try { globalThis.Error = { prepareStackTrace: () => { called++; } }; } catch {}
      try { Object.defineProperty(globalThis, 'Error', { value: class {} }); } catch {}
      void new own('x').stack;
      return JSON.stringify([called, globalThis.Error === own]);
    })()`);
    expect(seen).toBe('[0,true]');
  });

  test('streaming compilation, which would call Node, is gone', () => {
    expect(
      box.evaluate('typeof WebAssembly.compileStreaming + typeof WebAssembly.instantiateStreaming'),
    ).toBe('undefinedundefined');
  });
});

test('a worker that was disarmed has no way to code, to files or to the network', async () => {
  const script = `
    const { parentPort } = require('node:worker_threads');
    const reach = () => [
      typeof process, typeof fetch, typeof require, typeof Function, typeof eval, typeof WebAssembly,
      typeof (() => {}).constructor, typeof (async () => {}).constructor, typeof new Error().constructor.constructor,
    ].join(' ');
    import(${JSON.stringify(new URL('../../dist/trace/pyodide/disarm.js', import.meta.url).href)}).then(({ disarm }) \
=> {
      const before = reach();
      disarm();
      parentPort.postMessage([before, reach()]);
    });`;
  const worker = new Worker(script, { eval: true });
  const [[before, after]] = (await once(worker, 'message')) as [[string, string]];
  await worker.terminate();
  expect(before).toBe('object function function function function object function function function');
  // A deleted constructor leaves the one that Object.prototype gives: Object, which makes no code.
  expect(after).toBe(
    'undefined undefined undefined undefined undefined undefined function function function',
  );
});
