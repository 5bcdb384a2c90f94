/** The worker thread around the box: boots it, runs one program in it, ends. One program a worker, always. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BoxJob, PyodideBox } from './pyodide-box.ts';

export interface WorkerStart {
  readonly memoryBytes: number;
  /** What a worker before this one gave. Without it, booting takes several times as long. */
  readonly snapshot?: SharedArrayBuffer;
}
export interface WorkerReady {
  readonly ring: SharedArrayBuffer;
  readonly snapshot?: Uint8Array;
}

/**
 * A second wall, for the case that a way out of the realm is found: this thread's own realm loses what would turn an
 * object of it into code, and most of what that code could call. Nothing here needs them any more.
 */
function disarm(): void {
  for (const one of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    Reflect.deleteProperty(Object.getPrototypeOf(one) as object, 'constructor');
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!/^(Object|Array|Promise|Symbol|Error|Reflect|globalThis)$/.test(name)) {
      Reflect.deleteProperty(globalThis, name);
    }
  }
}

parentPort!.once('message', (work: BoxJob) => {
  const run = box.prepare(work);
  const { exit } = process;
  // From here on, what fails in the realm is the program's: nobody looks at it, for looking would run its code.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => exit(70));
  disarm();
  run();
  exit(0);
});

const box = new PyodideBox();
const { memoryBytes, snapshot } = workerData as WorkerStart;
const made = await box.boot(memoryBytes, snapshot === undefined ? undefined : new Uint8Array(snapshot));
const ready: WorkerReady = made === undefined ? { ring: box.ring } : { ring: box.ring, snapshot: made };
parentPort!.postMessage(ready);
