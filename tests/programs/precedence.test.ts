/** An expanded expression has the value of its tree: parentheses stand where they are needed. */
import { expect, it } from 'vitest';
import { parseTemplate } from '../../src/programs/generator/template.ts';
import { typeOf } from '../../src/programs/generator/types.ts';
import { Random } from '../../src/shared/random.ts';
import { askPython } from './python.ts';

const OPERATIONS = [
  '<int> + <int>', '<int> - <int>', '<int> * <int>', '<int> // <int>', '<int> % <int>', '<int> ** <0..2>', '-<int>',
  '~<int>',
  'abs(<int> - <int>)', '<int> & <int>', '<int> | <int>', '<int> ^ <int>', '<int> << <0..2>', '<int> >> <0..2>',
  '<int> if <int> < <int> else <int>', '<int> or <int>', '<int> and <int>', 'int(not <int>)', '(<int> * 2)',
  'int(<int> == <int>)', 'int(<int> < <int> <= <int>)', 'sum([<int> * <int>, <int>])',
  '<int> <+|*|-> <int>',
  'int(<int> <compare> <int>)', '(lambda v: v - <int>)(<int>)', 'sum(v for v in [<int>, <int>] if <int>)',
  '(<int>).real',
].map((text, i) => parseTemplate(text, `operations:${i + 1}`, typeOf('int'))); // biome-ignore format: a list

interface Made {
  /** As the program's text has it. */
  readonly text: string;
  /** With every operand in parentheses of its own. */
  readonly plain: string;
  readonly precedence: number;
}

function expand(random: Random, depth: number): Made {
  if (depth === 0) {
    const text = String(random.between(1, 4));
    return { text, plain: text, precedence: 20 };
  }
  const template = random.pick(OPERATIONS);
  let text = '';
  let plain = '';
  for (const piece of template.pieces) {
    if (typeof piece === 'string') {
      text += piece;
      plain += piece;
    } else if (piece.kind === 'expression') {
      const made = expand(random, random.between(0, depth - 1));
      text += made.precedence >= piece.precedence ? made.text : `(${made.text})`;
      plain += `(${made.plain})`;
    } else {
      const chosen =
        piece.kind === 'number'
          ? String(random.between(piece.low, piece.high))
          : piece.kind === 'choice'
            ? random.pick(piece.texts)
            : random.pick(['<', '==', '>=']);
      text += chosen;
      plain += chosen;
    }
  }
  return { text, plain, precedence: template.precedence };
}

it('two thousand trees of operators', () => {
  const made = Array.from({ length: 2000 }, (_, i) => expand(new Random(`tree/${i}`), 3));
  const written = askPython(
    'eval',
    made.map(({ text }) => text),
  );
  const meant = askPython(
    'eval',
    made.map(({ plain }) => plain),
  );
  const wrong = made.flatMap(({ text, plain }, i) =>
    written[i]!.value === meant[i]!.value && written[i]!.error === meant[i]!.error
      ? []
      : [`${text}  not  ${plain}`],
  );
  expect(wrong).toEqual([]);
  expect(made.filter(({ text, plain }) => text !== plain).length).toBeGreaterThan(1000);
  // What fails on both sides says little.
  expect(written.filter(({ error }) => error === undefined).length).toBeGreaterThan(1500);
});
