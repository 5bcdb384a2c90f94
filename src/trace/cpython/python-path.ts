/** Finds a Python, the requested one or the first on PATH, and says which version it is. */
import { execFile } from 'node:child_process';
import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { RuntimeError } from '../runtime.ts';

const NAMES = ['python3', 'python'];
const resolved = new Map<string, Promise<string>>();

/** The path of a Python, or undefined if there is none on PATH. Throws if the requested one does not exist. */
export async function findPython(asked?: string): Promise<string | undefined> {
  const found = asked === undefined ? NAMES.map(onPath).find(path => path !== undefined) : onPath(asked);
  if (found === undefined) {
    if (asked === undefined) return undefined;
    throw new RuntimeError(
      `there is no Python at ${asked}: give the path of an executable, or leave --python out`,
    );
  }
  if (!isScript(found)) return found;
  // A version manager's shim is a shell script that takes longer than Python itself, so it is resolved once.
  let target = resolved.get(found);
  if (target === undefined) {
    target = behind(found);
    resolved.set(found, target);
  }
  return target;
}

/** Its version: `3.11.7`. */
export async function pythonVersion(python: string): Promise<string> {
  const program = 'import platform; print(platform.python_version())';
  const { stdout } = await promisify(execFile)(python, ['-c', program]);
  return stdout.trim();
}

function onPath(name: string): string | undefined {
  if (isAbsolute(name) || name.includes('/') || name.includes('\\'))
    return isExecutable(name) ? name : undefined;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (folder !== '' && isExecutable(path)) return path;
  }
  return undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isScript(path: string): boolean {
  const start = new Uint8Array(2);
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, start, 0, 2, 0);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
  return start[0] === 0x23 && start[1] === 0x21;
}

function behind(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(path, ['-c', 'import sys; print(sys.executable)'], { timeout: 20_000 }, (error, stdout) => {
      const target = stdout.trim();
      if (error || target === '')
        reject(new RuntimeError(`${path} does not start: ${error?.message ?? 'no answer'}`));
      else resolve(target);
    });
  });
}
