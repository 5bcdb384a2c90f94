/**
 * The inside of the box: a script that runs in an empty JavaScript realm of its own, together with Pyodide.
 *
 * Nothing imports it. The worker reads its compiled text and evaluates it in a fresh context that holds only the
 * language's own objects: no process, no require, no import, no fetch, no timer, no console, and no object of Node's
 * realm, whose constructor would lead back there. So the traced program cannot get out. Bytes leave through a ring in
 * shared memory (`ring.ts`).
 */
import { bootFiles, complaints, encode, random, realm } from './surroundings.ts';

interface FileNode {
  contents: Uint8Array;
  usedBytes: number;
}
type FileWrite = (
  stream: { readonly node: FileNode },
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number,
  canOwn?: boolean,
) => number;
type FileSystem = {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
  chdir(path: string): void;
  makedev(major: number, minor: number): number;
  registerDevice(device: number, operations: object): void;
  mkdev(path: string, device: number): void;
  unlink(path: string): void;
  open(path: string, flags: number): { fd: number };
  closeStream(fd: number): void;
  ErrnoError: new (errno: number) => Error;
};
interface EmscriptenModule {
  readonly FS: FileSystem;
  readonly MEMFS: {
    readonly ops_table: { readonly file: { readonly stream: { write: FileWrite } } };
    readonly stream_ops: { write: FileWrite };
    resizeFileStorage(node: FileNode, size: number): void;
  };
  readonly PIPEFS: { createPipe(): unknown };
  HEAPU8: Uint8Array;
  stringToNewUTF8(text: string): number;
  _PyRun_SimpleString(text: number): number;
}
interface Pyodide {
  readonly _module: EmscriptenModule;
  runPython(code: string): unknown;
  setInterruptBuffer(signals: object): void;
  makeMemorySnapshot(): Uint8Array;
}
interface RealmFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}
interface BootOptions {
  /** Pyodide's own files. */
  readonly files: readonly RealmFile[];
  readonly tracer: readonly RealmFile[];
  /** Pyodide's lock file, without its packages: none can be loaded. */
  readonly lock: object;
  readonly snapshot?: Uint8Array;
  readonly makeSnapshot: boolean;
  readonly seed: readonly number[];
}
interface RunOptions {
  readonly files: readonly RealmFile[];
  readonly folders: readonly string[];
  readonly cwd: string;
  readonly stdin: Uint8Array;
  /** Most bytes of stdout and of stderr that are sent out, and most bytes of files that the program may make. */
  readonly outputBytes: number;
  readonly fileBytes: number;
  /** How long one `repr` may take. */
  readonly alarmMs: number;
  readonly code: string;
}

const RING_HEAD = 16;
const RING = 1 << 22;
const PIECE = 1 << 18;
const ENOSPC = 51;
const ENOTSUP = 138;
const CHANNELS = { trace: 1, stdout: 2, stderr: 3, end: 4 };

// Nothing here can call back later, so the one alarm there is, which ends a `__repr__` that takes too long, is looked
// at when the interpreter asks whether a signal came. Written to its device: 1 sets it, 0 takes it back.
const SIGALRM = 14;
const ALARM_AGAIN_MS = 50;
let alarmDue = Number.POSITIVE_INFINITY;
const signals = {
  get 0(): number {
    if (alarmDue === Number.POSITIVE_INFINITY || Date.now() < alarmDue) return 0;
    // It rings again: a `__repr__` may swallow the first.
    alarmDue = Date.now() + ALARM_AGAIN_MS;
    return SIGALRM;
  },
  set 0(_signal: number) {},
};

const ringMemory = new SharedArrayBuffer(RING_HEAD + RING);
const ringWords = new Int32Array(ringMemory, 0, RING_HEAD / 4);
const ringBytes = new Uint8Array(ringMemory, RING_HEAD);
let written = 0;

