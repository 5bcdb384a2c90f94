import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeHeader, HEADER_BYTES } from '../../src/training-data/shard.ts';
import { ndbgData, ROOT, Scratch, SMALL, start, until } from './harness.ts';

const scratch = new Scratch();
let config: string;
const built: Buffer[] = [];

beforeAll(async () => {
  config = scratch.json('small.json', { ...SMALL, held_out: { share: 0.1, prompts: 0 } });
  const out = scratch.at('built');
  const { code } = await ndbgData(
    'build',
    '--out',
    out,
    '--tokens',
    '250k',
    '--config',
    config,
    '--workers',
    '2',
  );
  expect(code).toBe(0);
  for (const name of readdirSync(out)
    .filter(name => name.endsWith('.ndbg'))
    .sort()) {
    built.push(readFileSync(join(out, name)));
  }
});
afterAll(() => scratch.remove());

const shards = (folder: string) =>
  readdirSync(folder)
    .filter(name => /^\d+\.ndbg$/.test(name))
    .sort();

describe('a stream', () => {
  test('down a pipe is the shards of a build, one behind the other', async () => {
    const { child, ended } = start(['stream', '--shards', '3', '--config', config, '--workers', '2']);
    const chunks: Buffer[] = [];
    child.stdout!.on('data', chunk => chunks.push(chunk));
    expect((await ended).code).toBe(0);
    expect(Buffer.concat(chunks).equals(Buffer.concat(built.slice(0, 3)))).toBe(true);
  });

  test('ends in peace when its reader goes away', async () => {
    const { child, ended } = start(['stream', '--config', config, '--workers', '1']);
    await new Promise(resolve => child.stdout!.once('data', resolve));
    child.stdout!.destroy();
    const { code, stderr } = await ended;
    expect(code).toBe(0);
    expect(stderr).not.toContain('    at ');
  });

  test('into a folder keeps few shards ahead of its reader, and goes on as they are taken', async () => {
    const folder = scratch.at('live');
    const { child, ended } = start([
      'stream',
      '--out',
      folder,
      '--ahead',
      '2',
      '--config',
      config,
      '--workers',
      '2',
    ]);
    const taken: Buffer[] = [];
    while (taken.length < 4) {
      await until(() => existsSync(folder) && shards(folder).length > 0);
      const waiting = shards(folder);
      expect(waiting.length).toBeLessThanOrEqual(2);
      taken.push(readFileSync(join(folder, waiting[0]!)));
      rmSync(join(folder, waiting[0]!));
    }
    child.kill('SIGTERM');
    await ended;
    expect(Buffer.concat(taken).equals(Buffer.concat(built.slice(0, 4)))).toBe(true);

    // A second run goes on behind what was made, so that no program comes twice.
    const left = shards(folder).map(name => readFileSync(join(folder, name)));
    for (const name of shards(folder)) rmSync(join(folder, name));
    const more = await ndbgData(
      'stream',
      '--out',
      folder,
      '--shards',
      '1',
      '--config',
      config,
      '--workers',
      '1',
    );
    expect(more.code).toBe(0);
    expect(existsSync(join(folder, 'end'))).toBe(true);
    const next = 4 + left.length;
    expect(shards(folder)).toEqual([`${String(next).padStart(6, '0')}.ndbg`]);
    const header = decodeHeader(
      readFileSync(join(folder, shards(folder)[0]!)).subarray(0, HEADER_BYTES),
      'next',
    );
    expect(header.documents).toBeGreaterThan(0);
  });

  test('of other settings is refused the folder', async () => {
    const { code, stderr } = await ndbgData(
      'stream',
      '--out',
      scratch.at('live'),
      '--seed',
      '9',
      '--config',
      config,
      '--workers',
      '1',
    );
    expect(code).toBe(1);
    expect(stderr).toContain('holds a stream with another seed, other settings or another release');
  });
});

test('the bundle streams with Node, Python and two folders, and nothing installed', async () => {
  const home = scratch.at('elsewhere');
  mkdirSync(home);
  const bundle = join(home, 'ndbg-data.mjs');
  execFileSync('npm', ['run', '--silent', 'bundle:data', '--', `--outfile=${bundle}`], { cwd: ROOT });
  execFileSync('cp', ['-r', join(ROOT, 'python'), join(ROOT, 'corpus'), home]);
  const folder = scratch.at('bundled');
  const { ended } = start(
    ['stream', '--out', folder, '--shards', '2', '--config', config, '--workers', '2'],
    bundle,
  );
  const { code, stderr } = await ended;
  expect(stderr).not.toContain('    at ');
  expect(code).toBe(0);
  expect(
    shards(folder).map(name => readFileSync(join(folder, name)).equals(built[Number(name.slice(0, 6))]!)),
  ).toEqual([true, true]);
});
