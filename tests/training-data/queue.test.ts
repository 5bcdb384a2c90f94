import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents, ndbgData, type Running, Scratch, SMALL, start, until } from './harness.ts';
import { freePort, Store } from './redis.ts';

const scratch = new Scratch();
let redis: ChildProcess;
let url: string;
let config: string;

beforeAll(async () => {
  const port = await freePort();
  url = `redis://127.0.0.1:${port}`;
  redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', scratch.path],
    {
      stdio: 'ignore',
    },
  );
  const client = new Redis(url, { maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  expect(await client.ping()).toBe('PONG');
  client.disconnect();
  config = scratch.json('small.json', SMALL);
});
afterAll(() => {
  redis.kill();
  scratch.remove();
});

const worker = () => start(['worker', '--queue', url, '--workers', '1']);
const done = (running: Running) => {
  const seen = { jobs: [] as string[] };
  running.child.stderr!.on('data', chunk => {
    for (const [, job] of String(chunk).matchAll(/done: (\w+ \d+)/g)) seen.jobs.push(job!);
  });
  return seen;
};

describe('a build through a queue', () => {
  test('with two workers, one killed with -9 in the middle, is the build of one machine', async () => {
    const args = ['--tokens', '250k', '--config', config];
    const alone = await ndbgData('build', '--out', scratch.at('alone'), ...args, '--workers', '2');
    expect(alone.code).toBe(0);

    const building = start(['build', '--out', scratch.at('queued'), ...args, '--queue', url]);
    const victim = worker();
    const survivor = worker();
    const victimDid = done(victim);
    const survivorDid = done(survivor);
    await until(
      () => victimDid.jobs.length > 0 && existsSync(join(scratch.at('queued'), 'parts', '000000.json')),
    );
    victim.child.kill('SIGKILL');
    expect((await victim.ended).signal).toBe('SIGKILL');
    const { code, stderr } = await building.ended;
    expect(stderr).not.toContain('rror');
    expect(code).toBe(0);
    survivor.child.kill('SIGTERM');
    expect((await survivor.ended).code).toBe(0);
    expect(survivorDid.jobs.length).toBeGreaterThan(0);
    expect(contents(scratch.at('queued'))).toEqual(contents(scratch.at('alone')));
  });

  test.each([
    ['what it held', false],
    ['nothing', true],
  ])(
    'goes on with a Redis that was killed and comes back with %s',
    async (_what, empty) => {
      const store = new Store(scratch.path, await freePort());
      await store.start();
      const name = `outage-${empty}`;
      const args = ['--tokens', '60k', '--config', config];
      const alone = await ndbgData('build', '--out', scratch.at(`${name}-alone`), ...args, '--workers', '1');
      expect(alone.code).toBe(0);
      const building = start(['build', '--out', scratch.at(name), ...args, '--queue', store.url]);
      const working = start(['worker', '--queue', store.url, '--workers', '1']);
      const { jobs } = done(working);
      await until(() => jobs.length > 0);
      await store.stop();
      if (empty) store.forget();
      await store.start();
      const { code, stderr } = await building.ended;
      expect({ code, said: stderr.includes('rror') }, stderr).toEqual({ code: 0, said: false });
      working.child.kill('SIGKILL');
      await working.ended;
      await store.stop();
      expect(contents(scratch.at(name))).toEqual(contents(scratch.at(`${name}-alone`)));
    },
    240_000,
  );

  test('keeps a worker that begins before its Redis, and whose job has lost its plan', async () => {
    const store = new Store(scratch.path, await freePort());
    const working = start(['worker', '--queue', store.url, '--workers', '1']);
    await new Promise(done => setTimeout(done, 700));
    await store.start();
    const args = ['--tokens', '8k', '--config', config, '--queue', store.url];
    const building = start(['build', '--out', scratch.at('no-plan'), ...args]);
    const client = new Redis(store.url, { maxRetriesPerRequest: null });
    const forgotten = async () => {
      const plans = await client.keys('ndbg:data:*:plan');
      if (plans.length > 0) await client.del(plans);
      // The worker has looked for it: the job waits for its next turn.
      return (await client.zcard('bull:ndbg-data:delayed')) > 0;
    };
    while (!(await forgotten()) && working.child.exitCode === null) await new Promise(setImmediate);
    client.disconnect();
    expect((await building.ended).code).toBe(0);
    expect(working.child.exitCode).toBe(null);
    working.child.kill('SIGKILL');
    await working.ended;
    await store.stop();
  }, 120_000);

  test('says when there is no Redis', async () => {
    const nowhere = `redis://127.0.0.1:${await freePort()}`;
    const { code, stderr } = await ndbgData(
      'build',
      '--out',
      scratch.at('none'),
      '--tokens',
      '1k',
      '--config',
      config,
      '--queue',
      nowhere,
    );
    expect(code).toBe(1);
    expect(stderr).toContain(`${nowhere}: there is no Redis to be reached`);
    const worker = await ndbgData('worker', '--queue', nowhere);
    expect(worker.stderr).toContain('there is no Redis to be reached');
  });
});