function put(bytes: Uint8Array): void {
  const start = (written >>> 0) % RING;
  const first = Math.min(bytes.length, RING - start);
  ringBytes.set(bytes.subarray(0, first), start);
  ringBytes.set(bytes.subarray(first), 0);
  written = (written + bytes.length) | 0;
}

/** Sends bytes out; waits while the reader is behind, so that nothing piles up here. */
function send(channel: number, bytes: Uint8Array): void {
  for (let offset = 0; offset < bytes.length; offset += PIECE) {
    const piece = bytes.subarray(offset, offset + PIECE);
    const size = piece.length;
    for (;;) {
      const read = Atomics.load(ringWords, 1);
      if (RING - ((written - read) >>> 0) >= size + 5) break;
      Atomics.wait(ringWords, 1, read);
    }
    put(new Uint8Array([channel, size & 255, (size >> 8) & 255, (size >> 16) & 255, size >>> 24]));
    put(piece);
    Atomics.store(ringWords, 0, written);
    Atomics.notify(ringWords, 0);
  }
}

let python: Pyodide | undefined;

/** Gives a snapshot of the fresh interpreter where one was asked for. */
async function boot(options: BootOptions): Promise<Uint8Array | undefined> {
  for (const { path, bytes } of options.files) bootFiles.set(path, bytes);
  random.set(options.seed);
  const start = realm.loadPyodide as (options: object) => Promise<Pyodide>;
  python = await start({
    indexURL: '/pyodide/',
    createPyodideModule: realm.createPyodideModule,
    jsglobals: {},
    lockFileContents: options.lock,
    packageBaseUrl: '/nowhere/',
    env: { HOME: '/home/program', PYTHONHASHSEED: '0', PYTHONINSPECT: '', LANG: 'C.UTF-8' },
    _makeSnapshot: options.makeSnapshot,
    ...(options.snapshot === undefined ? {} : { _loadSnapshot: options.snapshot }),
  });
  const { FS } = python._module;
  for (const { path, bytes } of options.tracer) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, bytes);
  }
  bootFiles.clear();
  for (const name of ['read', 'load', 'readbuffer', 'loadPyodide', 'createPyodideModule']) delete realm[name];
  if (options.snapshot === undefined) {
    python.runPython('import sys; sys.path.insert(0, "/lib/ndbg"); import ndbg_pyodide');
    forgetBuiltinModule(python._module, '_pyodide_core');
  }
  return options.makeSnapshot ? python.makeMemorySnapshot() : undefined;
}

/** Blanks the name in the interpreter's table of built-in modules, so that it cannot be imported again. */
function forgetBuiltinModule(module: EmscriptenModule, name: string): void {
  const heap = module.HEAPU8;
  const wanted = encode(`${name}\0`);
  // The table's own text is the first: constants stand before everything that Python makes.
  for (let at = heap.indexOf(wanted[0]!); at >= 0; at = heap.indexOf(wanted[0]!, at + 1)) {
    if (heap[at - 1] === 0 && wanted.every((byte, i) => heap[at + i] === byte)) {
      heap[at] = 1;
      return;
    }
  }
}

/** Files that the program makes live in this realm's heap, outside the limit on the interpreter's memory. */
function limitFiles(module: EmscriptenModule, most: number): void {
  const { FS, MEMFS, PIPEFS } = module;
  let left = most;
  /** Runs what may make a file grow, to `size` bytes or a little more. */
  const spend = <Result>(node: FileNode, size: number, grow: () => Result): Result => {
    const before = node.contents.length;
    if (size - before > left) throw new FS.ErrnoError(ENOSPC);
    const result = grow();
    left -= Math.max(node.contents.length - before, 0);
    return result;
  };
  const { write } = MEMFS.stream_ops;
  const limitedWrite: FileWrite = (stream, buffer, offset, length, position, canOwn) =>
    spend(stream.node, position + length, () => write(stream, buffer, offset, length, position, canOwn));
  MEMFS.stream_ops.write = limitedWrite;
  MEMFS.ops_table.file.stream.write = limitedWrite;
  const resize = MEMFS.resizeFileStorage;
  MEMFS.resizeFileStorage = (node, size) => spend(node, size, () => resize.call(MEMFS, node, size));
  // A pipe's content would grow without limit too, and with one process there is nobody to read it.
  PIPEFS.createPipe = () => {
    throw new FS.ErrnoError(ENOTSUP);
  };
}

