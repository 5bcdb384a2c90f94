/**
 * The parts of a line of Python in the order in which they are worked out, as far as a light look can tell: the calls,
 * operations and look-ups inside its expressions, those within another before it. `partsOf` is for guesses: where it is
 * wrong, nothing is lost but a little time. `certainParts` is what the grammar holds a model to: it says nothing where
 * it could be wrong.
 */
import { type Expression, ExpressionReader } from './expressions.ts';
import { NotRead } from './tokens.ts';

type Own = (name: string) => boolean;

export interface LinePart {
  /** As it stands in the line, with `$` for the parts within it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * `own`: the functions that are stepped into; what follows the first call of one is not worked out on the way there.
 * With `both` the less likely side of a conditional expression is told as well.
 */
export function partsOf(source: string, own: Own = () => false, both = false): LinePart[] {
  try {
    const parts: LinePart[] = [];
    for (const { node, itself, behind } of workedOut(new ExpressionReader(source))) {
      const { start, end } = node;
      if (behind) parts.push({ text: source.slice(start, end), start, end });
      else if (!put(source, node, itself, { own, both, parts })) break;
    }
    return parts;
  } catch (error) {
    if (error instanceof NotRead) return [];
    throw error;
  }
}

/**
 * The parts that surely come, in their order, up to the first function that is stepped into, or to what is looked at
 * once more when all is done (then `whole` is not set). Undefined where values decide what is evaluated, or where the
 * line is not understood.
 */
export function certainParts(
  source: string,
  own: Own = () => false,
): { readonly texts: readonly string[]; readonly whole: boolean } | undefined {
  try {
    const reader = new ExpressionReader(source);
    const wanted = workedOut(reader);
    // What a loop goes over is evaluated when it begins, and not again.
    if (!reader.isCertain || !reader.atLineEnd || /^\s*(?:async\s+)?for\b/.test(source)) return undefined;
    const parts: LinePart[] = [];
    const whole = wanted.every(
      ({ node, itself, behind }) => !behind && put(source, node, itself, { own, both: false, parts }),
    );
    return { texts: parts.map(({ text }) => text), whole };
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

/**
 * An expression of a statement; `itself` is no part where the state that follows shows it anyway. `behind`: it is
 * looked at once more when all is done, and told if it can be.
 */
interface Wanted {
  readonly node: Expression;
  readonly itself: boolean;
  readonly behind?: true;
}

function workedOut(reader: ExpressionReader): Wanted[] {
  switch (reader.keyword(['if', 'elif', 'while', 'assert', 'for', 'return'])) {
    case 'for':
      reader.skipTo('in');
      return [{ node: reader.list(), itself: true }];
    case 'return':
      return reader.atEnd ? [] : shown(reader.list());
    case undefined: {
      const found = assignment(reader);
      return reader.atEnd ? found : [];
    }
    default: {
      const node = reader.test();
      reader.takes(':');
      return [{ node, itself: true }];
    }
  }
}

function assignment(reader: ExpressionReader): Wanted[] {
  const targets = [reader.list()];
  if (reader.takesAugmented()) {
    const target = targets[0]!;
    const value: Wanted = { node: reader.list(), itself: true };
    const behind: Wanted[] = isHeld(target) ? [{ node: target, itself: true, behind: true }] : [];
    return [...ofTarget(target), value, ...behind];
  }
  if (reader.takes(':')) reader.test();
  while (reader.takes('=')) targets.push(reader.list());
  const value = targets.pop()!;
  if (targets.length === 0) return shown(value);
  const given = targets.every(target => isShown(target, value))
    ? shown(value)
    : [{ node: value, itself: true }];
  return [...given, ...targets.flatMap(ofTarget)];
}

/** Its value, or its values, stand in the next state. */
function shown(node: Expression): Wanted[] {
  const nodes = node.kind === 'tuple' ? node.inside : [node];
  return nodes.map(each => ({ node: each, itself: false }));
}

function isShown(target: Expression, value: Expression): boolean {
  const pairs = target.kind === 'tuple' && value.kind === 'tuple';
  return (pairs ? target.inside[0] : target)?.kind === 'name';
}

/** An attribute of a name, or an item of one by a name or a constant: no state shows what it comes to. */
function isHeld(target: Expression): boolean {
  const [owner, index] = target.kind === 'item' ? target.inside : [target];
  const keys = index?.inside ?? [];
  const isPlain = keys.every(({ kind }) => kind === 'name' || kind === 'constant');
  return isPlain && keys.length < 2 && owner?.kind === 'attribute' && owner.inside[0]?.kind === 'name';
}

/** What a target works out itself: a container and an index. */
function ofTarget(target: Expression): Wanted[] {
  if (target.kind !== 'item' && target.kind !== 'attribute') return [];
  return target.inside.map(node => ({ node, itself: true }));
}

interface Put {
  readonly own: Own;
  readonly both: boolean;
  readonly parts: LinePart[];
}

/** Puts down the parts of an expression. False if one of them is stepped into. */
function put(source: string, node: Expression, itself: boolean, into: Put): boolean {
  const { own, both, parts } = into;
  for (const each of node.inside)
    if ((both || each !== node.unlikely) && !put(source, each, true, into)) return false;
  if (node.called !== undefined && own(node.called)) return false;
  if (itself && node.part) parts.push({ text: textOf(source, node), start: node.start, end: node.end });
  return true;
}

function textOf(source: string, node: Expression): string {
  let text = '';
  let at = node.start;
  for (const { start, end } of partsWithin(node).sort((a, b) => a.start - b.start)) {
    text += `${source.slice(at, start)}$`;
    at = end;
  }
  return text + source.slice(at, node.end);
}

function partsWithin(node: Expression): Expression[] {
  return node.inside.flatMap(each => (each.part ? [each] : partsWithin(each)));
}
