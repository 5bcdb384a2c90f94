import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, type Connection, connect } from './connect.ts';

let client: Connection;
beforeAll(async () => {
  client = await connect('v2 stdio');
});
afterAll(() => client.close());

describe('one call, line by line', () => {
  const BRANCHES = `
def sort(n):
    while n < 3:
        # not yet
        n += 1
    if n > 9:
        "large"
        kind = "large"
    elif (n >
            4):
        kind = "middle"
    elif n == 3 and n:  # small
        kind = "small"
    else:
        kind = "none"
    if kind == "small": n = 0
    for i in range(n):
        if i == 1:
            continue
    return kind

def far(n):
    for i in range(n):
        last = 10 / (n - 1 - i)
    return last

def main():
    return sort(2), sort(10), sort(4), far(30)
`;
  const comments = (text: string) =>
    text.split('\n').flatMap(line => /(?:# )(true|false)/.exec(line)?.[1] ?? []);
  let session: string;
  beforeAll(async () => {
    session = await begin(client, { source: BRANCHES });
  });

  it.each([
    ['2', ['true', 'false', 'false', 'true']],
    ['10', ['false', 'true', ...Array.from({ length: 10 }, (_, i) => String(i === 1))]],
    ['4', ['false', 'false', 'false', ...Array.from({ length: 4 }, (_, i) => String(i === 1))]],
  ])('says which conditions of sort(%s) held', async (n, held) => {
    const { text } = await client.call('call', { session, function: 'sort', arguments: n, limit: 200 });
    expect(comments(text)).toEqual(held);
  });

  it('shows the end of a long call that raised', async () => {
    const { data: page } = await client.call('calls', { session, function: 'far' });
    const [{ call }] = page.calls as [{ call: number }];
    const { data, text } = await client.call('call', { session, call, limit: 8 });
    expect(data).toMatchObject({ total_lines: 60, gap: { after: 6, lines: 52 } });
    expect(text).toContain('… 52 lines left out: from 6 shows them');
    expect(data.lines).toHaveLength(8);
    expect((data.lines as object[]).at(-1)).toMatchObject({ source: 'last = 10 / (n - 1 - i)' });
    const { data: rest } = await client.call('call', { session, call, limit: 8, from: 6 });
    expect(rest).not.toHaveProperty('gap');
  });
});

describe('inputs for an exception', () => {
  const SOURCE = `
def pick(values, index):
    return values[index]

def middle(values):
    if len(values) > 4:
        raise ValueError("too many")
    return pick(values, len(values) // 2)

def main():
    return middle([1, 2, 3])
`;

  it('are found and checked by running', async () => {
    const session = await begin(client, { source: SOURCE });
    const { data } = await client.call('inputs', { session, function: 'middle', raises: 'IndexError' });
    expect(data).toMatchObject({ raises: 'IndexError', how: 'each was run' });
    const { arguments: args } = (data.found as { arguments: string }[])[0]!;
    expect(args).toBe('values=[]');
    const { data: many } = await client.call('inputs', { session, function: 'middle', raises: 'ValueError' });
    for (const each of (many.found as { arguments: string }[]).slice(0, 3)) {
      const { data: made } = await client.call('call', {
        session,
        function: 'middle',
        arguments: each.arguments,
      });
      expect(made.outcome).toEqual({ kind: 'raised', value: "ValueError('too many')" });
    }
    expect((many.found as unknown[]).length).toBeGreaterThan(0);
  });

  it('which no arguments raise are not made up', async () => {
    const session = await begin(client, { source: SOURCE });
    const { data } = await client.call('inputs', { session, function: 'middle', raises: 'RecursionError' });
    expect(data.found).toEqual([]);
    expect((data.missed as unknown[]).length).toBeGreaterThan(0);
  });

  it('are asked for by raises, not by value', async () => {
    const session = await begin(client, { source: SOURCE });
    const { data } = await client.call('inputs', { session, function: 'middle', value: 'IndexError' });
    expect(data.error).toMatchObject({
      code: 'bad_arguments',
      try: [`inputs {"session":"${session}","function": "middle", "raises": "IndexError"}`],
    });
  });
});
