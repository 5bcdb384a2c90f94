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
