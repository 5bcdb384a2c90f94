/** The engine live on programs of the tests, under a Python that has debugpy. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../src/debugger/engine.ts';
import type { LiveOptions } from '../../src/launch/live/open.ts';
import { type OpenedEngine, openEngine } from '../../src/launch/open-engine.ts';
import { ProgramSource } from '../../src/launch/program-source.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/debugpy-python.sh', import.meta.url));

let known: string | undefined;

/** Made when it is first asked for. */
export function debugpyPython(): string {
  known ??= execFileSync(SCRIPT, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  return known;
}

export function sourceOf(path: string): ProgramSource {
  return ProgramSource.open(path, [], { python: debugpyPython() });
}

export function textOf(source: string): ProgramSource {
  return ProgramSource.ofText('program.py', source, [], { python: debugpyPython() });
}

export async function openLive(source: ProgramSource, live: LiveOptions = {}): Promise<OpenedEngine> {
  return openEngine(source, { engine: 'live', live });
}

/** An engine that takes its process with it. */
export function closing(opened: OpenedEngine): Engine {
  return Object.assign(Object.create(opened.engine) as Engine, { close: () => opened.close() });
}

/** A program under a debugger that listens on a port of this machine, as soon as it does. */
export async function listening(
  path: string,
): Promise<{ readonly port: number; readonly process: ChildProcess }> {
  const port = await freePort();
  const args = ['-Xfrozen_modules=off', '-m', 'debugpy', '--listen', String(port), path];
  const child = spawn(debugpyPython(), args, { stdio: 'ignore' });
  // A connection that only asks whether it is there would be a client to debugpy.
  const isThere = () => readFileSync('/proc/net/tcp', 'latin1').includes(`:${hex(port)} 00000000:0000 0A`);
  for (let i = 0; i < 1200 && !isThere() && child.exitCode === null; i++)
    await new Promise(done => setTimeout(done, 50));
  if (!isThere()) throw new Error(`debugpy does not listen on ${port}`);
  return { port, process: child };
}

function hex(port: number): string {
  return port.toString(16).toUpperCase().padStart(4, '0');
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise(done => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
