/** `calls`, `call`, `trace_value`: show a run on the level of whole calls. */
import { z } from 'zod';
import type { Call, CallTree } from '../../debugger/calls.ts';
import { DebuggerError } from '../../debugger/engine.ts';
import { ORIGIN_KINDS, type UserSets, type ValueOrigin } from '../../debugger/origins.ts';
import type { Session } from '../../debugger/session.ts';
import type { Files } from '../../debugger/source-lines.ts';
import { originOf } from '../../debugger/value-origin.ts';
import { originInWalk } from '../../debugger/value-origin-in-walk.ts';
import { clip, clipAll } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { ToolFailure } from '../failure.ts';
import { call as callShape } from '../schemas.ts';
import { placeOf, placeText } from '../state.ts';
import { sessionTool } from '../tool.ts';

/** Fields of one argument in a line of text. */
const FIELDS = 4;

export const calls = sessionTool(
  {
    name: 'calls',
    title: 'The calls of the run',
    description: [
      'The call tree of the recorded run: each call with its arguments and its outcome, in order.',
      'Filter by function, outcome (raised finds failures), text in arguments or outcome, or the',
      'calls under one. A generator is listed each time it goes on. The quickest way to see where',
      'something goes wrong.',
    ].join(' '),
    input: {
      function: z.string().min(1).max(200).optional(),
      outcome: z.enum(['returned', 'raised', 'unfinished']).optional(),
      containing: z.string().min(1).max(1000).optional().describe('text in an argument or in the outcome'),
      under: z.number().int().min(0).optional().describe('this call and those it led to'),
      levels: z
        .number()
        .int()
        .min(1)
        .max(10_000)
        .optional()
        .describe('levels of the tree; 1 is the top alone'),
      from: z.number().int().min(0).optional().describe('skip this many'),
      limit: z.number().int().min(1).max(200).optional().describe('calls in the reply (30)'),
    },
    output: { total: z.number().int().describe('that pass the filter'), calls: z.array(callShape) },
    readOnly: true,
  },
  async (session, { from = 0, limit = 30, ...filter }) => {
    const { calls: tree } = session.calls();
    const given = Object.fromEntries(
      Object.entries(filter).filter(([key, value]) => key !== 'session' && value !== undefined),
    );
    const page = tree.list(given, from, limit);
    const found = page.calls.map(each => shapeOf(session, each));
    const last = from + found.length;
    const more = last < page.total ? [`… ${page.total - last} more: from ${last} goes on`] : [];
    // Without its parents a call has no place in a tree: what a filter leaves is a list.
    const { function: name, outcome, containing } = filter;
    const isTree = name === undefined && outcome === undefined && containing === undefined;
    const top = filter.under === undefined ? 1 : tree.call(filter.under).depth;
    const indent = (depth: number) => (isTree ? '  '.repeat(Math.min(10, depth - top)) : '');
    const lines = page.calls.map((each, i) => `${indent(each.depth)}${callLine(found[i]!)}`);
    const text = [...lines, ...more].join('\n') || 'no call passes this filter';
    return { answer: { total: page.total, calls: found }, text };
  },
);

export function shapeOf({ opened }: DebugSession, each: Call): z.infer<typeof callShape> {
  const { shown, omitted } = clipAll(each.arguments);
  const { shown: fields } = clipAll(each.fields);
  const { kind } = each.outcome;
  return {
    call: each.id,
    function: each.function,
    arguments: shown,
    ...(each.fields.size === 0 ? {} : { fields }),
    outcome: { kind, ...('value' in each.outcome ? { value: clip(each.outcome.value) } : {}) },
    ...(each.from === undefined ? {} : { called_at: placeText(each.from, opened.files) }),
    depth: each.depth,
    ...(each.parent === undefined ? {} : { parent: each.parent }),
    calls: each.calls,
    states: each.states,
    ...(omitted === undefined ? {} : { omitted }),
  };
}

/** `#12 tally(word='noon') → 2`. */
export function callLine({
  call,
  function: name,
  arguments: given,
  fields = {},
  outcome,
}: Pick<z.infer<typeof callShape>, 'call' | 'function' | 'arguments' | 'fields' | 'outcome'>): string {
  const args = Object.entries(given).map(
    ([each, value]) => `${each}=${value}${value.startsWith('<') ? heldText(fields, each) : ''}`,
  );
  return `#${call} ${name}(${args.join(', ')}) ${outcomeText(outcome)}`;
}

