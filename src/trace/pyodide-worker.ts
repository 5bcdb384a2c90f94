/**
 * The worker thread: builds an empty realm, boots Pyodide in it, and runs one program there. One program a worker, always.
 *
 * Order matters. Until the program's first line everything in the realm is ours, and Node's side may handle the realm's
 * objects freely. From then on it must not touch one: not a result, not an error, not a promise.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { limitWasmMemory } from './pyodide-memory.ts';

export interface WorkerStart {
  readonly memoryBytes: number;
  /** What a worker before this one gave. Without it, booting takes ten times as long. */
  readonly snapshot?: SharedArrayBuffer;
}
export interface WorkerReady {
  readonly ring: SharedArrayBuffer;
  readonly snapshot?: Uint8Array;
}
export interface WorkerJob {
  readonly job: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly folders: readonly string[];
  readonly stdin: Uint8Array;
  readonly outputBytes: number;
  readonly fileBytes: number;
}

interface Realm {
  boot(options: object): Promise<Uint8Array | undefined>;
  run(options: object): void;
  readonly ring: SharedArrayBuffer;
}

const PYTHON_FOLDER = fileURLToPath(new URL('../../python/', import.meta.url));
const SCRATCH = '/home/program';
const JOB = '/tmp/ndbg-job.json';

const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: true } });

function evaluate(text: string, filename: string): unknown {
  return new Script(text, { filename }).runInContext(context, { displayErrors: false });
}

const realmText = readFileSync(new URL('./pyodide-realm.js', import.meta.url), 'utf8');
evaluate(`(() => {'use strict';${realmText.replace(/^export \{\};?$/m, '')}\n})()`, 'realm.js');
const { boot, run, ring } = evaluate('ndbg', 'realm.js') as Realm;
evaluate('delete globalThis.ndbg', 'realm.js');
const makeBytes = evaluate('size => new Uint8Array(size)', 'realm.js') as (size: number) => Uint8Array;
const makeObject = evaluate('text => JSON.parse(text)', 'realm.js') as (
  text: string,
) => Record<string, unknown>;

/** The realm's own copy of some bytes. */
function bytesInside(bytes: Uint8Array): Uint8Array {
  const copy = makeBytes(bytes.length);
  copy.set(bytes);
  return copy;
}

/** A list of the realm's own, of records with bytes. */
function filesInside(files: readonly { readonly path: string; readonly bytes: Uint8Array }[]): unknown {
  const list = makeObject(JSON.stringify(files.map(({ path }) => ({ path })))) as unknown as Record<
    string,
    unknown
  >[];
  files.forEach(({ bytes }, i) => {
    list[i]!.bytes = bytesInside(bytes);
  });
  return list;
}

/** Pyodide's modules as scripts of a realm that cannot import. */
function loadPyodideSources(folder: string): void {
  const load = (name: string, pattern: RegExp, replacement: string) => {
    const module = readFileSync(join(folder, name), 'utf8');
    const script = module
      .replaceAll(/\bimport\(/g, 'refuseImport(')
      .replaceAll('import.meta.url', '"file:///pyodide/"')
      .replace(pattern, replacement);
    if (script === module || /\bexport\b[^"'`]*$/.test(script.slice(-200))) {
      throw new Error(
        `${name} of the package pyodide has another form than expected: install the version this package names`,
      );
    }
    evaluate(`(() => {${script}\n})()`, name);
  };
  load('pyodide.asm.mjs', /export default (\w+);?\s*$/, 'globalThis.createPyodideModule=$1;');
  load('pyodide.mjs', /export\{(\w+) as loadPyodide,\w+ as version\};/, 'globalThis.loadPyodide=$1;');
}

function tracerFiles(): { path: string; bytes: Uint8Array }[] {
  return ['ndbg_trace', 'ndbg_pyodide'].flatMap(name =>
    readdirSync(join(PYTHON_FOLDER, name))
      .filter(file => file.endsWith('.py'))
      .map(file => ({
        path: `/lib/ndbg/${name}/${file}`,
        bytes: readFileSync(join(PYTHON_FOLDER, name, file)),
      })),
  );
}

async function bootPyodide({ memoryBytes, snapshot }: WorkerStart): Promise<WorkerReady> {
  const folder = dirname(createRequire(import.meta.url).resolve('pyodide'));
  loadPyodideSources(folder);
  const lock = JSON.parse(readFileSync(join(folder, 'pyodide-lock.json'), 'utf8')) as { info: object };
  const options = makeObject(
    JSON.stringify({
      files: {},
      lock: { info: lock.info, packages: {} },
      makeSnapshot: snapshot === undefined,
      seed: [...new Uint32Array(new Uint8Array(randomBytes(16)).buffer)],
    }),
  );
  const files = options.files as Record<string, Uint8Array>;
  files['/pyodide/pyodide.asm.wasm'] = bytesInside(
    limitWasmMemory(readFileSync(join(folder, 'pyodide.asm.wasm')), memoryBytes),
  );
  files['/pyodide/python_stdlib.zip'] = bytesInside(readFileSync(join(folder, 'python_stdlib.zip')));
  options.tracer = filesInside(tracerFiles());
  if (snapshot !== undefined) options.snapshot = bytesInside(new Uint8Array(snapshot));
  const made = await boot(options);
  return made === undefined ? { ring } : { ring, snapshot: made };
}

parentPort!.once('message', (work: WorkerJob) => {
  const job = { path: JOB, bytes: new TextEncoder().encode(work.job) };
  const options = makeObject(
    JSON.stringify({
      folders: [SCRATCH, ...work.folders],
      cwd: SCRATCH,
      outputBytes: work.outputBytes,
      fileBytes: work.fileBytes,
      code: `import ndbg_pyodide; ndbg_pyodide.main(${JSON.stringify(JOB)})`,
    }),
  );
  options.files = filesInside([job, ...work.files]);
  options.stdin = bytesInside(work.stdin);
  // From here on, what fails in the realm is the program's: nobody looks at it, for looking would run its code.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => process.exit(70));
  run(options);
  process.exit(0);
});
parentPort!.postMessage(await bootPyodide(workerData as WorkerStart));
