/** The engine live on programs of the tests, under a Python that has debugpy. */
import { execFileSync } from 'node:child_process';
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
