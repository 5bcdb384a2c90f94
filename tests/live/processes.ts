/** Lists the processes of this machine: which process started which, and whether it has ended. */
import { spawnSync } from 'node:child_process';

/** How long a test waits for what another process does, in milliseconds; a busy machine takes its time. */
export const SOON = { timeout: 60_000, interval: 20 };

export interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly line: string;
}

/** Those that run; one that is dead and whom nobody has asked for its end is not among them. */
export function processes(): Running[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap(text => {
    const [, pid, parent, line] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(text) ?? [];
    const dead = pid === undefined || line!.endsWith('<defunct>');
    return dead ? [] : [{ pid: Number(pid), parent: Number(parent), line: line! }];
  });
}

/** What this process has started, and what that has. */
export function descendants(pid: number): Running[] {
  const all = processes();
  const found: Running[] = [];
  for (let pids = [pid]; pids.length > 0; ) {
    const next = all.filter(({ parent }) => pids.includes(parent));
    found.push(...next);
    pids = next.map(each => each.pid);
  }
  return found;
}

/** Those of some processes that still run when all have had their time to end. */
export async function gone(started: readonly Running[]): Promise<Running[]> {
  const alive = () => processes().filter(({ pid }) => started.some(each => each.pid === pid));
  const deadline = Date.now() + SOON.timeout;
  while (alive().length > 0 && Date.now() < deadline)
    await new Promise(done => setTimeout(done, SOON.interval));
  return alive();
}
