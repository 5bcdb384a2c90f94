/**
 * Finds the parts of a line in evaluation order: the calls, operations and look-ups in its expressions, inner parts
 * first. `partsOf` is for drafts: a mistake costs only a little time. `certainParts` is what the grammar holds a
 * model to: it says nothing where it could be wrong.
 */
import { type Expression, ExpressionReader } from './expressions.ts';
import { NotRead } from './tokens.ts';

type Own = (name: string) => boolean;

export interface LinePart {
  /** The part as it stands in the line, with `$` for the parts inside it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * `own` holds the functions that are stepped into; parts after the first call of one are not worked out on the way
 * there. `both` adds the less likely side of a conditional expression.
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
 * The parts that are certainly worked out, in order, up to the first function that is stepped into or to what is read
 * again at the end (then `whole` is not set). Undefined if values decide what is evaluated, or if the line is not
 * understood.
 */
export function certainParts(
  source: string,
  own: Own = () => false,
): { readonly texts: readonly string[]; readonly whole: boolean } | undefined {
  try {
    const reader = new ExpressionReader(source);
    const wanted = workedOut(reader);
    // A loop evaluates its iterable when it begins, and not again.
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

/** The attribute that a line sets, and the part of its working whose value it then has. */
export function attributeSet(source: string): { readonly name: string; readonly part: string } | undefined {
  try {
    const reader = new ExpressionReader(source);
    const target = reader.list();
    const nameOf = ({ start, end }: Expression) => source.slice(start, end);
    if (target.kind !== 'attribute' || target.inside[0]?.kind !== 'name') return undefined;
    if (reader.takesAugmented()) return { name: nameOf(target), part: nameOf(target) };
    if (!reader.takes('=')) return undefined;
    const value = reader.list();
    return reader.atLineEnd && value.part ? { name: nameOf(target), part: textOf(source, value) } : undefined;
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

/**
 * An expression of a statement. `itself` is false if the next state shows its value anyway. `behind`: it is read
 * again at the end, and shown if possible.
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

/** Whether the next state shows its value or values. */
function shown(node: Expression): Wanted[] {
  const nodes = node.kind === 'tuple' ? node.inside : [node];
  return nodes.map(each => ({ node: each, itself: false }));
}

function isShown(target: Expression, value: Expression): boolean {
  const pairs = target.kind === 'tuple' && value.kind === 'tuple';
  return (pairs ? target.inside[0] : target)?.kind === 'name';
}

/** Whether a target is an attribute or item of a name, whose value no state shows. */
function isHeld(target: Expression): boolean {
  const [owner, index] = target.kind === 'item' ? target.inside : [target];
  const keys = index?.inside ?? [];
  const isPlain = keys.every(({ kind }) => kind === 'name' || kind === 'constant');
  return isPlain && keys.length < 2 && owner?.kind === 'attribute' && owner.inside[0]?.kind === 'name';
}

/** The parts of a target itself: a container and an index. */
function ofTarget(target: Expression): Wanted[] {
  if (target.kind !== 'item' && target.kind !== 'attribute') return [];
  return target.inside.map(node => ({ node, itself: true }));
}

interface Put {
  readonly own: Own;
  readonly both: boolean;
  readonly parts: LinePart[];
}

/** Appends the parts of an expression. False if one of them is stepped into. */
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
