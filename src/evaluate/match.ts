/** Two states compared: as a whole, part by part, variable by variable. Pure. */
import { fieldsOf, variablesOf } from '../tree/fields.ts';
import type { Locals, State } from '../tree/state.ts';

export interface Match {
  /** All that the specification counts as the state: event, line, and locals (identifiers alone) or value. */
  readonly state: boolean;
  /** All that is shown: the state, and what objects of the program's own classes hold. */
  readonly shown: boolean;
  readonly event: boolean;
  /** Parts that the expected state does not have are not there. */
  readonly line?: boolean;
  readonly depth?: boolean;
  readonly locals?: boolean;
  /** Where either state has any. */
  readonly fields?: boolean;
  readonly value?: boolean;
  /** Share of the variables that are right; a variable too many counts as one that is wrong. */
  readonly variables?: number;
}

/** `exit_normal`, `exit_error` and so on are events of their own. */
export function eventOf(state: State): string {
  return state.event === 'exit' ? `exit_${state.exit}` : state.event;
}

/** Locals count for `call` and `line`, the value for ends: what a `return` shows of its locals is scratch space. */
function localsOf(state: State): Locals | undefined {
  switch (state.event) {
    case 'call':
    case 'line':
    case 'inv_call':
    case 'inv_line':
    case 'inv_line_call':
      return state.locals;
    default:
      return undefined;
  }
}

export function matchStates(expected: State, answer: State | undefined): Match {
  const event = answer !== undefined && eventOf(expected) === eventOf(answer);
  let state = event;
  const parts: { -readonly [part in Exclude<keyof Match, 'state' | 'shown' | 'event'>]?: Match[part] } = {};
  if ('line' in expected) {
    parts.line = answer !== undefined && 'line' in answer && answer.line === expected.line;
    // The specification's state has no depth: it is reported, and counts for nothing.
    parts.depth = answer !== undefined && 'depth' in answer && answer.depth === expected.depth;
    state &&= parts.line;
  }
  const locals = localsOf(expected);
  if (locals) {
    const given = answer === undefined ? undefined : localsOf(answer);
    const { right, total } = countVariables(variablesOf(locals), variablesOf(given ?? new Map()));
    parts.locals = given !== undefined && right === total;
    // Where there is nothing to know there is nothing to get right.
    if (total > 0) parts.variables = right / total;
    state &&= parts.locals;
    const held = countVariables(fieldsOf(locals), fieldsOf(given ?? new Map()));
    if (held.total > 0) parts.fields = given !== undefined && held.right === held.total;
  }
  if ('value' in expected) {
    parts.value = answer !== undefined && 'value' in answer && answer.value === expected.value;
    state &&= parts.value;
  }
  return { state, shown: state && parts.fields !== false, event, ...parts };
}

function countVariables(expected: Locals, given: Locals): { right: number; total: number } {
  let right = 0;
  let total = expected.size;
  for (const [name, value] of given) {
    if (!expected.has(name)) total++;
    else if (expected.get(name) === value) right++;
  }
  return { right, total };
}

/** A match as scores, for a verdict. */
export function scoresOf(match: Match): Record<string, number> {
  const scores: Record<string, number> = {};
  for (const [name, value] of Object.entries(match)) {
    if (value !== undefined) scores[name] = Number(value);
  }
  return scores;
}
