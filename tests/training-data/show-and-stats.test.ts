import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeTrajectory } from '../../src/language/index.ts';
import { type PromptJson, readPrompt } from '../../src/training-data/prompt-json.ts';
import { ndbgData, Scratch, SMALL } from './harness.ts';

const scratch = new Scratch();
const set = scratch.at('set');

beforeAll(async () => {
  const config = scratch.json('small.json', SMALL);
  const { code } = await ndbgData(
    'build',
    '--out',
    set,
    '--tokens',
    '300k',
    '--config',
    config,
    '--workers',
    '2',
  );
  expect(code).toBe(0);
});
afterAll(() => scratch.remove());

describe('ndbg data show', () => {
  test('prints a document as text, the same one each time', async () => {
    const first = await ndbgData('show', set, '--shard', '0', '--document', '3');
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^# shard 0, document 3: \d+ tokens\n<\|begin_of_text\|>/);
    expect(first.stdout).not.toContain('\u001b[');
    expect((await ndbgData('show', set, '--shard', '0', '--document', '3')).stdout).toBe(first.stdout);
  });

  test('marks targets where there are no colours', async () => {
    const { stdout } = await ndbgData('show', set, '--count', '5', '--marks');
    expect(stdout).toContain('⟦');
    expect(stdout.split('\n').filter(line => line.startsWith('# shard')).length).toBe(5);
  });

  test.each([
    [['--shard', '99'], /--shard 99: the set has shards 0 to \d+/],
    [['--shard', '0', '--document', '99999'], /--document 99999: shard 0 has documents 0 to \d+/],
  ])('%j: says what there is', async (args, message) => {
    const { code, stderr } = await ndbgData('show', set, ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('a directory without a set is refused', async () => {
    const { code, stderr } = await ndbgData('show', scratch.path);
    expect(code).toBe(1);
    expect(stderr).toContain('no data set here');
  });
});

describe('a shard that is not what was made', () => {
  const changed = scratch.at('changed');
  const shard = join(changed, '000001.ndbg');
  const looks = [
    ['show', changed, '--shard', '1'],
    ['stats', changed],
  ];

  test('is refused by name when a byte of it is flipped', async () => {
    cpSync(set, changed, { recursive: true });
    const bytes = readFileSync(shard);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(shard, bytes);
    for (const args of looks) {
      const { code, stderr } = await ndbgData(...args);
      expect(code).toBe(1);
      expect(stderr).toContain(`${shard} has other contents than when it was made`);
    }
    expect((await ndbgData('show', changed, '--shard', '0')).code).toBe(0);
  });

  test('is refused by name when it is gone', async () => {
    rmSync(shard);
    for (const args of looks) expect((await ndbgData(...args)).stderr).toContain(`${shard} cannot be read`);
  });
});

describe('ndbg data stats', () => {
  test('prints JSON whose sums agree', async () => {
    const { code, stdout } = await ndbgData('stats', set, '--json');
    expect(code).toBe(0);
    const statistics = JSON.parse(stdout);
    const sum = (table: string) =>
      Object.values(statistics.tables[table] as Record<string, number>).reduce((a, b) => a + b, 0);
    expect(sum('tokens by source')).toBe(statistics.tokens);
    expect(sum('targets by shape')).toBe(statistics.targets);
    expect(sum('targets by action')).toBe(statistics.targets);
    expect(sum('lengths')).toBe(statistics.documents);
    expect(Object.values(statistics.shares as Record<string, number>).reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(statistics.effect).toBeGreaterThan(0.4);
    const { states, parts, 'in steps': inSteps } = statistics.tables.working;
    expect(statistics.working).toEqual({ states, parts, inSteps, share: states / sum('actions') });
    expect(statistics.working.share).toBeGreaterThan(0.02);
    expect(parts).toBeGreaterThan(states / 4);
    expect(inSteps).toBeGreaterThan(0);
    expect(inSteps).toBeLessThan(parts);
  });

  test('writes a page that a browser shows with plots, fetching nothing', async () => {
    const { stdout } = await ndbgData('stats', set);
    expect(stdout).toMatch(
      /^states with their working: \d+\.\d %, [\d,]+ parts, [\d,]+ of them in small steps$/m,
    );
    expect(stdout).toMatch(/^tokens by source: (?:\w+ \d+\.\d %, )+\w+ \d+\.\d %$/m);
    expect(stdout).toMatch(/^tokens by entry: a call 100\.0 %$/m);
    expect(stdout).toMatch(/^programs with a construct:\n {2}\S.* \d+\.\d %,$/m);
    expect(stdout).toMatch(
      /^constructs: \d+ of 3\d\d; missing:\n(?: {2}.*\n)* {2}.*methods\/date\.strftime/m,
    );
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const asked: string[] = [];
      const errors: string[] = [];
      page.on('request', request => asked.push(request.url()));
      page.on('pageerror', error => errors.push(error.message));
      const url = pathToFileURL(join(set, 'statistics.html')).href;
      await page.goto(url);
      expect(asked).toEqual([url]);
      expect(errors).toEqual([]);
      expect(await page.locator('svg').count()).toBeGreaterThan(10);
      expect(await page.locator('dt').allTextContents()).toContain('states with their working');
      const headings = await page.locator('h2').allTextContents();
      for (const heading of ['Targets by action', 'Tokens by entry', 'Constructs', 'Methods by type'])
        expect(headings).toContain(heading);
      const boxes = await page
        .locator('svg')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
      expect(Math.min(...boxes)).toBeGreaterThan(10);
    } finally {
      await browser.close();
    }
  });
});

describe('held-out prompts', () => {
  const prompts = () =>
    readFileSync(join(set, 'held-out', 'generated.prompts.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map(line => readPrompt(JSON.parse(line) as PromptJson));

  test('are enough for each action', () => {
    const counts = new Map<string, number>();
    for (const { action } of prompts()) counts.set(action, (counts.get(action) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(
        [
          'step_into',
          'step_over',
          'step_return',
          'breakpoint',
          'continue',
          'inv_step_into',
          'inv_step_over',
          'inv_step_call',
        ].map(action => [action, SMALL.held_out.prompts]),
      ),
    );
  });

  test('end with their action, and the answer follows in the form that is trained on', () => {
    for (const { trajectory, expected, action } of prompts()) {
      expect(trajectory.steps.at(-1)!.action!.action).toBe(action);
      const { ids } = encodeTrajectory(trajectory, 'own');
      const whole = encodeTrajectory({ ...trajectory, steps: [...trajectory.steps, expected] }, 'own').ids;
      expect([...whole.subarray(0, ids.length)]).toEqual([...ids]);
      expect(whole.length).toBeGreaterThan(ids.length);
    }
  });

  test('come from problems that training never sees', () => {
    const held = readFileSync(join(set, 'held-out', 'seeds.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(held.length).toBeGreaterThan(0);
    for (const { level, source, calls } of held) {
      expect(level).toBe('generated');
      expect(source).toContain('def ');
      expect(calls.length).toBeGreaterThan(0);
    }
  });
});
