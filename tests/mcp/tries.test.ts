/** Every failure suggests calls that work: each one is made, as it stands. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect, type Data } from './connect.ts';

const PROGRAM = `
class Box:
    def __init__(self, size):
        self.size = size

    def grow(self, by):
        self.size += by
        return self.size

def half(values):
    middle = len(values) // 2
    return values[middle]

def main():
    box = Box(3)
    box.grow(2)
    total = half([1, 2, 3])
    return total + box.size
`;

let client: Connection;
let trace: string;
beforeAll(async () => {
  client = await connect('v2 stdio');
  trace = join(mkdtempSync(join(tmpdir(), 'ndbg-tries-')), 'no.trace');
  writeFileSync(trace, 'no trace');
});
afterAll(() => client.close());

async function begin(engine: string, actions: string[]): Promise<string> {
  const { data } = await client.call('start', { source: PROGRAM, engine });
  const session = data.session as string;
  if (actions.length > 0) await client.call('act', { session, actions });
  return session;
}

/** A suggestion that is a call: its tool and its arguments. */
const CALL = /^([a-z_]+) (\{.*\})$/s;

/** `again` begins a session like the one that the call was made on. */
async function fails(tool: string, args: Data, again?: () => Promise<string>): Promise<void> {
  const { data, failed, text } = await client.call(tool, args);
  expect({ tool, args, failed, text }).toMatchObject({ failed: true });
  const { try: tries } = data.error as { try: string[] };
  const about = { tool, args, tries };
  expect(about.tries.length, JSON.stringify(about)).toBeGreaterThan(0);
  for (const each of tries) expect(text).toContain(`try: ${each}`);
  const calls = tries.flatMap(each => CALL.exec(each) ?? []);
  const known = new Set(client.tools.map(({ name }) => name));
  for (let i = 0; i < calls.length; i += 3) {
    const [suggested, json] = [calls[i + 1]!, calls[i + 2]!];
    expect(known).toContain(suggested);
    const given = JSON.parse(json) as Data;
    const session = suggested === 'start' ? undefined : await again?.();
    const made = await client.call(suggested, session === undefined ? given : { ...given, session });
    expect(given.session).toBe(suggested === 'start' ? undefined : args.session);
    expect({ ...about, suggested: calls[i], code: codeOf(made.data) }).toEqual({
      ...about,
      suggested: calls[i],
      code: undefined,
    });
    await client.call('stop', { session: session ?? made.data.session });
  }
}

function codeOf(data: Data): string | undefined {
  return (data.error as { code: string } | undefined)?.code;
}

const AT_A_LINE = ['run_to half', 'step_over'];

