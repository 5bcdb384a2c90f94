/** Data builds that are killed, starved or left alone by Redis: the same command goes on to the same bytes. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { contents, SMALL } from '../training-data/harness.ts';
import { freePort, Store } from '../training-data/redis.ts';
import { type Attack, inputs } from './attack.ts';
import { type Ended, Surroundings, wrongWith } from './process.ts';

const CONFIG = { ...SMALL, shard_programs: 6, held_out: { share: 0, prompts: 0 } };
const TOKENS = '8k';

/** A folder to build in, and what an undisturbed build puts there. */
class Yard {
  readonly around = new Surroundings();
  private undisturbed: Promise<Record<string, string>> | undefined;
  private number = 0;

  args(name: string, ...more: string[]): string[] {
    if (!existsSync(this.around.at('config.json')))
      writeFileSync(this.around.at('config.json'), JSON.stringify(CONFIG));
    const out = [
      '--out',
      this.around.at(name),
      '--tokens',
      TOKENS,
      '--config',
      this.around.at('config.json'),
    ];
    return ['data', 'build', ...out, ...more];
  }

  whole(): Promise<Record<string, string>> {
    this.undisturbed ??= this.finish('whole', '--workers', '1');
    return this.undisturbed;
  }

  next(): string {
    return `set-${this.number++}`;
  }

  /** Builds to the end, and says what is there. */
  async finish(name: string, ...more: string[]): Promise<Record<string, string>> {
    const ended = await this.around.run(this.args(name, ...more));
    const wrong = wrongWith(ended) ?? (ended.code === 0 ? undefined : ended.stderr);
    if (wrong !== undefined) throw new Error(`the build does not go on: ${wrong}`);
    return contents(this.around.at(name));
  }

  async sameAs(name: string, ...more: string[]): Promise<void> {
    const [whole, found] = [await this.whole(), await this.finish(name, ...more)];
    for (const file of new Set([...Object.keys(whole), ...Object.keys(found)]))
      if (whole[file] !== found[file])
        throw new Error(`${file} has other bytes than in an undisturbed build`);
  }
}

function pythonsOf(around: Surroundings, parent: number): number[] {
  return around.processes().filter(pid => {
    try {
      return readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${parent}\n`);
    } catch {
      return false;
    }
  });
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}

type Blow =
  | { readonly what: 'build' | 'python'; readonly after: number; readonly signal: NodeJS.Signals }
  | { readonly what: 'write'; readonly nth: number; readonly code: string }
  | { readonly what: 'disk'; readonly bytes: number };

const blow: fc.Arbitrary<Blow> = fc.oneof(
  fc.record({
    what: fc.constantFrom('build' as const, 'python' as const),
    after: fc.integer({ min: 100, max: 4000 }),
    signal: fc.constantFrom<NodeJS.Signals>('SIGKILL', 'SIGKILL', 'SIGTERM', 'SIGINT'),
  }),
  fc.record({
    what: fc.constant('write' as const),
    nth: fc.integer({ min: 1, max: 40 }),
    code: fc.constantFrom('ENOSPC', 'EIO', 'EDQUOT'),
  }),
  fc.record({ what: fc.constant('disk' as const), bytes: fc.nat(120_000) }),
);

async function strike(yard: Yard, name: string, given: Blow): Promise<Ended> {
  const args = yard.args(name, '--workers', '1');
  if (given.what === 'disk') return yard.around.run(args, { before: ['prlimit', `--fsize=${given.bytes}`] });
  if (given.what === 'write') {
    const file = new URL('./preload/failing-writes.mjs', import.meta.url).href;
    const env = { NODE_OPTIONS: `--import ${file}`, NDBG_ATTACK_WRITE: `${given.nth} ${given.code}` };
    return yard.around.run(args, { env });
  }
  const meddle = (child: ChildProcess) => {
    setTimeout(() => {
      if (given.what === 'build') kill(child.pid, given.signal);
      else for (const pid of pythonsOf(yard.around, child.pid!)) kill(pid, 'SIGKILL');
    }, given.after);
  };
  return yard.around.run(args, { meddle });
}

function builds(): Attack {
  let yard: Yard | undefined;
  const attack = inputs(
    'faults/builds',
    fc.array(blow, { minLength: 1, maxLength: 2 }),
    async blows => {
      yard ??= new Yard();
      const name = yard.next();
      for (const each of blows) {
        const ended = await strike(yard, name, each);
        // Before it has begun to listen for it, a signal ends the process as it ends any.
        const killed = each.what === 'build' && each.signal === ended.signal;
        const wrong = killed ? undefined : wrongWith(ended);
        if (wrong !== undefined) throw new Error(`${JSON.stringify(each)}: ${wrong}`);
        const left = await yard.around.leftBehind();
        if (left.processes.length > 0)
          throw new Error(`${JSON.stringify(each)} leaves ${left.processes.join(' ')}`);
      }
      await yard.sameAs(name, '--workers', '1');
    },
    { each: 2, aim: 16, counts: 'faults' },
  );
  return { ...attack, close: async () => yard?.around.remove() };
}

/** Redis goes away for a while, or the machine that does the work. */
interface Outage {
  readonly what: 'redis' | 'worker';
  readonly after: number;
  readonly seconds: number;
  /** What it held is gone when it comes back. */
  readonly empty: boolean;
}

function queues(): Attack {
  let yard: Yard | undefined;
  const attack = inputs(
    'faults/queues',
    fc.record<Outage>({
      what: fc.constantFrom('redis', 'redis', 'worker'),
      after: fc.integer({ min: 500, max: 4000 }),
      seconds: fc.integer({ min: 0, max: 3 }),
      empty: fc.boolean(),
    }),
    async ({ what, after, seconds, empty }) => {
      yard ??= new Yard();
      const { around } = yard;
      const whole = await yard.whole();
      const store = new Store(around.path, await freePort());
      await store.start();
      const name = yard.next();
      let worker: ChildProcess | undefined;
      let over = false;
      let last: Ended | undefined;
      /** One that found no Redis when it began says so, and is started again. */
      const work = async () => {
        do
          last = await around.run(['data', 'worker', '--queue', store.url, '--workers', '1'], {
            meddle: child => {
              worker = child;
            },
          });
        while (!over && last.code === 1 && last.stderr.includes('there is no Redis to be reached'));
      };
      let working = work();
      try {
        const building = around.run(yard.args(name, '--queue', store.url));
        await sleep(after);
        if (what === 'redis') {
          await store.stop();
          await sleep(seconds * 1000);
          if (empty) store.forget();
          await store.start();
        } else {
          worker?.kill('SIGKILL');
          await working;
          working = work();
        }
        const ended = await building;
        if (ended.signal !== null)
          throw new Error(`the build waits for ever; its worker: ${JSON.stringify(last ?? 'goes on')}`);
        // Where Redis was gone before there was a build, it says so; the same command goes on.
        const wrong = wrongWith(ended);
        if (wrong !== undefined) throw new Error(wrong);
        const found =
          ended.code === 0 ? contents(around.at(name)) : await yard.finish(name, '--workers', '1');
        for (const [file, hash] of Object.entries(whole))
          if (found[file] !== hash) throw new Error(`${file} has other bytes than in an undisturbed build`);
      } finally {
        over = true;
        worker?.kill('SIGKILL');
        await working;
        await store.stop();
      }
    },
    { each: 1, aim: 8, counts: 'faults' },
  );
  return { ...attack, close: async () => yard?.around.remove() };
}

export const BUILDS: readonly Attack[] = [builds(), queues()];
