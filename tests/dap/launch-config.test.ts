/** The schema that editors show and the adapter accept and refuse the same configurations. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readLaunchConfig } from '../../src/dap/launch-config.ts';
import { WORKING } from '../../src/debugger/engines/neural/when-to-work-out.ts';
import { JUMPS } from '../../src/debugger/index.ts';
import { ENGINES } from '../../src/launch/engine-names.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../schema/launch.v1.schema.json', import.meta.url), 'utf8'),
) as { properties: Record<string, { enum?: string[] }> };
const valid = new Ajv({ strict: false }).compile(schema);

function reads(config: unknown): boolean {
  try {
    readLaunchConfig(config);
    return true;
  } catch {
    return false;
  }
}

const WHOLE = {
  program: 'a.py',
  cwd: '/w',
  entry: 'f',
  args: '1',
  argv: ['x'],
  engine: 'hybrid',
  model: 'm',
  remoteModel: 'r',
  threshold: 0.5,
  jumps: 'steps',
  working: 'never',
  runtime: 'cpython',
  python: 'python3',
  env: { A: 'b', C: null },
  stdin: 'in',
  stopOnEntry: true,
  stopOnExit: false,
  limits: { steps: 1, seconds: 0.5, memory: 1, output: 1, repr: 1 },
};

const LIVE = { program: 'a.py', engine: 'live', adapter: 'python3 -m debugpy.adapter', attach: '5678' };

describe('a launch configuration', () => {
  it('may have every property of the schema', () => {
    const named = [...Object.keys(WHOLE), ...Object.keys(LIVE), 'trace'].filter(
      (name, i, all) => all.indexOf(name) === i,
    );
    expect(Object.keys(schema.properties).sort()).toEqual(named.sort());
    expect([valid(WHOLE), reads(WHOLE)]).toEqual([true, true]);
    expect([valid(LIVE), reads(LIVE)]).toEqual([true, true]);
    expect([valid({ trace: 't' }), reads({ trace: 't' })]).toEqual([true, true]);
  });

  it.each([
    ['engine', [...ENGINES]],
    ['jumps', [...JUMPS]],
    ['working', [...WORKING]],
  ])('names every %s', (name, choices) => {
    expect([...schema.properties[name]!.enum!].sort()).toEqual(choices.sort());
  });

  it.each([
    [{}],
    [{ program: 1 }],
    [{ program: 'a', argv: 'x' }],
    [{ program: 'a', argv: [1] }],
    [{ program: 'a', engine: 'best' }],
    [{ program: 'a', threshold: 2 }],
    [{ program: 'a', threshold: '1' }],
    [{ program: 'a', env: ['x'] }],
    [{ program: 'a', env: { A: 1 } }],
    [{ program: 'a', stopOnEntry: 'yes' }],
    [{ program: 'a', limits: { steps: 0 } }],
    [{ program: 'a', limits: { steps: 1.5 } }],
    [{ program: 'a', limits: { speed: 1 } }],
    [{ program: 'a', limits: 3 }],
    [{ program: 'a', working: 'hard' }],
  ])('%j is refused by both', config => {
    expect([valid(config), reads(config)]).toEqual([false, false]);
  });

  it.each([
    [{ program: 'a', attach: '5678' }, 'attach is for the engine live'],
    [
      { program: 'a', engine: 'real', adapter: 'python3 -m debugpy.adapter' },
      'adapter is for the engine live',
    ],
    [{ program: 'a', engine: 'live', limits: { seconds: 1 } }, 'limits are for runs in the sandbox'],
  ])('%j says what does not go together', (config, words) => {
    expect(() => readLaunchConfig(config)).toThrow(words);
  });

  it('finds a relative program in its folder', () => {
    expect(readLaunchConfig({ program: 'a.py', cwd: '/w' }).program).toBe('/w/a.py');
    expect(readLaunchConfig({ program: '/a.py', cwd: '/w' }).program).toBe('/a.py');
  });
});
