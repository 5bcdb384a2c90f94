/**
 * Temporary folders under this process's number, and those of recording processes, which are removed with their run,
 * however the run or this process ends.
 */
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'ndbg-';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What must be removed when this process ends: folders, and the process groups that use them. */
const live = new Map<string, () => void>();
let swept = false;

export interface Scratch {
  readonly path: string;
  /** Registers how to kill the process that uses the folder. */
  onLeave(kill: () => void): void;
  remove(): void;
}

/** A folder that its maker removes. If this process is killed first, the next one that makes such a folder does. */
export function makeTemporary(what = ''): string {
  sweep();
  return realpathSync(mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-${what}`)));
}

export function makeScratch(): Scratch {
  const path = makeTemporary();
  if (live.size === 0) watch();
  live.set(path, () => {});
  return {
    path,
    onLeave: kill => live.set(path, kill),
    remove: () => {
      rmSync(path, { recursive: true, force: true });
      live.delete(path);
      if (live.size === 0) unwatch();
    },
  };
}

function leave(): void {
  for (const [path, kill] of live) {
    kill();
    rmSync(path, { recursive: true, force: true });
  }
  live.clear();
}

function onSignal(signal: NodeJS.Signals): void {
  leave();
  unwatch();
  // Die of the signal, as without a listener.
  process.kill(process.pid, signal);
}

function watch(): void {
  process.on('exit', leave);
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

function unwatch(): void {
  process.off('exit', leave);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}

/** Removes once the folders of processes that were killed before they could clean up. */
function sweep(): void {
  if (swept) return;
  swept = true;
  for (const name of readdirSync(tmpdir())) {
    const owner = /^ndbg-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
