import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { divide, pathsOf } from '../programs/settings.ts';
import { ConfigError, DEFAULT_CONFIG, readConfig } from './config.ts';

function message(given: unknown): string {
  try {
    readConfig(given);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

describe('settings', () => {
  test('the shipped file holds the defaults', () => {
    const shipped = JSON.parse(
      readFileSync(new URL('../../config/data.default.json', import.meta.url), 'utf8'),
    );
    expect(readConfig(shipped)).toEqual(DEFAULT_CONFIG);
    expect(Object.keys(shipped)).toEqual(Object.keys(DEFAULT_CONFIG));
  });

  test('the default mix is made of what the project itself holds, most of it whole programs', () => {
    const { drawn, others } = divide(DEFAULT_CONFIG.programs);
    expect(drawn.share).toBeCloseTo(0.79);
    expect(drawn.mix.found).toBe(0);
    expect(Object.keys(others.mix as object)).toEqual(['seeds', 'mutate']);
    for (const path of pathsOf(drawn))
      expect(existsSync(new URL(`../../${path}`, import.meta.url))).toBe(true);
  });

  test('what is not given keeps its default', () => {
    const config = readConfig({ context: 1024, limits: { steps: 50 } });
    expect(config.context).toBe(1024);
    expect(config.limits).toEqual({ ...DEFAULT_CONFIG.limits, steps: 50 });
  });

  test.each([
    [{ contxt: 5 }, /unknown key contxt; known keys here: context, /],
    [{ limits: { second: 5 } }, /unknown key limits\.second; known keys here: steps, depth, seconds/],
    [{ context: '2048' }, /context is "2048"; allowed: a whole number from 128 to 65536/],
    [{ never: 2 }, /never is 2; allowed: a number from 0 to 1/],
    [{ raising: -1 }, /raising is -1; allowed: a number from 0 to 1/],
    [{ working: 1.5 }, /working is 1\.5; allowed: a number from 0 to 1/],
    [{ working: true }, /working is true; allowed: a number from 0 to 1/],
    [{ workings: 1 }, /unknown key workings; known keys here: .*working/],
    [{ shapes: { runs: 1 } }, /unknown key shapes\.runs; known keys here: run, walk/],
    [{ shares: { steps: 0, jumps: 0, inverse_direct: 0, inverse_steps: 0 } }, /at least one is above 0/],
    [
      { shapes: { direct: 0, inverse_prefix: 0 } },
      /shares\.inverse_direct is 0\.25; allowed: 0, or a weight/,
    ],
    [{ exclude: 'x.jsonl' }, /exclude is "x\.jsonl"; allowed: a list of paths/],
    [[], /the file is \[\]; allowed: an object with the keys context/],
  ])('%j is refused by name', (given, expected) => {
    expect(message(given)).toMatch(expected);
  });
});
