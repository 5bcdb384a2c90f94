/** `calls`, `call`, `trace_value`: show a run on the level of whole calls. */
import { z } from 'zod';
import type { Call } from '../../debugger/calls.ts';
import { originInWalk, originOf } from '../../debugger/value-origin.ts';
import { clip, clipAll } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { call as callShape } from '../schemas.ts';
import { placeOf, placeText } from '../state.ts';
import { sessionTool } from '../tool.ts';

export const calls = sessionTool(
  {
    name: 'calls',
    title: 'The calls of the run',
    description: [
      'The call tree of the recorded run: each call with its arguments and its outcome, in order.',
      'Filter by function, outcome (raised finds failures), text in arguments or outcome, or the',
      'calls under one. The quickest way to see where something goes wrong.',
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
    const lines = page.calls.map(
      (each, i) => `${'  '.repeat(Math.min(10, each.depth - 1))}${callLine(found[i]!)}`,
    );
    const text = [...lines, ...more].join('\n') || 'no call passes this filter';
    return { answer: { total: page.total, calls: found }, text };
  },
);

export function shapeOf({ opened }: DebugSession, each: Call): z.infer<typeof callShape> {
  const { shown, omitted } = clipAll(each.arguments);
  const { kind } = each.outcome;
  return {
    call: each.id,
    function: each.function,
    arguments: shown,
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
  outcome,
}: z.infer<typeof callShape>): string {
  const args = Object.entries(given).map(([each, value]) => `${each}=${value}`);
  return `#${call} ${name}(${args.join(', ')}) ${outcomeText(outcome)}`;
}

export function outcomeText({ kind, value }: { kind: string; value?: string | undefined }): string {
  if (kind === 'returned') return `→ ${value}`;
  return kind === 'raised' ? `raises ${value}` : 'does not end';
}

const origin = z.strictObject({
  kind: z
    .enum(['assigned', 'argument', 'returned', 'changed inside', 'on the way', 'given'])
    .describe(
      [
        'returned: name is the function; changed inside: a callee changed the object; on the way: a',
        'jump passed the line that did',
      ].join(' '),
    ),
  name: z.string(),
  value: z.string(),
  before: z.string().optional(),
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
      'arguments and objects that callees changed. The latest step first. Asks about where the',
      'session stands, or about the end of a call.',
    ].join(' '),
    input: {
      name: z.string().min(1).max(200),
      call: z.number().int().min(0).optional().describe('ask at the end of this call instead'),
    },
    output: { origins: z.array(origin) },
    readOnly: true,
  },
  async (session, { name, call }) => {
    const walk = session.session;
    const observed = walk.moment.origin === 'observed' && walk.engine.name !== 'live';
    const run = call !== undefined || observed ? session.calls() : undefined;
    const found = run
      ? originOf(run.calls, call === undefined ? run.node : run.calls.call(call).last, name)
      : originInWalk(walk.history, name);
    const origins = found.map(
      ({ kind, name: own, value, before, line, source, function: where, call: id }) => ({
        kind,
        name: own,
        value: clip(value),
        ...(before === undefined ? {} : { before: clip(before) }),
        ...placeOf(line, session.opened.files),
        source: clip(source.trim(), 200),
        function: where,
        ...(id === undefined ? {} : { call: id }),
      }),
    );
    const lines = origins.map(each => {
      const was = each.before === undefined ? '' : ` (was ${each.before})`;
      const inCall = each.call === undefined ? '' : `, call #${each.call}`;
      const by = `${each.file}:${each.line} ${each.function}${inCall}: ${each.source}`;
      return `${each.kind}: ${each.name} = ${each.value}${was} by ${by}`;
    });
    return { answer: { origins }, text: lines.join('\n') };
  },
);
