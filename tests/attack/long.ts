/** A long session on the shipped weights, in a process of its own, within the memory that commands may take. */
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Attack, inputs } from './attack.ts';
import { heldTo, Surroundings } from './process.ts';

const part = (i: number) => `def part_${i}(items, limit):
    total = ${i}
    seen = {}
    for place, item in enumerate(items):
        if item % ${i + 2} == 0:
            total += item * ${i + 1}
            seen[item] = total
        else:
            total -= place
        if total > limit:
            total = total % limit
    return total, sorted(seen)

`;
const use = (i: number) =>
  `        t${i}, s${i} = part_${i}(items, ${40 + i})\n        result.append((t${i}, s${i}))\n`;
const NUMBERS = [0, 1, 2, 3, 4];
/** Some eighty lines, and thousands of states. */
const PROGRAM = `${NUMBERS.map(part).join('\n')}
def main():
    items = list(range(3, 12))
    result = []
    for turn in range(9):
${NUMBERS.map(use).join('')}        items = [t0 % 9, t1 % 7, turn] + items[:6]
    return result
`;
const STEPS = 500;

export const LONG_SESSION: Attack = inputs(
  'sessions/long',
  fc.array(fc.constantFrom('p', 'w', 'back', 'sure', 'n'), { minLength: 8, maxLength: 12 }),
  async looks => {
    const around = new Surroundings();
    try {
      writeFileSync(around.at('long.py'), PROGRAM);
      const steps = Array.from({ length: Math.ceil(STEPS / looks.length) }, () => 's');
      const typed = looks.flatMap(look => [...steps, look]);
      const { stdout } = await heldTo(
        ['debug', 'long.py', '--engine', 'neural', '--answer-seconds', '1'],
        around,
        {
          seconds: 1200,
          input: `${[...typed, 'r', 'verify', 'q'].join('\n')}\n`,
        },
      );
      const stops = stdout.match(/^> /gm)?.length ?? 0;
      if (stops < STEPS) throw new Error(`it stops ${stops} times and not ${STEPS}: ${stdout.slice(-600)}`);
    } finally {
      around.remove();
    }
  },
  { each: 1, aim: 1, counts: 'sessions', slow: true },
);
