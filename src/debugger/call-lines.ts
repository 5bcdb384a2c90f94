/** Describes one call: each line that it ran, what the line changed and what it called. Pure. */
import { EventKind, GONE } from '../trace/recording.ts';
import type { CallTree } from './calls.ts';
import { conditionHeld } from './condition-held.ts';

export interface Change {
  readonly name: string;
  readonly before: string | undefined;
  /** Undefined: the name vanished. */
  readonly after: string | undefined;
}

export interface RanLine {
  readonly node: number;
  /** Global line number. */
  readonly line: number;
  readonly source: string;
  /** A line that raised has no changes before the exception. */
  readonly event: 'line' | 'exception';
  /** Its changes of its own call's variables. */
  readonly changes: readonly Change[];
  /** The calls it made. */
  readonly calls: readonly number[];
  /** For a condition: whether it held. */
  readonly held?: boolean;
  /** The text of an exception here. */
  readonly value?: string;
}

export interface LinePage {
  readonly lines: readonly RanLine[];
  readonly total: number;
}

/** The lines that a call ran, from the `from`th on. */
export function linesOf(calls: CallTree, id: number, from: number, limit: number): LinePage {
  const { tree } = calls;
  const { last } = calls.call(id);
  const lines: RanLine[] = [];
  let total = 0;
  for (let node: number | undefined = tree.first(id); node !== undefined; node = tree.next(node)) {
    const kind = tree.kind(node);
    const inner = kind === EventKind.exception && node !== last;
    if (kind !== EventKind.line && !inner) continue;
    if (total++ < from || lines.length >= limit) continue;
    const next = tree.next(node);
    const held =
      next === undefined || tree.kind(next) === EventKind.exception
        ? undefined
        : conditionHeld(tree.recording, tree.line(node), tree.line(next));
    lines.push({
      node,
      line: tree.line(node),
      source: tree.source(tree.line(node)),
      event: inner ? 'exception' : 'line',
      changes: next === undefined ? [] : changesAt(calls, node, next),
      calls: calls.madeBy(node),
      ...(held === undefined || inner ? {} : { held }),
      ...(inner ? { value: tree.result(node) } : {}),
    });
  }
  return { lines, total };
}

/** The changes between a state and the next one of its call. */
function changesAt(calls: CallTree, node: number, next: number): Change[] {
  const { tree } = calls;
  const { changeStart, changeNames, changeValues, names, values } = tree.recording;
  const from = changeStart[next]!;
  const to = changeStart[next + 1]!;
  if (from === to) return [];
  const before = tree.locals(node);
  const found: Change[] = [];
  for (let k = from; k < to; k++) {
    const name = names[changeNames[k]!]!;
    const value = changeValues[k]!;
    found.push({ name, before: before.get(name), after: value === GONE ? undefined : values[value]! });
  }
  return found;
}
