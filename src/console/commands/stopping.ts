/** Commands about where to stop. */
import type { Breakpoint } from '../../debugger/breakpoints.ts';
import { valueOver } from '../../debugger/conditions.ts';
import { DebuggerError } from '../../debugger/engine.ts';
import { fileOfLine } from '../../debugger/source-lines.ts';
import { lineAt } from '../../debugger/source-places.ts';
import { command, count, type DebugCommand, type Desk } from '../desk.ts';

async function set(desk: Desk, rest: string, temporary: boolean): Promise<void> {
  if (rest === '') return list(desk);
  const [, where = '', condition] = /^([^,]+?)\s*(?:,\s*(.*))?$/s.exec(rest) ?? [];
  const line = lineAt(desk.opened.files, where);
  if (condition !== undefined) await refuseEmpty(desk, condition);
  const point = desk.session.breakpoints.add(line, { temporary, condition });
  desk.say(`${temporary ? 'temporary breakpoint' : 'breakpoint'} ${point.id} at ${place(desk, line)}`);
}

async function refuseEmpty(desk: Desk, condition: string): Promise<void> {
  if (condition === '') throw new DebuggerError('a condition stands behind the comma: b 5, x > 3');
  await desk.evaluator.check(condition);
}

function place(desk: Desk, line: number): string {
  const file = fileOfLine(desk.opened.files, line);
  return `${file.name}:${line - file.firstLine + 1}`;
}

function list(desk: Desk): void {
  const { all, watches } = desk.session.breakpoints;
  for (const point of all) desk.say(pointText(desk, point));
  for (const { id, expression, last, hits } of watches)
    desk.say(`${id}  watch ${expression}, now ${last ?? 'no value'}, changed ${times(hits)}`);
  if (all.length + watches.length === 0) desk.say('no breakpoints');
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function pointText(
  desk: Desk,
  { id, line, temporary, condition, enabled, ignore, hits }: Breakpoint,
): string {
  const parts = [`${id}  ${place(desk, line)}`];
  if (condition !== undefined) parts.push(`if ${condition}`);
  if (temporary) parts.push('temporary');
  if (!enabled) parts.push('disabled');
  if (ignore > 0) parts.push(`passed over ${times(ignore)} more`);
  parts.push(`hit ${times(hits)}`);
  return parts.join(', ');
}

function numbered(desk: Desk, rest: string, what: string): { point: Breakpoint; more: string } {
  const [, id, more = ''] = /^(\d+)\s*(.*)$/s.exec(rest) ?? [];
  if (id === undefined)
    throw new DebuggerError(`${what} needs the number of a breakpoint: \`break\` lists them`);
  return { point: desk.session.breakpoints.get(Number(id)), more };
}

function clear(desk: Desk, rest: string): void {
  const { breakpoints } = desk.session;
  if (rest === '') {
    breakpoints.clear();
    desk.say('no breakpoints any more');
    return;
  }
  if (rest.includes(':')) {
    const removed = breakpoints.removeLine(lineAt(desk.opened.files, rest));
    if (removed === 0) throw new DebuggerError(`there is no breakpoint at ${rest}`);
    desk.say(`removed ${removed}`);
    return;
  }
  for (const id of rest.split(/[\s,]+/)) {
    breakpoints.remove(count(id, 0, 'clear'));
    desk.say(`removed ${id}`);
  }
}

function enable(on: boolean) {
  return (desk: Desk, rest: string) => {
    const { point } = numbered(desk, rest, on ? 'enable' : 'disable');
    point.enabled = on;
    desk.say(pointText(desk, point));
  };
}

export const STOPPING: readonly DebugCommand[] = [
  command(
    ['break', 'b'],
    'break [LINE|FUNCTION[, CONDITION]]',
    'stop there; alone: list them',
    (desk, rest) => set(desk, rest, false),
  ),
  command(['tbreak'], 'tbreak LINE[, CONDITION]', 'stop there once', (desk, rest) => set(desk, rest, true)),
  command(
    ['condition'],
    'condition NUMBER [CONDITION]',
    'stop only if it holds; without one: always',
    async (desk, rest) => {
      const { point, more } = numbered(desk, rest, 'condition');
      if (more !== '') await desk.evaluator.check(more);
      point.condition = more === '' ? undefined : more;
      desk.say(pointText(desk, point));
    },
  ),
  command(['ignore'], 'ignore NUMBER [COUNT]', 'pass over it that many times', (desk, rest) => {
    const { point, more } = numbered(desk, rest, 'ignore');
    point.ignore = count(more, 0, 'ignore');
    desk.say(pointText(desk, point));
  }),
  command(['enable'], 'enable NUMBER', 'let it stop again', enable(true)),
  command(['disable'], 'disable NUMBER', 'keep it, but do not stop', enable(false)),
  command(['clear', 'cl'], 'clear [NUMBER …|FILE:LINE]', 'remove breakpoints and watches; alone: all', clear),
  command(
    ['watch'],
    'watch EXPRESSION',
    'stop when its value changes',
    async (desk, rest) => {
      if (rest === '') throw new DebuggerError('watch needs an expression: watch total');
      await desk.evaluator.check(rest);
      const now = await valueOver(rest, desk.locals, desk.evaluator.over);
      const { id } = desk.session.breakpoints.watch(rest, now);
      desk.say(`watch ${id}: ${rest}, now ${now ?? 'no value'}`);
    },
    'variables',
  ),
];