describe.each(['real', 'neural', 'hybrid'])('on a session of engine %s', engine => {
  it.each<[string, Data, string[]]>([
    ['act', { actions: ['fly'] }, AT_A_LINE],
    ['act', { actions: ['run_to 9'] }, AT_A_LINE],
    ['act', { actions: ['run_to 999'] }, AT_A_LINE],
    ['act', { actions: ['run_to nothing'] }, AT_A_LINE],
    ['act', { actions: ['run_to other.py:3'] }, AT_A_LINE],
    ['act', { actions: ['step_over'], until: 'total =' }, AT_A_LINE],
    ['act', { actions: ['back*99'] }, []],
    ['act', { actions: ['forth'] }, AT_A_LINE],
    ['act', { actions: 3 }, AT_A_LINE],
    ['act', { actions: ['step_over'] }, ['continue']],
    ['breakpoints', { add: [{ at: '9' }] }, AT_A_LINE],
    ['breakpoints', { add: [{ at: 'halve' }] }, AT_A_LINE],
    ['breakpoints', { add: [{ at: 'half', condition: 'values[' }] }, AT_A_LINE],
    ['breakpoints', { watch: ['1 +'] }, AT_A_LINE],
    ['breakpoints', { remove: [7] }, AT_A_LINE],
    ['look', { names: ['value'] }, AT_A_LINE],
    ['look', { names: ['value'] }, ['continue']],
    ['look', { frame: 9 }, AT_A_LINE],
    ['look', { function: 'halve' }, AT_A_LINE],
    ['look', { expression: 'values +' }, AT_A_LINE],
    ['look', { expression: 'nowhere' }, AT_A_LINE],
    ['set', { name: 'value', value: '[1]' }, AT_A_LINE],
    ['set', { name: 'values', value: '[1' }, AT_A_LINE],
    ['set', { name: 'values', value: '[1]' }, ['continue']],
    ['trace_value', { name: 'valeus' }, AT_A_LINE],
    ['trace_value', { name: 'values' }, ['continue']],
    ['trace_value', { name: 'values', call: 999 }, AT_A_LINE],
    ['calls', { under: 999 }, AT_A_LINE],
    ['calls', { outcome: 'failed' }, AT_A_LINE],
    ['call', { call: 999 }, AT_A_LINE],
    ['call', { function: 'halve' }, AT_A_LINE],
    ['call', { function: 'half', arguments: '1, (' }, AT_A_LINE],
    ['call', { function: 'half', arguments: '1, 2, 3' }, AT_A_LINE],
    ['call', { function: 'half', call: 1 }, AT_A_LINE],
    ['call', { arguments: '1' }, AT_A_LINE],
    ['branch', { predict: true }, AT_A_LINE],
    ['branch', { name: 'two words' }, AT_A_LINE],
    ['branch', { name: 'main', predict: true }, AT_A_LINE],
    ['compare', { with: 'nobody' }, AT_A_LINE],
    ['compare', {}, AT_A_LINE],
    ['history', { limit: 0 }, AT_A_LINE],
    ['verify', { deep: true }, AT_A_LINE],
  ])('%s %j', async (tool, args, actions) => {
    const session = await begin(engine, actions);
    await fails(tool, { session, ...args }, () => begin(engine, actions));
    await client.call('stop', { session });
  });
});

it.each<[Data]>([
  [{ value: 'IndexError', function: 'half' }],
  [{ function: 'half' }],
  [{ value: '3' }],
  [{ function: 'half', value: '3', raises: 'KeyError' }],
  [{ function: 'halve', value: '3' }],
  [{ function: 'halve', raises: 'IndexError' }],
  [{ function: 'half', value: '[1' }],
  [{}],
])('inputs %j', async args => {
  const session = await begin('real', AT_A_LINE);
  await fails('inputs', { session, ...args }, () => begin('real', AT_A_LINE));
  await client.call('stop', { session });
});

it('going back, and what a walk back cannot do', async () => {
  const session = await begin('real', [...AT_A_LINE, 'back_into']);
  for (const [tool, args] of [
    ['act', { actions: ['step_into'] }],
    ['verify', {}],
    ['set', { name: 'values', value: '[1]' }],
    ['branch', { name: 'guess', predict: true }],
  ] as const) {
    const { data } = await client.call(tool, { session, ...args });
    if (codeOf(data) === undefined) continue;
    expect((data.error as { try: string[] }).try.length).toBeGreaterThan(0);
    expect((data.error as { try: string[] }).try.join()).toContain('forth');
  }
});

it.each<[string, Data]>([
  ['start', {}],
  ['start', { source: 'x = 1', path: 'x.py' }],
  ['start', { source: 'def main(:' }],
  ['start', { source: 'x = 1', entry: 'nothing' }],
  ['start', { source: 'def f(a): return a', entry: 'f', arguments: '1, (' }],
  ['start', { path: '/nowhere/at/all.py' }],
  ['start', { source: 'x = 1', engine: 'magic' }],
  ['start', { source: 'x = 1', engine: 'live' }],
  ['start', { source: 'x = 1', engine: 'recorded' }],
  ['start', { source: 'x = 1', attach: '127.0.0.1:1' }],
  ['start', { source: 'x = 1', max_steps: -1 }],
  ['act', { session: 'nobody', actions: [] }],
  ['look', { session: 'nobody' }],
  ['look', {}],
  ['stop', { session: 'nobody' }],
])('without a session: %s %j', async (tool, args) => {
  await fails(tool, args);
});

it('a trace that is none', () => fails('start', { path: trace, engine: 'recorded' }));
