import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents, ndbgData, Scratch, SMALL, start, until } from './harness.ts';

const scratch = new Scratch();
const TOKENS = '250k';
let config: string;
let whole: Record<string, string>;

beforeAll(async () => {
  config = scratch.json('small.json', SMALL);
  const built = await build('whole', '1').ended;
  expect(built.stderr).not.toContain('rror');
  expect(built.code).toBe(0);
  whole = contents(scratch.at('whole'));
});
afterAll(() => scratch.remove());

const build = (name: string, workers: string, ...more: string[]) =>
  start([
    'build',
    ...['--out', scratch.at(name), '--tokens', TOKENS, '--config', config, '--workers', workers, ...more],
  ]);

describe('a set', () => {
  test('is the same, byte for byte, from one worker and from three', async () => {
    const { code } = await build('three', '3').ended;
    expect(code).toBe(0);
    expect(contents(scratch.at('three'))).toEqual(whole);
  });

  test('is the same for any division of its shards into parts', async () => {
    const large = scratch.json('large.json', {
      ...SMALL,
      shard_programs: 300,
      held_out: { share: 0.1, prompts: 0 },
    });
    const [one, two] = await Promise.all(
      ['1', '2'].map(async workers => {
        const out = scratch.at(`large-${workers}`);
        const args = ['--out', out, '--tokens', '300k', '--config', large, '--workers', workers];
        const { code, stderr } = await ndbgData('build', ...args);
        expect(code, stderr).toBe(0);
        return contents(out);
      }),
    );
    expect(two).toEqual(one);
  });

  test('is the same after kill -9 in the middle and the same command again', async () => {
    const { child, ended } = build('killed', '2');
    await until(() => existsSync(join(scratch.at('killed'), 'parts', '000001.json')));
    child.kill('SIGKILL');
    expect((await ended).signal).toBe('SIGKILL');
    expect(existsSync(join(scratch.at('killed'), 'manifest.json'))).toBe(false);
    expect((await build('killed', '2').ended).code).toBe(0);
    expect(contents(scratch.at('killed'))).toEqual(whole);
  });

  test('is the same after Ctrl-C, which says how to go on', async () => {
    const { child, ended } = build('stopped', '2');
    await until(() => existsSync(join(scratch.at('stopped'), 'parts', '000000.json')));
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toContain('stopped; the same command goes on from here');
    expect((await build('stopped', '1').ended).code).toBe(0);
    expect(contents(scratch.at('stopped'))).toEqual(whole);
  });

  test.skipIf(process.platform !== 'linux')('is the same after disks that were full at once', async () => {
    for (const bytes of [0, 1, 4096]) {
      const args = [
        'build',
        '--out',
        scratch.at('full'),
        '--tokens',
        TOKENS,
        '--config',
        config,
        '--workers',
        '2',
      ];
      const { code, stderr } = await start(args, undefined, ['prlimit', `--fsize=${bytes}`]).ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(/^ndbg: .*(?:cannot be written|no room left)/m);
    }
    expect((await build('full', '2').ended).code).toBe(0);
    expect(contents(scratch.at('full'))).toEqual(whole);
  });

  test('says what it holds in its manifest', () => {
    const manifest = JSON.parse(readFileSync(join(scratch.at('whole'), 'manifest.json'), 'utf8'));
    expect(manifest.seed).toBe(1);
    expect(manifest.config.shard_programs).toBe(SMALL.shard_programs);
    expect(Object.keys(manifest.versions)).toEqual(['form', 'tokenizer', 'policy', 'python', 'programs']);
    expect(manifest.tokens).toBeGreaterThanOrEqual(250_000);
    expect(manifest.files['000000.ndbg'].sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(manifest.counts['actions/step_into']).toBeGreaterThan(0);
  });

  test('of another seed has other programs, and is refused the same directory', async () => {
    const { code, stderr } = await build('whole', '1', '--seed', '2').ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/was begun with other settings: seed 1, not 2\. Give the same ones to go on/);
  });
});

describe('settings', () => {
  const buildBy = (config: string) =>
    ndbgData('build', '--out', scratch.at('no'), '--tokens', '1k', '--config', config);

  test.each([
    [
      { contexts: { mainn: 1 } },
      /unknown key contexts\.mainn; known keys here: main, result, several, direct/,
    ],
    [{ programs: { mix: { generat: 1 } } }, /generat/],
    [{ programs: { heldOut: {} } }, /programs\.heldOut is set by held_out/],
    [{ limits: { seconds: -1 } }, /limits\.seconds is -1; allowed: a number from 0\.1 to 600/],
  ])('%j: the message names the key', async (given, message) => {
    const file = scratch.json('wrong.json', given);
    const { code, stderr } = await buildBy(file);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });

  test('a file that is not there or no JSON is named', async () => {
    const missing = await buildBy('/no/such.json');
    expect(missing.stderr).toContain('config: /no/such.json cannot be read');
    const broken = scratch.lines('broken.json', ['{']);
    const { code, stderr } = await buildBy(broken);
    expect(code).toBe(2);
    expect(stderr).toContain('broken.json is no JSON');
  });

  test.each([
    [
      'template',
      { mix: { drills: 1 }, composed: { templates: 'wrong' } },
      /wrong\/loops\.txt:3: <frob of> is no hole/,
    ],
    [
      'seed',
      { mix: { seeds: 1 }, seeds: { paths: ['wrong/seeds.py'] } },
      /seeds\.py:1: the seed there is no Python/,
    ],
    [
      'found program',
      { mix: { found: 1 }, found: { files: ['wrong/found.jsonl'] } },
      /found\.jsonl:1: no found/,
    ],
    ['source', { mix: { writen: 1 } }, /unknown key programs\.mix\.writen; known keys here: .*written/],
  ])('a wrong %s is refused with its place, and nothing is written', async (_, programs, said) => {
    mkdirSync(scratch.at('wrong'), { recursive: true });
    writeFileSync(scratch.at('wrong/loops.txt'), '## statements\n\n3: <frob of> = 1\n');
    writeFileSync(scratch.at('wrong/seeds.py'), '# %%\ndef f(x)\n    return x\n#> f(1)\n');
    writeFileSync(scratch.at('wrong/found.jsonl'), '{"source": 1}\n');
    const at = (path: unknown) =>
      typeof path === 'string' && path.startsWith('wrong') ? scratch.at(path) : path;
    const settings = JSON.parse(JSON.stringify({ programs }), (_key, value) => at(value));
    const config = scratch.json('wrong.json', settings);
    const out = scratch.at('not-made');
    const { code, stderr } = await ndbgData('build', '--out', out, '--tokens', '1k', '--config', config);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(said);
    expect(existsSync(out)).toBe(false);
  });

  test('an amount that is none is refused', async () => {
    const { code, stderr } = await ndbgData('build', '--out', scratch.at('no'), '--tokens', 'many');
    expect(code).toBe(2);
    expect(stderr).toContain('It must be a number such as 50M');
  });
});
