/** What agents learn of objects: what they hold, and which of several gave a value. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, type Connection, connect } from './connect.ts';

let client: Connection;
beforeAll(async () => {
  client = await connect('v2 stdio');
});
afterAll(() => client.close());

it('what objects hold stands below them, is asked for by name, and can be set', async () => {
  const path = fileURLToPath(new URL('../dap/accounts.py', import.meta.url));
  const { data: begun } = await client.call('start', { path });
  const asked = async (tool: string, more: object) =>
    (await client.call(tool, { session: begun.session, ...more })).data;
  await client.call('breakpoints', { session: begun.session, add: [{ at: '17' }] });
  const there = await asked('act', { actions: ['continue'] });
  expect(Object.keys((there.at as { variables: object }).variables)).toEqual([
    'self',
    'amount',
    'before',
    'self.owner',
    'self.balance',
    'self.tags',
  ]);
  const { data: seen, text } = await client.call('look', { session: begun.session });
  expect(text).toContain('variables: self {self.owner, self.balance, self.tags}, amount, before');
  expect(seen.names).toMatchObject([
    {
      name: 'self',
      fields: [{ name: 'self.owner' }, { name: 'self.balance', length: 2 }, { name: 'self.tags' }],
    },
    { name: 'amount', length: 1 },
    { name: 'before', length: 2 },
  ]);
  const value = await asked('look', { names: ['self.balance'], expression: 'self.balance + len(self.tags)' });
  expect(value).toMatchObject({
    values: { 'self.balance': { text: '10' } },
    expression: { value: { text: '12' }, type: 'int' },
  });
  const set = await asked('set', { name: 'self.balance', value: '7' });
  expect(set.at).toMatchObject({ variables: { 'self.balance': '7' }, origin: 'user' });
  const next = await asked('act', { actions: ['step_over'] });
  expect(next.at).toMatchObject({ line: 18, variables: { 'self.balance': '12' } });
  const from = await client.call('trace_value', { session: begun.session, name: 'self.balance' });
  expect(from.text).toContain('accounts.py:17');
  const calls = await client.call('calls', { session: begun.session, function: 'Account.add' });
  expect(calls.text).toContain(
    'Account.add(self=<accounts.Account object> {owner=<accounts.Owner object>, balance=10',
  );
});

const LOOP = `
class Animal:
    def __init__(self, name):
        self.name = name

    def speak(self):
        return self.name + "!"

def main():
    animals = [Animal("Rex"), Animal("Tom"), Animal("Kit")]
    said = []
    for animal in animals:
        said.append(animal.speak())
    return said
`;

describe('which of several objects of a class', () => {
  it('says it by the iteration, the item and what the object held', async () => {
    const session = await begin(client, { source: LOOP });
    const { data: calls } = await client.call('calls', { session, function: 'Animal.speak' });
    const [, second] = calls.calls as { call: number; fields: object }[];
    expect(second!.fields).toEqual({ 'self.name': "'Tom'" });
    const { data, text } = await client.call('trace_value', { session, name: 'self', call: second!.call });
    expect(data.origins).toMatchObject([
      { kind: 'argument', name: 'self', fields: { name: "'Tom'" } },
      {
        kind: 'assigned',
        name: 'animal',
        iteration: 2,
        note: 'it was animals[1]',
        fields: { name: "'Tom'" },
      },
    ]);
    expect(text).toContain('iteration 2: for animal in animals:  (it was animals[1])');
  });

  it('in a walk without a run, says what the states show and no more', async () => {
    const session = await begin(client, { source: LOOP, engine: 'neural' });
    await client.call('act', { session, actions: ['step_over*5'] });
    const { data } = await client.call('trace_value', { session, name: 'animal' });
    expect(data.origins).toMatchObject([{ kind: 'assigned', source: 'for animal in animals:' }]);
  });
});
