/** Expressions evaluated over many states at once have the values that they have one by one. */
import { describe, expect, it } from 'vitest';
import { Evaluator } from '../../src/launch/evaluator.ts';

const SOURCE = 'LIMIT = 3\n\ndef twice(n):\n    return 2 * n\n';

function evaluator(): Evaluator {
  return new Evaluator({ name: 'program.py', source: SOURCE }, {});
}

const states = [...Array(40).keys()].map(n => new Map([['n', String(n)]]));

it.each(['n > 20', 'twice(n) + LIMIT', '10 // n'])('%s', async expression => {
  const ahead = evaluator();
  await ahead.prepare(expression, states);
  const alone = evaluator();
  for (const locals of [states[0]!, states[7]!, states[39]!]) {
    const one = await alone.over(expression, locals).catch((error: Error) => error.message);
    expect(await ahead.over(expression, locals).catch((error: Error) => error.message)).toBe(one);
  }
});

it('one that does not parse is named for each', async () => {
  const ahead = evaluator();
  await ahead.prepare('n >', states);
  await expect(ahead.over('n >', states[3]!)).rejects.toThrow('no Python expression');
});

describe('objects, by the fields that a state shows', () => {
  const shop = new Evaluator(
    {
      name: 'shop.py',
      source:
        'class Item:\n    def worth(self):\n        return self.price * self.stock\n\ndef main():\n    pass\n',
    },
    {},
  );
  const locals = new Map([
    ['tea', '<shop.Item object>'],
    ['items', "[<shop.Item object>, 'x']"],
    ['box', '<other.Box object>'],
    ['tea.price', '4'],
    ['tea.stock', '3'],
    ['items[0].price', '5'],
    ['box.inside', "{'tea': <shop.Item object>}"],
  ]);

  it.each([
    ['tea.price + items[0].price', '9'],
    ['tea.worth()', '12'],
    ["len(box.inside), box.inside['tea']", '(1, <shop.Item object>)'],
    ['tea', '<shop.Item object>'],
  ])('%s', async (expression, repr) => {
    expect((await shop.evaluate(expression, locals)).repr).toBe(repr);
  });

  it('what no state shows is unknown, and not said to be missing', async () => {
    await expect(shop.evaluate('items[0].stock', locals)).rejects.toThrow('nothing is known of .stock');
    await expect(shop.evaluate('box.lid', locals)).rejects.toThrow('nothing is known of .lid');
    await expect(shop.evaluate('tea.price.nope', locals)).rejects.toThrow(
      "'int' object has no attribute 'nope'",
    );
  });
});

describe('values of which a state shows no expression', () => {
  const gate = new Evaluator(
    {
      name: 'gate.py',
      source: `from enum import Enum

class Level(Enum):
    LOW = "low"
    HIGH = "high"

class Refused(Exception):
    def __init__(self, who, why):
        super().__init__(f"{who}: {why}")
        self.who = who

ORDER = {Level.LOW: 1, Level.HIGH: 2}

def kept(n, known={}):
    return n

kept.calls = []

def main():
    pass
`,
    },
    {},
  );
  const locals = new Map([
    ['level', "<Level.LOW: 'low'>"],
    ['levels', "[<Level.LOW: 'low'>, <Level.HIGH: 'high'>]"],
    ['self', '<gate.Gate object>'],
    ['self.level', "<Level.LOW: 'low'>"],
    ['self.before', "<Level.LOW: 'low'>"],
    ['error', "Refused('bob: late')"],
    ['error.who', "'bob'"],
  ]);

  it.each([
    ['level is Level.LOW', 'True', 'bool'],
    ['ORDER[self.level] + ORDER[levels[1]]', '3', 'int'],
    ['self.level == self.before', 'True', 'bool'],
    ['self.level', "<Level.LOW: 'low'>", 'Level'],
    ['error', "Refused('bob: late')", 'Refused'],
    ['isinstance(error, Refused), str(error), error.who', "(True, 'bob: late', 'bob')", 'tuple'],
    ['self', '<gate.Gate object>', 'Gate'],
  ])('%s', async (expression, repr, type) => {
    expect(await gate.evaluate(expression, locals)).toMatchObject({ repr, type });
  });

  it("says that a function's own attributes are those of the beginning", async () => {
    expect((await gate.evaluate('kept.calls', new Map())).early).toEqual(['kept']);
    expect((await gate.evaluate('kept(3)', new Map())).early).toEqual([]);
  });
});