/** ` {owner='bob', balance=3}`: objects of one class look the same without it. */
function heldText(fields: Readonly<Record<string, string>>, name: string): string {
  const own = Object.entries(fields).filter(([path]) => path.startsWith(`${name}.`));
  if (own.length === 0) return '';
  const shown = own
    .slice(0, FIELDS)
    .map(([path, value]) => `${path.slice(name.length + 1)}=${clip(value, 40)}`);
  return ` {${shown.join(', ')}${own.length > FIELDS ? ', …' : ''}}`;
}

export function outcomeText({ kind, value }: { kind: string; value?: string | undefined }): string {
  if (kind === 'returned') return `→ ${value}`;
  return kind === 'raised' ? `raises ${value}` : 'does not end';
}

const origin = z.strictObject({
  kind: z.enum(ORIGIN_KINDS),
  name: z.string(),
  value: z.string(),
  before: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  iteration: z.number().int().optional(),
  note: z.string().optional(),
  file: z.string(),
  line: z.number().int(),
  source: z.string(),
  function: z.string(),
  call: z.number().int().optional(),
});

export const traceValue = sessionTool(
  {
    name: 'trace_value',
    title: 'Where a variable got its value',
    description: [
      'Goes back from a variable to the line that gave it its value, through returned values,',
      'arguments and objects that callees changed; the latest step first. Asks about where the',
      'session stands, or about the end of a call. For objects, fields tell which one it is, and',
      'iteration which turn of the loop around the line it was; note says what is not known.',
    ].join(' '),
    input: {
      name: z.string().min(1).max(200).describe('a variable, or what an object holds: self.balance'),
      call: z.number().int().min(0).optional().describe('ask at the end of this call instead'),
      frame: z.number().int().min(0).max(10_000).optional().describe('1: in the caller of where it stands'),
    },
    output: { origins: z.array(origin) },
    readOnly: true,
  },
  async (session, { name, call, frame = 0 }) => {
    if (call !== undefined && frame > 0)
      throw new ToolFailure('bad_arguments', 'give a call or a frame, not both');
    const walk = session.session;
    const { files } = session.opened;
    const observed = walk.moment.origin === 'observed' && walk.engine.name !== 'live';
    const run = call !== undefined || observed || frame > 0 ? session.calls() : undefined;
    const found = run
      ? originOf(
          run.calls,
          call === undefined ? callerOf(run, frame) : run.calls.call(call).last,
          name,
          setsIn(walk),
        )
      : originInWalk(walk.history, files, name);
    const origins = found.map(each => originShape(each, files));
    return { answer: { origins }, text: origins.map(originLine).join('\n') };
  },
);

/** What a user set on the way, by its place in the run. */
function setsIn({ history, engine }: Session): UserSets {
  const found = new Map<number, Set<string>>();
  for (const { action, moment } of history) {
    const node = action?.action === 'set' ? engine.runOf(moment)?.node : undefined;
    if (node !== undefined && action?.action === 'set')
      found.set(node, new Set([...(found.get(node) ?? []), action.name]));
  }
  return found;
}

/** The line of a caller that made the call. */
function callerOf({ calls, node }: { calls: CallTree; node: number }, frame: number): number {
  const { tree } = calls;
  let at = Math.min(node, tree.exit - 1);
  for (let up = 0; up < frame && at >= 0; up++) at = tree.recording.activationParents[tree.activation(at)]!;
  if (at < 0 && frame > 0) throw new DebuggerError(`there is no frame ${frame}: look shows the stack`);
  return at;
}

function originShape(
  { value, before, fields, line, source, node: _, ...rest }: ValueOrigin,
  files: Files,
): z.infer<typeof origin> {
  return {
    ...rest,
    value: clip(value),
    ...(before === undefined ? {} : { before: clip(before) }),
    ...(fields === undefined ? {} : { fields: clipAll(fields).shown }),
    ...placeOf(line, files),
    source: clip(source.trim(), 200),
  };
}

/** `assigned: m = 5 (was 4) by program.py:6 outer, call #1: m = inner(n)`. */
function originLine(each: z.infer<typeof origin>): string {
  const held = Object.entries(each.fields ?? {}).map(([name, value]) => `${name} = ${value}`);
  const value = held.length === 0 ? each.value : `${each.value} {${held.join(', ')}}`;
  const was = each.before === undefined ? '' : ` (was ${each.before})`;
  const turn = each.iteration === undefined ? '' : `, iteration ${each.iteration}`;
  const inCall = each.call === undefined ? '' : `, call #${each.call}`;
  const note = each.note === undefined ? '' : `  (${each.note})`;
  const by = `${each.file}:${each.line} ${each.function}${inCall}${turn}: ${each.source}`;
  return `${each.kind}: ${each.name} = ${value}${was} by ${by}${note}`;
}
