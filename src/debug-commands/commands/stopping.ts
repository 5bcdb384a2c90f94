/** Commands about where to stop. */
import type { Breakpoint } from '../../debugger/breakpoints.ts';
import { valueOver } from '../../debugger/conditions.ts';
import { DebuggerError } from '../../debugger/engine.ts';
import { fileOfLine } from '../../debugger/source-lines.ts';
import { lineAt } from '../../debugger/source-places.ts';
import { type CommandContext, command, count, type DebugCommand } from '../command-context.ts';

async function set(context: CommandContext, rest: string, temporary: boolean): Promise<void> {
  if (rest === '') return list(context);
  const [, where = '', condition] = /^([^,]+?)\s*(?:,\s*(.*))?$/s.exec(rest) ?? [];
  const line = lineAt(context.opened.files, where);
  if (condition !== undefined) await refuseEmpty(context, condition);
  const point = context.session.breakpoints.add(line, { temporary, condition });
  context.say(`${temporary ? 'temporary breakpoint' : 'breakpoint'} ${point.id} at ${place(context, line)}`);
}

async function refuseEmpty(context: CommandContext, condition: string): Promise<void> {
  if (condition === '') throw new DebuggerError('a condition stands behind the comma: b 5, x > 3');
  await context.evaluator.check(condition);
}

function place(context: CommandContext, line: number): string {
  const file = fileOfLine(context.opened.files, line);
  return `${file.name}:${line - file.firstLine + 1}`;
}

function list(context: CommandContext): void {
  const { all, watches } = context.session.breakpoints;
  for (const point of all) context.say(pointText(context, point));
  for (const { id, expression, last, hits } of watches)
    context.say(`${id}  watch ${expression}, now ${last ?? 'no value'}, changed ${times(hits)}`);
  if (all.length + watches.length === 0) context.say('no breakpoints');
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function pointText(
  context: CommandContext,
  { id, line, temporary, condition, enabled, ignore, hits }: Breakpoint,
): string {
  const parts = [`${id}  ${place(context, line)}`];
  if (condition !== undefined) parts.push(`if ${condition}`);
  if (temporary) parts.push('temporary');
  if (!enabled) parts.push('disabled');
  if (ignore > 0) parts.push(`passed over ${times(ignore)} more`);
  parts.push(`hit ${times(hits)}`);
  return parts.join(', ');
}

function numbered(context: CommandContext, rest: string, what: string): { point: Breakpoint; more: string } {
  const [, id, more = ''] = /^(\d+)\s*(.*)$/s.exec(rest) ?? [];
  if (id === undefined)
    throw new DebuggerError(`${what} needs the number of a breakpoint: \`break\` lists them`);
  return { point: context.session.breakpoints.get(Number(id)), more };
}

function clear(context: CommandContext, rest: string): void {
  const { breakpoints } = context.session;
  if (rest === '') {
    breakpoints.clear();
    context.say('no breakpoints any more');
    return;
  }
  if (rest.includes(':')) {
    const removed = breakpoints.removeLine(lineAt(context.opened.files, rest));
    if (removed === 0) throw new DebuggerError(`there is no breakpoint at ${rest}`);
    context.say(`removed ${removed}`);
    return;
  }
  for (const id of rest.split(/[\s,]+/)) {
    breakpoints.remove(count(id, 0, 'clear'));
    context.say(`removed ${id}`);
  }
}

function enable(on: boolean) {
  return (context: CommandContext, rest: string) => {
    const { point } = numbered(context, rest, on ? 'enable' : 'disable');
    point.enabled = on;
    context.say(pointText(context, point));
  };
}

export const STOPPING: readonly DebugCommand[] = [
  command(
    ['break', 'b'],
    'break [LINE|FUNCTION[, CONDITION]]',
    'stop there; alone: list them',
    (context, rest) => set(context, rest, false),
  ),
  command(['tbreak'], 'tbreak LINE[, CONDITION]', 'stop there once', (context, rest) =>
    set(context, rest, true),
  ),
  command(
    ['condition'],
    'condition NUMBER [CONDITION]',
    'stop only if it holds; without one: always',
    async (context, rest) => {
      const { point, more } = numbered(context, rest, 'condition');
      if (more !== '') await context.evaluator.check(more);
      point.condition = more === '' ? undefined : more;
      context.say(pointText(context, point));
    },
  ),
  command(['ignore'], 'ignore NUMBER [COUNT]', 'pass over it that many times', (context, rest) => {
    const { point, more } = numbered(context, rest, 'ignore');
    point.ignore = count(more, 0, 'ignore');
    context.say(pointText(context, point));
  }),
  command(['enable'], 'enable NUMBER', 'let it stop again', enable(true)),
  command(['disable'], 'disable NUMBER', 'keep it, but do not stop', enable(false)),
  command(['clear', 'cl'], 'clear [NUMBER …|FILE:LINE]', 'remove breakpoints and watches; alone: all', clear),
  command(
    ['watch'],
    'watch EXPRESSION',
    'stop when its value changes',
    async (context, rest) => {
      if (rest === '') throw new DebuggerError('watch needs an expression: watch total');
      await context.evaluator.check(rest);
      const now = await valueOver(rest, context.locals, context.evaluator.over);
      const { id } = context.session.breakpoints.watch(rest, now);
      context.say(`watch ${id}: ${rest}, now ${now ?? 'no value'}`);
    },
    'variables',
  ),
];
