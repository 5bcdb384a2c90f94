/** Nesting: lines whose calls stand inside one another, one to five deep. Published models fall from 75 % to 25 %. */
import { Random } from '../../shared/random.ts';
import { type Program, withMain } from '../program.ts';
import type { Question } from '../question.ts';
import { readCompletion } from '../question-tokens.ts';
import { askAboutLines } from './generated-lines.ts';
import type { Task } from './task.ts';
import { judgeNextState } from './verdicts.ts';

const NESTING_KINDS = ['str', 'int', 'list'] as const;
export type NestingKind = (typeof NESTING_KINDS)[number];
export const DEEPEST = 5;
/** Lines of each kind and depth. */
const OF_EACH = 100;

export const nesting: Task = {
  name: 'nesting',

  async questions(setup) {
    const questions: Question[] = [];
    for (const kind of NESTING_KINDS) {
      for (let depth = 1; depth <= DEEPEST; depth++) {
        const programs = nestedPrograms(kind, depth, Math.min(OF_EACH, setup.limit), setup.seed);
        const asked = { task: 'nesting', group: `${kind}/${depth}`, at: depth, action: 'step_over' } as const;
        questions.push(...(await askAboutLines(setup, programs, asked)));
      }
    }
    return questions;
  },

  async judge(setup, question, answer) {
    const verdict = judgeNextState(question, answer);
    const completion = answer.samples[0];
    const state = completion && readCompletion(question, completion).steps[0]?.state;
    const expected = question.expected[0]!.state;
    let pass = false;
    if (state?.event === 'return' && expected.event === 'return') {
      const same = await setup.checker.check({ op: 'same', left: state.value, right: expected.value });
      pass = same.verdict === 'right';
    }
    return { ...verdict, scores: { pass: Number(pass), exact: verdict.scores.state ?? 0 } };
  },
};

/** Expressions that wrap a value `_` of the kind once, and give the same kind. */
const WRAPS: Readonly<Record<NestingKind, readonly string[]>> = {
  str: [
    '_.upper()',
    '_.lower()',
    '_.swapcase()',
    '_.title()',
    '_.capitalize()',
    '_.replace(A, B)',
    '_.strip(A)',
    '_.lstrip(A)',
    '_.rstrip(A)',
    '_.center(N, "*")',
    '_.ljust(N, "-")',
    '_.zfill(N)',
    '_.removeprefix(A)',
    '_.removesuffix(A)',
    '"".join(reversed(_))',
    '"".join(sorted(_))',
    'str(_)',
    'B.join(_)',
  ],
  int: [
    'abs(_)',
    'max(_, N)',
    'min(_, N)',
    'int(str(_))',
    'round(_, -1)',
    'sum([_, N])',
    'pow(_, 2)',
    'len("x" * (_ % 10))',
  ],
  list: [
    'sorted(_)',
    'list(reversed(_))',
    'sorted(_, reverse=True)',
    'list(map(abs, _))',
    'list(filter(None, _))',
    'list(dict.fromkeys(_))',
    '_.copy()',
    '_.__add__([N])',
  ],
};

/** A program of one kind and depth: a function of one line that returns the nesting, and a call. */
function nestedPrograms(kind: NestingKind, depth: number, count: number, seed: number): Program[] {
  const programs: Program[] = [];
  const seen = new Set<string>();
  for (let number = 0; programs.length < count && number < 50 * count; number++) {
    const random = new Random(`${seed}/nesting/${kind}/${depth}/${number}`);
    const name = random.pick(['text', 'word', 'value', 'item', 'data', 'x', 'entry', 'source']);
    const argument = drawArgument(kind, random);
    let line = name;
    for (let level = 0; level < depth; level++) {
      const wrap = random.pick(WRAPS[kind]);
      line = fill(wrap, line, random, argument.letters);
    }
    const code = `def f(${name}):\n    return ${line}\n`;
    const source = withMain(code, `f(${argument.text})`);
    if (seen.has(source)) continue;
    seen.add(source);
    const id = `${kind}-${depth}-${number}`;
    programs.push({ id, level: 'nesting', problem: id, source, code, entry: 'main', function: 'f' });
  }
  return programs;
}

/** The line uses letters of the argument, so that most calls change something. */
function fill(wrap: string, inner: string, random: Random, letters: string): string {
  const letter = () => JSON.stringify(random.pick([...(random.chance(0.8) ? letters : 'qzk ')]));
  return wrap.replace(/\b[ABN_]\b/g, name => {
    if (name === '_') return inner;
    return name === 'N' ? `${random.between(2, 14)}` : letter();
  });
}

function drawArgument(kind: NestingKind, random: Random): { text: string; letters: string } {
  if (kind === 'str') {
    const letters = Array.from({ length: random.between(3, 9) }, () =>
      random.pick([...'abcdefgABC01-_ ']),
    ).join('');
    return { text: JSON.stringify(letters), letters };
  }
  if (kind === 'int') return { text: `${random.between(-60, 99)}`, letters: 'a' };
  const items = Array.from({ length: random.between(3, 6) }, () => random.between(-5, 9));
  return { text: `[${items.join(', ')}]`, letters: 'a' };
}
