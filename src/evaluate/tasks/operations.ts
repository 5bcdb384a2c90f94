/**
 * Operations: one line that does one thing to numbers, a list or a text. A model that fails here cannot do better in a
 * walk.
 */
import { Random } from '../../shared/random.ts';
import { type Program, withMain } from '../program.ts';
import type { Question } from '../question.ts';
import { askAboutLines } from './generated-lines.ts';
import type { Task } from './task.ts';
import { judgeNextState } from './verdicts.ts';

/** Lines of each operation. */
const OF_EACH = 50;

export const operations: Task = {
  name: 'operations',

  async questions(setup) {
    const questions: Question[] = [];
    for (const group of Object.keys(OPERATIONS)) {
      const programs = operationPrograms(group, Math.min(OF_EACH, setup.limit), setup.seed);
      const asked = { task: 'operations', group, action: 'step_into' } as const;
      questions.push(...(await askAboutLines(setup, programs, asked)));
    }
    return questions;
  },

  judge: async (_, question, answer) => judgeNextState(question, answer),
};

/** An expression over `a` and `b`, and values for the names that it uses. */
type Operation = (random: Random) => readonly [code: string, a: string, b?: string | number];

const number = (random: Random, digits: number) =>
  String(random.between(10 ** (digits - 1), 10 ** digits - 1));
const list = (random: Random, length: number, most = 99) =>
  `[${Array.from({ length }, () => random.between(0, most)).join(', ')}]`;
const text = (random: Random, length: number) =>
  `'${Array.from({ length }, () => random.pick([...'abcdefghijklmnopqrstuvwxyz   '])).join('')}'`;
/** Two numbers with these numbers of digits. */
const both =
  (code: string, one: number, other: number): Operation =>
  random => [code, number(random, one), number(random, other)];

/** Operations by group; the numbers in the names count digits or items. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'numbers/a + b, 2': both('a + b', 2, 2),
  'numbers/a + b, 3': both('a + b', 3, 3),
  'numbers/a + b, 5': both('a + b', 5, 5),
  'numbers/a - b, 2': both('a - b', 2, 2),
  'numbers/a - b, 3': both('a - b', 3, 3),
  'numbers/a * b, 2 by 1': both('a * b', 2, 1),
  'numbers/a * b, 2 by 2': both('a * b', 2, 2),
  'numbers/a * b, 3 by 2': both('a * b', 3, 2),
  'numbers/a // b, 3 by 1': both('a // b', 3, 1),
  'numbers/a // b, 4 by 2': both('a // b', 4, 2),
  'numbers/a % b, 2 by 1': both('a % b', 2, 1),
  'numbers/a % b, 3 by 2': both('a % b', 3, 2),
  'numbers/a % b, 4 by 2': both('a % b', 4, 2),
  'numbers/a / b, 2 by 1': both('a / b', 2, 1),
  'numbers/a ** b': random => ['a ** b', String(random.between(2, 9)), random.between(2, 6)],
  'numbers/a & b': both('a & b', 2, 2),
  'numbers/a ^ b': both('a ^ b', 2, 2),
  'numbers/a >> b': random => ['a >> b', number(random, 3), random.between(1, 5)],
  'numbers/bin(a)': random => ['bin(a)', number(random, 3)],
  'numbers/a < b, 4': both('a < b', 4, 4),
  'lists/sum, 6': random => ['sum(a)', list(random, 6)],
  'lists/sum, 12': random => ['sum(a)', list(random, 12)],
  'lists/max, 12': random => ['max(a)', list(random, 12)],
  'lists/len, 15 to 25': random => ['len(a)', list(random, random.between(15, 25), 9)],
  'lists/item, 16': random => ['a[b]', list(random, 16), random.between(6, 15)],
  'lists/item from the end, 12': random => ['a[b]', list(random, 12), -random.between(3, 11)],
  'lists/slice, 14': random => ['a[b:]', list(random, 14), random.between(3, 11)],
  'lists/backwards, 10': random => ['a[::-1]', list(random, 10)],
  'lists/sorted, 8': random => ['sorted(a)', list(random, 8)],
  'lists/sorted, 12': random => ['sorted(a)', list(random, 12)],
  'lists/filtered, 8': random => ['[v * 2 for v in a if v % 3]', list(random, 8, 40)],
  'lists/counted, 8': random => ['{v: a.count(v) for v in a}', list(random, 8, 4)],
  'lists/a < b, 4': random => ['a < b', list(random, 4, 2), list(random, 4, 2)],
  'lists/contains, 14': random => ['b in a', list(random, 14, 30), random.between(0, 30)],
  'lists/index, 14': random => ['a.index(max(a))', list(random, 14)],
  'texts/len, 15 to 25': random => ['len(a)', text(random, random.between(15, 25))],
  'texts/item, 26': random => ['a[b]', text(random, 26), random.between(8, 25)],
  'texts/slice, 20': random => ['a[b:]', text(random, 20), random.between(4, 16)],
  'texts/backwards, 12': random => ['a[::-1]', text(random, 12)],
  'texts/count, 24': random => ['a.count(b)', text(random, 24), `'${random.pick([...'aeiost '])}'`],
  'texts/find, 24': random => ['a.find(b)', text(random, 24), `'${random.pick([...'aeiost '])}'`],
  'texts/Counter, 16': random => ['Counter(a)', text(random, 16)],
  'texts/split, 22': random => ['a.split()', text(random, 22)],
  'texts/a < b, 6': random => {
    const one = text(random, 6);
    const same = random.between(0, 5);
    return ['a < b', one, `${one.slice(0, 1 + same)}${text(random, 6 - same).slice(1)}`];
  },
};

const NAMES = ['value', 'x', 'n', 'total', 'first', 'left', 'data', 'given', 'start', 'one'];

/** Programs of one group: a function that does the operation and returns the result, and a call. */
export function operationPrograms(group: string, count: number, seed: number): Program[] {
  const programs: Program[] = [];
  const seen = new Set<string>();
  for (let drawn = 0; programs.length < count && drawn < 50 * count; drawn++) {
    const random = new Random(`${seed}/operations/${group}/${drawn}`);
    const [expression, a, b] = OPERATIONS[group]!(random);
    const names = [random.pick(NAMES), random.pick(['other', 'y', 'k', 'right', 'second', 'by'])] as const;
    const given = b === undefined ? [a] : [a, b];
    const line = expression.replace(/\b[ab]\b/g, name => names[name === 'a' ? 0 : 1]);
    const result = random.pick(['result', 'res', 'out', 'answer']);
    const head = line.includes('Counter(') ? 'from collections import Counter\n\n' : '';
    const code =
      `${head}def f(${names.slice(0, given.length).join(', ')}):\n    ${result} = ${line}\n    return ` +
      `${result}\n`;
    const source = withMain(code, `f(${given.join(', ')})`);
    if (seen.has(source)) continue;
    seen.add(source);
    const id = `${group}-${drawn}`;
    programs.push({ id, level: 'operations', problem: id, source, code, entry: 'main', function: 'f' });
  }
  return programs;
}