function openDevices(module: EmscriptenModule, options: RunOptions): void {
  const { FS } = module;
  let consumed = 0;
  const device = (minor: number, name: string, operations: object): string => {
    const number = FS.makedev(90, minor);
    FS.registerDevice(number, operations);
    FS.mkdev(`/dev/${name}`, number);
    return `/dev/${name}`;
  };
  const output = (channel: number, most: number) => {
    let left = most;
    return {
      write(_stream: unknown, buffer: Uint8Array, offset: number, length: number): number {
        const sent = Math.min(length, left);
        left -= sent;
        // A copy: the heap that `buffer` looks into may move.
        send(channel, new Uint8Array(buffer.subarray(offset, offset + sent)));
        return length;
      },
    };
  };
  const input = {
    read(_stream: unknown, buffer: Uint8Array, offset: number, length: number): number {
      const bytes = options.stdin.subarray(consumed, consumed + length);
      buffer.set(bytes, offset);
      consumed += bytes.length;
      return bytes.length;
    },
  };
  const alarm = {
    write(_stream: unknown, buffer: Uint8Array, offset: number, length: number): number {
      alarmDue = buffer[offset] === 0 ? Number.POSITIVE_INFINITY : Date.now() + options.alarmMs;
      return length;
    },
  };
  const opened: readonly [string, number][] = [
    [device(0, 'ndbg_in', input), 0],
    // One byte more than the limit tells the reader that there was more.
    [device(1, 'ndbg_out', output(CHANNELS.stdout, options.outputBytes + 1)), 1],
    [device(2, 'ndbg_err', output(CHANNELS.stderr, options.outputBytes + 1)), 1],
    [device(3, 'ndbg_trace', output(CHANNELS.trace, Number.POSITIVE_INFINITY)), 1],
    [device(4, 'ndbg_alarm', alarm), 1],
  ];
  for (const fd of [0, 1, 2]) FS.closeStream(fd);
  opened.forEach(([path, flags], fd) => {
    const stream = FS.open(path, flags);
    if (stream.fd !== fd) throw new Error(`${path} was opened as descriptor ${stream.fd}`);
    FS.unlink(path);
  });
}

/** Runs Python code to its end. Says on the ring how that went; nothing is thrown. */
function run(options: RunOptions): void {
  let fault = '';
  try {
    const module = python!._module;
    const { FS } = module;
    for (const folder of options.folders) FS.mkdirTree(folder);
    for (const { path, bytes } of options.files) FS.writeFile(path, bytes);
    FS.chdir(options.cwd);
    openDevices(module, options);
    python!.setInterruptBuffer(signals);
    limitFiles(module, options.fileBytes);
    const text = module.stringToNewUTF8(options.code);
    python = undefined;
    if (module._PyRun_SimpleString(text) !== 0) fault = 'the tracer failed';
  } catch (problem) {
    fault = describe(problem);
  }
  try {
    send(CHANNELS.end, encode(JSON.stringify({ fault, complaints })));
  } catch {
    // Then the reader learns of it from the worker's end.
  }
}

function describe(problem: unknown): string {
  try {
    const message = (problem as { readonly message?: unknown } | undefined)?.message;
    return String(message === undefined ? problem : message) || 'an unknown fault';
  } catch {
    return 'an unknown fault';
  }
}

realm.ndbg = { boot, run, ring: ringMemory };
