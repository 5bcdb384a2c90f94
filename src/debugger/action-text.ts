/** Parses and writes actions as people write them: `step_into; breakpoint 5; set x = [1, 2]; step_over*3`. */
import { splitOutside } from '../python/brackets.ts';
import { assignmentIn } from '../tree/fields.ts';
import {
  type Action,
  INVERSE_ACTIONS,
  type InverseActionName,
  SIMPLE_ACTIONS,
  type SimpleAction,
} from '../tree/state.ts';
import { DebuggerError } from './engine.ts';

const SIMPLE = [...SIMPLE_ACTIONS, ...INVERSE_ACTIONS];
const ALL = [...SIMPLE, 'breakpoint LINE', 'set NAME = VALUE'];

/** A line as written: a number, or `file.py:5` for a file that the program imports. */
export interface LineReference {
  readonly file?: string;
  readonly line: number;
}

/** Turns a written line into a global line number, or throws a DebuggerError that says what is wrong with it. */
export type ResolveLine = (reference: LineReference) => number;

export function parseActions(text: string, resolve: ResolveLine): Action[] {
  const actions: Action[] = [];
  for (const part of splitOutside(text, ';').filter(part => part !== '')) {
    const { body, times } = repetition(part);
    const action = parseAction(body, resolve);
    for (let i = 0; i < times; i++) actions.push(action);
  }
  return actions;
}

export function parseAction(text: string, resolve: ResolveLine): Action {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  if ((SIMPLE as readonly string[]).includes(word)) {
    if (rest !== '') throw new DebuggerError(`${word} takes nothing after it, and "${rest}" stands there`);
    return { action: word as SimpleAction | InverseActionName };
  }
  if (word === 'breakpoint') {
    const lines = rest.split(/[\s,]+/).filter(piece => piece !== '');
    if (lines.length === 0)
      throw new DebuggerError('breakpoint needs a line: breakpoint 5, or breakpoint 5 9');
    return { action: 'breakpoint', lines: lines.map(piece => resolve(parseLine(piece))) };
  }
  if (word === 'set') {
    const found = assignmentIn(rest);
    if (!found) throw new DebuggerError('set needs a name and a value: set total = 0');
    return { action: 'set', ...found };
  }
  throw new DebuggerError(`unknown action "${word}"; the actions are: ${ALL.join(', ')}`);
}

/** Writes an action. */
export function actionText(action: Action): string {
  if (action.action === 'set') return `set ${action.name} = ${action.value}`;
  if (action.action === 'breakpoint') return `breakpoint ${action.lines.join(' ')}`;
  return action.action;
}

function parseLine(piece: string): LineReference {
  const [, file, digits] = /^(?:(.+):)?(\d+)$/.exec(piece) ?? [];
  const line = Number(digits);
  if (digits === undefined || !Number.isSafeInteger(line)) {
    throw new DebuggerError(`"${piece}" is no line; write a number, or FILE:NUMBER for an imported file`);
  }
  return file === undefined ? { line } : { file, line };
}

/** `step_into*3` is three of them. In `set` a star belongs to the value. */
function repetition(part: string): { body: string; times: number } {
  const [, body, digits] = (!/^set\s/.test(part) && /^(.*?)\s*\*\s*(\d+)$/s.exec(part)) || [];
  if (body === undefined) return { body: part, times: 1 };
  const times = Number(digits);
  if (times < 1 || times > 1_000_000) {
    throw new DebuggerError(`"${part}" repeats ${digits} times; 1 to 1000000 is possible`);
  }
  return { body, times };
}
