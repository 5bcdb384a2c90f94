/**
 * The box in which Pyodide runs: a JavaScript realm with the language's own objects and none of Node's.
 *
 * Order matters. Until `run`, everything in the realm is ours, and this side may handle its objects freely.
 * Afterwards it must not touch one: not a result, not an error, not a promise.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { limitWasmMemory } from './memory.ts';

export interface BoxFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}
export interface BoxJob {
  /** JSON, for the Python side. */
  readonly job: string;
  readonly files: readonly BoxFile[];
  readonly folders: readonly string[];
  readonly stdin: Uint8Array;
  readonly outputBytes: number;
  readonly fileBytes: number;
  readonly reprSeconds: number;
}
interface Realm {
  boot(options: object): Promise<Uint8Array | undefined>;
  run(options: object): void;
  readonly ring: SharedArrayBuffer;
}

const PYTHON_FOLDER = fileURLToPath(new URL('../../../python/', import.meta.url));
/** The scripts of the realm. They must be JavaScript, so from `src` the built ones are taken. */
const BUILT = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/trace/pyodide/' : './',
  import.meta.url,
);
const REALM_SCRIPTS = ['surroundings.js', 'realm.js'];
const SCRATCH = '/home/program';
const JOB = '/tmp/ndbg-job.json';

export class PyodideBox {
  /** The only way out of the realm. */
  readonly ring: SharedArrayBuffer;
  private readonly realm: Realm;
  private readonly context = createContext(Object.create(null), {
    // Text cannot become code there: no eval, no Function, and so no `import()`, which would return Node's objects.
    codeGeneration: { strings: false, wasm: true },
  });
  private readonly makeBytes: (size: number) => Uint8Array;
  private readonly makeObject: (json: string) => Record<string, unknown>;

  constructor() {
    // They are modules for the type checker; here they share one scope, because the realm cannot import.
    const scripts = REALM_SCRIPTS.map(name =>
      readFileSync(new URL(name, BUILT), 'utf8').replaceAll(
        /^import .*$|^export (?=\w)|^export \{\};?$/gm,
        '',
      ),
    );
    this.evaluate(`(() => {'use strict';${scripts.join('\n')}\n})()`);
    this.realm = this.evaluate('ndbg') as Realm;
    this.evaluate('delete globalThis.ndbg');
    this.ring = this.realm.ring;
    this.makeBytes = this.evaluate('size => new Uint8Array(size)') as (size: number) => Uint8Array;
    this.makeObject = this.evaluate('json => JSON.parse(json)') as (json: string) => Record<string, unknown>;
  }

  /** Returns a snapshot of the fresh interpreter, unless it was made from one. */
  boot(memoryBytes: number, snapshot?: Uint8Array): Promise<Uint8Array | undefined> {
    const folder = dirname(createRequire(import.meta.url).resolve('pyodide'));
    const read = (name: string) => readFileSync(join(folder, name));
    this.load(read('pyodide.asm.mjs'), /export default (\w+);?\s*$/, 'createPyodideModule');
    this.load(read('pyodide.mjs'), /export\{(\w+) as loadPyodide,\w+ as version\};/, 'loadPyodide');
    const { info } = JSON.parse(read('pyodide-lock.json').toString()) as { info: object };
    const options = this.makeObject(
      JSON.stringify({
        lock: { info, packages: {} },
        makeSnapshot: snapshot === undefined,
        seed: [...new Uint32Array(new Uint8Array(randomBytes(16)).buffer)],
      }),
    );
    options.files = this.filesInside([
      { path: '/pyodide/pyodide.asm.wasm', bytes: limitWasmMemory(read('pyodide.asm.wasm'), memoryBytes) },
      { path: '/pyodide/python_stdlib.zip', bytes: read('python_stdlib.zip') },
    ]);
    options.tracer = this.filesInside(tracerFiles());
    if (snapshot !== undefined) options.snapshot = this.bytesInside(snapshot);
    return this.realm.boot(options);
  }

  /** Returns a function that runs the program to its end. Nothing of the realm may be touched afterwards. */
  prepare(work: BoxJob): () => void {
    const job = { path: JOB, bytes: new TextEncoder().encode(work.job) };
    const options = this.makeObject(
      JSON.stringify({
        folders: [SCRATCH, ...work.folders],
        cwd: SCRATCH,
        outputBytes: work.outputBytes,
        fileBytes: work.fileBytes,
        alarmMs: work.reprSeconds * 1000,
        code: `import ndbg_pyodide; ndbg_pyodide.main(${JSON.stringify(JOB)})`,
      }),
    );
    options.files = this.filesInside([job, ...work.files]);
    options.stdin = this.bytesInside(work.stdin);
    const { run } = this.realm;
    return () => run(options);
  }

  evaluate(text: string): unknown {
    return new Script(text).runInContext(this.context, { displayErrors: false });
  }

  /** A module of Pyodide's, as a script of a realm that cannot import. */
  private load(source: Uint8Array, exported: RegExp, name: string): void {
    const module = new TextDecoder().decode(source);
    if (!exported.test(module)) {
      throw new Error(
        `the package pyodide exports ${name} in another way than expected: install the version that is asked for`,
      );
    }
    const script = module
      .replace(exported, (_match, local: string) => `globalThis.${name}=${local};`)
      .replaceAll(/\bimport\(/g, 'refuseImport(')
      .replaceAll('import.meta.url', '"file:///pyodide/"');
    this.evaluate(`(() => {${script}\n})()`);
  }

  /** The realm's own copy of some bytes. */
  private bytesInside(bytes: Uint8Array): Uint8Array {
    const copy = this.makeBytes(bytes.length);
    copy.set(bytes);
    return copy;
  }

  /** A list of the realm's own, of records with bytes. */
  private filesInside(files: readonly BoxFile[]): unknown {
    const paths: unknown = this.makeObject(JSON.stringify(files.map(({ path }) => ({ path }))));
    const list = paths as Record<string, unknown>[];
    files.forEach(({ bytes }, i) => {
      list[i]!.bytes = this.bytesInside(bytes);
    });
    return list;
  }
}

function tracerFiles(): BoxFile[] {
  return ['ndbg_trace', 'ndbg_pyodide'].flatMap(name =>
    readdirSync(join(PYTHON_FOLDER, name))
      .filter(file => file.endsWith('.py'))
      .map(file => ({
        path: `/lib/ndbg/${name}/${file}`,
        bytes: readFileSync(join(PYTHON_FOLDER, name, file)),
      })),
  );
}
