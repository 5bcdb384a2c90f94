/** The worker thread around the box: boots it, runs one program in it, ends. One program a worker, always. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BoxJob, PyodideBox } from './box.ts';
import { disarm } from './disarm.ts';

export interface WorkerStart {
  readonly memoryBytes: number;
  /** What a worker before this one gave. Without it, booting takes several times as long. */
  readonly snapshot?: SharedArrayBuffer;
}
export interface WorkerReady {
  readonly ring: SharedArrayBuffer;
  readonly snapshot?: Uint8Array;
}

parentPort!.once('message', (work: BoxJob) => {
  const run = box.prepare(work);
  const { exit } = process;
  // From here on, failures in the realm are the program's. They are not read, because reading would run its code.
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
