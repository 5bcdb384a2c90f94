/**
 * Finds where a variable got its value: back through assignments, arguments, returned values and changes in place.
 * Pure.
 */
import { GONE } from '../trace/recording.ts';
import { isExit } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import type { CallTree } from './calls.ts';
import type { Visited } from './debugger.ts';
import { DebuggerError } from './engine.ts';

export type OriginKind =
  /** A line assigned it. */
  | 'assigned'
  /** It came in as an argument of this call. */
  | 'argument'
  /** A call returned it. */
  | 'returned'
  /** A callee changed the object that the variable names. */
  | 'changed inside'
  /** A jump skipped the line that did: it is one of those after this place. */
  | 'on the way'
  /** The walk begins with it. */
  | 'given';

export interface ValueOrigin {
  readonly kind: OriginKind;
  /** Its name there. */
  readonly name: string;
  readonly value: string;
  /** The name's previous value, if the line changed it. */
  readonly before?: string;
  /** Global number of the line that did it. */
  readonly line: number;
  readonly source: string;
  readonly function: string;
  /** The call of that line, and the line's node; undefined in a walk without a run. */
  readonly call?: number;
  readonly node?: number;
}

const MOST = 50;

/** The latest first. The name must be there at the node. */
export function originOf(calls: CallTree, node: number, name: string): ValueOrigin[] {
  const { tree } = calls;
  const at = Math.min(node, tree.exit - 1);
  const locals = at < 0 ? new Map<string, string>() : tree.locals(at);
  if (!locals.has(name)) {
    const known = [...locals.keys()].join(', ') || 'none';
    throw new DebuggerError(`there is no variable ${name} here; the variables are: ${known}`);
  }
  const found: ValueOrigin[] = [];
  let next: { node: number; name: string } | undefined = { node: at, name };
  while (next && found.length < MOST) next = follow(calls, next.node, next.name, found);
  return found;
}

/** Adds what is known of one name at one node; returns where to go on from. */
function follow(
  calls: CallTree,
  node: number,
  name: string,
  found: ValueOrigin[],
): { node: number; name: string } | undefined {
  const { tree } = calls;
  const activation = tree.activation(node);
  const changed = lastChange(tree, node, name);
  const value = tree.locals(changed).get(name)!;
  if (changed === tree.first(activation)) {
    const caller = tree.recording.activationParents[activation]!;
    found.push({ kind: caller < 0 ? 'given' : 'argument', name, value, ...placeOf(calls, changed) });
    return caller < 0 ? undefined : handedOver(tree, caller, value);
  }
  const line = tree.previous(changed)!;
  const before = tree.locals(line).get(name);
  const told = { name, value, ...(before === undefined ? {} : { before }) };
  const made = calls.madeBy(line);
  const giver = made.findLast(id => {
    const outcome = calls.outcome(id);
    return outcome.kind === 'returned' && outcome.value === value;
  });
  if (giver !== undefined) {
    found.push({ kind: 'assigned', ...told, ...placeOf(calls, line) });
    const end = tree.last(giver);
    found.push({ kind: 'returned', name: calls.nameOf(giver), value, ...placeOf(calls, end) });
    const returned = /^\s*return\s+([\p{L}_][\p{L}\p{N}_]*)\s*(?:#.*)?$/u.exec(
      tree.source(tree.line(end)),
    )?.[1];
    return returned !== undefined && tree.locals(end).get(returned) === value
      ? { node: end, name: returned }
      : undefined;
  }
  const inside = made.length === 0 ? undefined : insideChange(tree, line, tree.first(made[0]!), value);
  found.push({ kind: inside ? 'changed inside' : 'assigned', ...told, ...placeOf(calls, line) });
  return inside;
}

/** The latest event of the call, up to the node, at which the name was given a value. */
function lastChange(tree: StateTree, node: number, name: string): number {
  const { changeStart, changeNames, changeValues, names } = tree.recording;
  for (let at: number | undefined = node; at !== undefined; at = tree.previous(at))
    for (let k = changeStart[at]!; k < changeStart[at + 1]!; k++)
      if (changeValues[k] !== GONE && names[changeNames[k]!] === name) return at;
  return tree.first(tree.activation(node));
}

/** The caller's variable that was passed, if its value and the line's text leave no doubt. */
function handedOver(
  tree: StateTree,
  caller: number,
  value: string,
): { node: number; name: string } | undefined {
  const words = new Set(tree.source(tree.line(caller)).match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  const same = [...tree.locals(caller)].filter(([name, text]) => text === value && words.has(name));
  return same.length === 1 ? { node: caller, name: same[0]![0] } : undefined;
}

/** The latest change to this object in the calls that a line made. */
function insideChange(
  tree: StateTree,
  line: number,
  from: number,
  value: string,
): { node: number; name: string } | undefined {
  const { changeStart, changeNames, changeValues, names, values } = tree.recording;
  const to = tree.next(line) ?? tree.exit;
  for (let at = to - 1; at >= from; at--)
    for (let k = changeStart[at]!; k < changeStart[at + 1]!; k++)
      if (changeValues[k] !== GONE && values[changeValues[k]!] === value)
        return { node: at, name: names[changeNames[k]!]! };
  return undefined;
}

function placeOf(
  calls: CallTree,
  node: number,
): Pick<ValueOrigin, 'line' | 'source' | 'function' | 'call' | 'node'> {
  const { tree } = calls;
  const call = tree.activation(node);
  return {
    line: tree.line(node),
    source: tree.source(tree.line(node)),
    function: calls.nameOf(call),
    call,
    node,
  };
}

const STEPS: ReadonlySet<string> = new Set(['step_into', 'step_over', 'set']);

/** In a predicted walk or one of a live process: between which of its shown states the value came. */
export function originInWalk(history: readonly Visited[], name: string): ValueOrigin[] {
  const here = history.at(-1)?.moment.state;
  const known = here && 'locals' in here ? here.locals : undefined;
  const value = known?.get(name);
  if (!here || isExit(here) || value === undefined)
    throw new DebuggerError(
      `there is no variable ${name} here; the variables are: ${[...(known ?? new Map()).keys()].join(', ') || 'none'}`,
    );
  let earliest = here;
  let jumped = false;
  for (const { moment, action } of history.toReversed()) {
    const { state } = moment;
    if (isExit(state) || state.depth !== here.depth) {
      if (!isExit(state) && state.depth < here.depth) break;
      continue;
    }
    if (state.function !== here.function || !('locals' in state) || !state.locals) break;
    const before = state.locals.get(name);
    if (before !== value) {
      const told = { name, value, ...(before === undefined ? {} : { before }) };
      return [
        {
          kind: jumped ? 'on the way' : 'assigned',
          ...told,
          line: state.line,
          source: state.source,
          function: state.function,
        },
      ];
    }
    earliest = state;
    jumped = action !== undefined && !STEPS.has(action.action);
    if (state.event === 'call') break;
  }
  const kind = earliest.event === 'call' && earliest.depth > 1 ? 'argument' : 'given';
  const { line, source, function: own } = earliest;
  return [{ kind, name, value, line, source, function: own }];
}
