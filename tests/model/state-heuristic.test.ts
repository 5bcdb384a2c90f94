/** Drafts of the next state without values, compared with real runs. */
import { expect, test } from 'vitest';
import { contextOf } from '../../src/language/index.ts';
import { ProgramIndex } from '../../src/model/grammar/program-index.ts';
import { StateHeuristic } from '../../src/model/grammar/state-heuristic.ts';
import { ContextCode } from '../../src/python/functions.ts';
import { record } from '../../src/trace/record.ts';
import { StateTree } from '../../src/tree/tree.ts';

/** Of each step of a real run that was guessed wrong, from where to where it went. */
async function wrong(source: string, action: 'step_into' | 'step_over'): Promise<string[]> {
  const { recording } = await record({ name: 'likely.py', source });
  const tree = StateTree.build(recording);
  const scope = new ProgramIndex(new ContextCode(contextOf(source)));
  const found: string[] = [];
  for (let node = 0; node < tree.exit; node++) {
    const previous = tree.state(node);
    const next = tree.state(tree.follow(node, { action }));
    if (!('line' in previous) || !('line' in next)) continue;
    // Where it goes on behind the end of a call does not follow from its last line.
    if (previous.event === 'return' || previous.event === 'exception') continue;
    const likely = new StateHeuristic({ previous, action: { action } }, scope);
    if (likely.event !== next.event || likely.line(next.event) !== next.line)
      found.push(`${previous.event} ${previous.line}, ${next.event} ${next.line}`);
  }
  return found;
}

test('what is tried, its `else` and its `finally`, and what leaves a loop', async () => {
  const source = `def first(xs):
    """The first that is no text."""
    for x in xs:
        if x == 'b': return None
        try:
            y = x + 1
        except TypeError:
            y = 0
        else:
            y += 1
        finally:
            z = y
        if y:
            break
        z = 0
    else:
        z = 9
    return z
def main():
    return first([1, 2])
`;
  for (const action of ['step_into', 'step_over'] as const) expect(await wrong(source, action)).toEqual([]);
});

test('a call begins behind its signature; a lambda on its line; a definition calls nothing', async () => {
  const source = `count = 0
def outer(
    a,
    b,
):
    global count
    def inner(x):
        return x
    f = lambda x: x + a
    count = inner(a)
    return f
def main():
    f = outer(1, 2)
    return f(3)
`;
  // That `f` is a function cannot be seen from the line.
  expect(await wrong(source, 'step_into')).toEqual(['line 14, call 9']);
  expect(await wrong(source, 'step_over')).toEqual([]);
});

test('what raises goes nowhere', async () => {
  const source = `def main():
    x = 1
    raise ValueError(x)
`;
  expect(await wrong(source, 'step_into')).toEqual([]);
});
