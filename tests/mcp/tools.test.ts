import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, type Connection, connect, type Data } from './connect.ts';
import { vectorPath } from './programs.ts';

const ORDERS = `
def parse(line):
    name, price = line.split(",")
    return name, float(price)

def add(basket, item):
    basket.append(item)

def total(lines):
    basket = []
    for line in lines:
        item = parse(line)
        add(basket, item)
    return sum(price for _, price in basket)

def main():
    print("reading")
    lines = ["tea,3.5", "milk,1.25", "bread"]
    return total(lines)
`;

let client: Connection;
beforeAll(async () => {
  client = await connect('v2 stdio');
});
afterAll(() => client.close());

describe('a run', () => {
  let session: string;
  beforeAll(async () => {
    session = await begin(client, { source: ORDERS });
  });
  const ask = (name: string, args: Data = {}) => client.call(name, { session, ...args });

  it('says at once how it went as a whole', async () => {
    const { data, text } = await client.call('start', { source: ORDERS });
    expect(data).toMatchObject({ engine: 'real', program: 'program.py', pending: false });
    expect(text).toMatch(
      /ended with ValueError\('not enough values to unpack.*after \d+ states and \d+ calls/,
    );
    await client.call('stop', { session: data.session });
  });

  it('shows which calls failed, and one of them as a whole', async () => {
    const { data } = await ask('calls', { outcome: 'raised', function: 'parse' });
    expect(data).toMatchObject({ total: 1, calls: [{ function: 'parse', arguments: { line: "'bread'" } }] });
    const { call } = (data.calls as { call: number }[])[0]!;
    const { data: whole, text } = await ask('call', { call });
    expect(whole).toMatchObject({
      outcome: { kind: 'raised' },
      origin: 'observed',
      lines: [{ line: 3, source: 'name, price = line.split(",")' }],
    });
    expect(text).toContain("parse(line='bread') raises ValueError");
  });

  it('pages and filters the calls', async () => {
    const { data: first } = await ask('calls', { limit: 2 });
    expect(first.calls).toHaveLength(2);
    const { data: rest } = await ask('calls', { from: 2, limit: 200 });
    expect((rest.calls as unknown[]).length).toBe((first.total as number) - 2);
    const { data: under } = await ask('calls', { under: 1, levels: 1 });
    expect(under).toMatchObject({ total: 1, calls: [{ function: 'total' }] });
    const { data: none } = await ask('calls', { containing: 'coffee' });
    expect(none).toMatchObject({ total: 0, calls: [] });
  });

  it('traces a value through the callee that changed it', async () => {
    const { data } = await ask('trace_value', { name: 'basket', call: 1 });
    expect(data.origins).toMatchObject([
      { kind: 'changed inside', line: 13, function: 'total' },
      { kind: 'changed', line: 7, function: 'add', name: 'basket' },
    ]);
    const { data: returned } = await ask('trace_value', { name: 'item', call: 1 });
    expect(returned.origins).toMatchObject([
      { kind: 'assigned', line: 12, name: 'item', value: "('milk', 1.25)" },
      { kind: 'returned', line: 4, name: 'parse' },
    ]);
    const { data: argument } = await ask('trace_value', { name: 'lines', call: 1 });
    expect(argument.origins).toMatchObject([
      { kind: 'argument', function: 'total' },
      { kind: 'assigned', line: 18 },
    ]);
  });

  it('stops at a condition, looks, and goes back', async () => {
    await ask('breakpoints', { add: [{ at: 'add', condition: "item[0] == 'milk'" }] });
    const { data: there } = await ask('act', { actions: ['continue'] });
    expect(there).toMatchObject({ at: { function: 'add', stopped: 'breakpoint 1' }, done: 1 });
    const { data: seen } = await ask('look');
    expect(seen.names).toEqual([
      { name: 'basket', length: 14 },
      { name: 'item', length: 14 },
    ]);
    expect(seen.stack).toMatchObject([{ function: 'add' }, { function: 'total' }, { function: 'main' }]);
    const { data: caller } = await ask('look', { frame: 1, names: ['line'], expression: 'len(lines)' });
    expect(caller).toMatchObject({
      values: { line: { text: "'milk,1.25'" } },
      expression: { value: { text: '3' } },
    });
    const { data: before } = await ask('act', { actions: ['back_over', 'back_over'] });
    expect(before.at).toMatchObject({ event: 'inv_line_call', line: 12, origin: 'observed' });
    const { data: forth } = await ask('act', { actions: ['forth', 'restart'] });
    expect(forth.at).toMatchObject({ event: 'call', function: 'main' });
    await ask('breakpoints', { remove: 'all' });
  });

  it('goes on until a condition holds', async () => {
    const { data } = await ask('act', { actions: ['run_to total'], until: 'len(basket) == 2' });
    expect(data.at).toMatchObject({ function: 'total', line: 11, stopped: 'len(basket) == 2 holds' });
    await ask('act', { actions: ['restart'] });
  });

  it('tries what would have been, on a branch of its own', async () => {
    const { text } = await ask('branch', { name: 'repaired' });
    expect(text).toMatch(/\nnext: act; .*compare/);
    await ask('act', { actions: ['run_to 19'] });
    const { data: changed } = await ask('set', { name: 'lines', value: "['tea,3.5', 'bread,2']" });
    expect(changed).toMatchObject({ branch: 'repaired', at: { origin: 'user' } });
    const { data: end } = await ask('act', { actions: ['step_return'] });
    expect(end.at).toMatchObject({ event: 'return', value: '5.5' });
    const { data: other } = await ask('compare', { with: 'main' });
    expect(other.differences).toContainEqual({ what: 'event', before: 'call', after: 'return' });
    expect(other.differences).toContainEqual({ what: 'last outcome', after: 'main returned 5.5' });
    expect(other.note).toMatch(/^the places differ: main stands at program.py:16 main call/);
    const { data: all } = await ask('branch', { name: 'main' });
    expect(all).toMatchObject({ is_new: false, at: { event: 'call' } });
  });

  it('shows the source of a function without going there', async () => {
    const { data, text } = await ask('look', { function: 'add' });
    expect(text).toBe('program.py:6\n   6    def add(basket, item):\n   7        basket.append(item)');
    expect(data.source).toBe(text);
  });

  it('lists what a filter leaves without a tree', async () => {
    const { text } = await ask('calls', { function: 'parse' });
    expect(text).toMatch(/^#\d+ parse.*\n#\d+ parse/);
    const { text: under } = await ask('calls', { under: 1 });
    expect(under).toMatch(/^#1 total.*\n {2}#2 parse/);
  });

  it('shows what was printed, by a cursor', async () => {
    const { data } = await ask('look', { output_from: 0 });
    expect(data.output).toMatchObject({ text: 'reading\n', next: 8, total: 8 });
  });

  it('makes a call that the program never made; its calls have no numbers in this run', async () => {
    const { data } = await ask('call', { function: 'total', arguments: "['a,1', 'b,2']" });
    expect(data).toMatchObject({ outcome: { kind: 'returned', value: '3.0' }, origin: 'observed' });
    const made = (data.lines as { calls?: object[] }[]).flatMap(({ calls = [] }) => calls);
    expect(made[0]).toEqual({ function: 'parse', outcome: { kind: 'returned', value: "('a', 1.0)" } });
    expect(made.filter(each => 'call' in each)).toEqual([]);
  });

  it('names the caller that has a variable, and traces it there', async () => {
    await ask('act', { actions: ['restart', 'run_to add'] });
    for (const tool of ['look', 'trace_value'] as const) {
      const { data } = await ask(tool, tool === 'look' ? { names: ['lines'] } : { name: 'lines' });
      const given = tool === 'look' ? { names: ['lines'], frame: 1 } : { name: 'lines', frame: 1 };
      const [first] = (data.error as { try: string[] }).try;
      expect(first).toBe(`${tool} ${JSON.stringify({ session, ...given })}`);
    }
    const { data: over } = await ask('look', { expression: 'len(lines)' });
    expect((over.error as { try: string[] }).try[0]).toContain('"expression":"len(lines)","frame":1');
    const { data, text } = await ask('trace_value', { name: 'lines', frame: 1 });
    expect(data.origins).toMatchObject([
      { kind: 'argument', function: 'total' },
      { line: 18, function: 'main' },
    ]);
    expect(text).toContain('lines = ["tea');
    const { text: around } = await ask('look', { frame: 1 });
    expect(around).toMatch(/\n> program.py:13 total: .*\n {2}program.py:19 main:/);
    const { data: no } = await ask('trace_value', { name: 'lines', frame: 7 });
    expect(no).toMatchObject({
      error: { code: 'not_here', message: 'there is no frame 7: look shows the stack' },
    });
  });

  it('stands after a look where it stood, which is told without the variables', async () => {
    const { data: there } = await ask('act', { actions: ['restart', 'run_to 13'] });
    const at = there.at as { variables?: object };
    expect(at.variables).toHaveProperty('basket');
    const { variables: _, ...place } = at;
    for (const [tool, args] of [
      ['look', {}],
      ['calls', { limit: 1 }],
      ['breakpoints', {}],
    ] as const)
      expect((await ask(tool, args)).data.at).toEqual(place);
  });

  it('leads from the end to the last state', async () => {
    const { data } = await ask('act', { actions: ['restart', 'continue'] });
    expect(data).toMatchObject({ at: { event: 'exit' } });
    expect((data.next as string[])[0]).toBe('act back, back_into (the last state) or restart');
    const { data: no } = await ask('look', { names: ['basket'] });
    expect((no.error as { try: string[] }).try[0]).toContain('back_into');
    const { data: last } = await ask('act', { actions: ['back_into'] });
    expect(last.at).toMatchObject({ line: 19, function: 'main', origin: 'observed' });
    await ask('act', { actions: ['forth', 'restart'] });
  });

  it('shows the states so far in pages', async () => {
    await ask('act', { actions: ['restart', 'step_over*3'] });
    const { data } = await ask('history', { limit: 2 });
    expect(data).toMatchObject({ total: 4, entries: [{ index: 3, action: 'step_over' }, { index: 4 }] });
  });
});

it('says what the program came to, and compares two runs by it', async () => {
  const source = 'def main():\n    n = 2\n    m = n * n\n    return m\n';
  const { data: begun } = await client.call('start', { source });
  expect(begun.ran).toMatch(/^the run ended normally after 5 states and 1 call; .*; main returned 4$/);
  const ask = (name: string, args: Data) => client.call(name, { session: begun.session, ...args });
  const { text } = await ask('act', { actions: ['continue'] });
  expect(text).toContain('exit normal (observed): main returned 4');
  await ask('branch', { name: 'other' });
  await ask('act', { actions: ['restart', 'run_to 3'] });
  expect((await ask('set', { name: 'n', value: '1 + 1' })).text).toContain('n = 2');
  await ask('set', { name: 'n', value: '5' });
  await ask('act', { actions: ['continue'] });
  const { data } = await ask('compare', { with: 'main' });
  expect(data.differences).toEqual([
    { what: 'last outcome', before: 'main returned 4', after: 'main returned 25' },
  ]);
  expect((await ask('verify', {})).text).toContain('what the program did, with what was set');
  const { data: all } = await ask('history', {});
  expect((all.entries as { action: string }[]).map(({ action }) => action)).toContain('breakpoint 3');
});

it('forth leads to where it stood before back, until it goes on', async () => {
  const session = await begin(client, { path: vectorPath('tally') });
  const ask = (name: string, args: Data) => client.call(name, { session, ...args });
  const { data: there } = await ask('act', { actions: ['step_into*4', 'back*2', 'forth'] });
  expect(there.at).toMatchObject({ line: 3, function: 'tally' });
  expect((await ask('history', {})).data.total).toBe(5);
  const { data: gone } = await ask('act', { actions: ['back', 'step_over', 'forth'] });
  expect(gone).toMatchObject({
    done: 2,
    at: { line: 3, stopped: expect.stringContaining('goes forward already') },
  });
});

it('what was set is not said to come from a line', async () => {
  const source =
    'def add(n):\n    m = n + 1\n    return m\n\ndef main():\n    k = 1\n    k = add(k)\n    return k\n';
  const session = await begin(client, { source });
  await client.call('act', { session, actions: ['run_to 3'] });
  await client.call('set', { session, name: 'm', value: '50' });
  const { data } = await client.call('act', { session, actions: ['step_return', 'step_over'] });
  expect(data.at).toMatchObject({ line: 8, variables: { k: '50' } });
  const { data: traced } = await client.call('trace_value', { session, name: 'k' });
  expect(traced.origins).toMatchObject([
    { kind: 'assigned', line: 7 },
    { kind: 'returned', line: 3 },
    { kind: 'assigned', name: 'm', line: 3, note: 'by the action set, not by the line' },
  ]);
});

it('a long value comes in pieces, and a state says what it left out', async () => {
  const session = await begin(client, {
    source: 'def main():\n    xs = list(range(3000))\n    return len(xs)\n',
  });
  const { data } = await client.call('act', { session, actions: ['step_over*2'] });
  expect(data.at).toMatchObject({ omitted: 'xs shortened' });
  const { data: first } = await client.call('look', { session, names: ['xs'] });
  const { xs } = first.values as { xs: { text: string; length: number } };
  expect(xs.text.length).toBe(2000);
  expect(xs.length).toBeGreaterThanOrEqual(10_000);
  const { data: second } = await client.call('look', { session, names: ['xs'], from: 2000 });
  expect(second.values).toMatchObject({ xs: { from: 2000 } });
});

describe('a prediction', () => {
  it('says how sure it is, and is held to the truth', async () => {
    const session = await begin(client, { path: vectorPath('tally'), engine: 'neural' });
    const { data } = await client.call('act', { session, actions: ['step_into*4', 'step_return'] });
    expect(data.at).toMatchObject({ event: 'return', origin: 'predicted', function: 'tally' });
    const { data: held } = await client.call('verify', { session });
    expect(held).toMatchObject({ states: 6, at: { origin: 'predicted' } });
    expect(held.right as number).toBeGreaterThan(3);
    const { data: asked } = await client.call('inputs', { session });
    expect((asked.found as unknown[]).length + (asked.missed as unknown[]).length).toBeGreaterThan(0);
    const { data: no } = await client.call('calls', { session });
    expect(no).toMatchObject({ error: { code: 'not_here' }, at: { function: 'tally' } });
    const { data: traced } = await client.call('trace_value', { session, name: 'hits' });
    expect(traced.origins).toMatchObject([{ kind: 'on the way' }]);
  });

  it('is given of a program that cannot run', async () => {
    const source =
      'import nowhere\n\ndef double(n):\n    m = n * 2\n    return m\n\ndef main():\n    return double(4)\n';
    const real = await client.call('start', { source });
    expect(real.data).toMatchObject({ at: { event: 'exit', exit: 'error' } });
    expect((real.data.next as string[])[0]).toMatch(/^start with engine: neural/);
    const session = await begin(client, { source, engine: 'neural' });
    const { data } = await client.call('call', { session, function: 'double', arguments: '21' });
    expect(data).toMatchObject({
      origin: 'predicted',
      lines: [{ source: 'm = n * 2' }, { source: 'return m' }],
    });
    expect(data.next).not.toContain('verify');
    const { data: no } = await client.call('verify', { session });
    expect(no).toMatchObject({ error: { code: 'not_here' } });
    const { text } = await client.call('inputs', { session, function: 'double', value: '8' });
    expect(text).toContain('the model checked each, and nothing was run');
    expect(text).toMatch(/^examples, perhaps not all: /);
  });
});
