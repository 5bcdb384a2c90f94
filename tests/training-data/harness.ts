/** What the tests of the data pipeline share: the built command, small settings, directories as text to compare. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = join(ROOT, 'dist', 'cli', 'data', 'main.js');

/** Few programs a shard, so that a small set has many. */
export const SMALL = {
  context: 1024,
  shard_programs: 16,
  trajectories_per_call: 3,
  working: 0.5,
  held_out: { share: 0.1, prompts: 12 },
  programs: { mix: { drills: 5, seeds: 1, mutate: 2 }, drills: { whole: 0 } },
};

export class Scratch {
  readonly path = mkdtempSync(join(tmpdir(), 'ndbg-data-'));

  at(name: string): string {
    return join(this.path, name);
  }

  json(name: string, content: unknown): string {
    writeFileSync(this.at(name), JSON.stringify(content));
    return this.at(name);
  }

  lines(name: string, items: readonly unknown[]): string {
    const texts = items.map(item => (typeof item === 'string' ? item : JSON.stringify(item)));
    writeFileSync(this.at(name), `${texts.join('\n')}\n`);
    return this.at(name);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts `ndbg data …`; `command` runs another entry than the built one, `before` stands in front of it all. */
export function start(args: readonly string[], command = COMMAND, before: readonly string[] = []): Running {
  if (!existsSync(command)) throw new Error(`${command} is not there: npm run build makes it`);
  const [program, ...more] = [...before, process.execPath, command, 'data', ...args];
  const child = spawn(program!, more, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  const ended = new Promise<Ended>(resolve => {
    let stdout = '';
    let stderr = '';
    child.stdout!.on('data', chunk => {
      stdout += chunk;
    });
    child.stderr!.on('data', chunk => {
      stderr += chunk;
    });
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, ended };
}

export function ndbgData(...args: string[]): Promise<Ended> {
  return start(args).ended;
}

/** All files below a directory with a hash of their bytes. */
export function contents(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(file =>
    file.isFile(),
  );
  const found: Record<string, string> = {};
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(directory.length + 1);
    if (!name.startsWith('statistics.'))
      found[name] = createHash('sha256').update(readFileSync(path)).digest('hex');
  }
  return found;
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 20));
}
