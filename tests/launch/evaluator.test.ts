/** Expressions evaluated over many states at once have the values that they have one by one. */
import { expect, it } from 'vitest';
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

it('one that does not parse is told for each', async () => {
  const ahead = evaluator();
  await ahead.prepare('n >', states);
  await expect(ahead.over('n >', states[3]!)).rejects.toThrow('no Python expression');
});
