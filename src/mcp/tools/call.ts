/** `call`: shows one call of the run, or a new one: arguments, what each line changed, and the outcome. */
import { z } from 'zod';
import { linesOf } from '../../debugger/call-lines.ts';
import { CallTree } from '../../debugger/calls.ts';
import { conditionHeld } from '../../debugger/condition-held.ts';
import { localDifferences } from '../../debugger/differences.ts';
import type { Moment } from '../../debugger/engine.ts';
import { answer as waitFor } from '../../debugger/movements.ts';
import { modelEngine } from '../../launch/inputs.ts';
import { variablesOf } from '../../tree/fields.ts';
import { isExit } from '../../tree/state.ts';
import { StateTree } from '../../tree/tree.ts';
import { clip, clipAll } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { ToolFailure } from '../failure.ts';
import { outcome } from '../schemas.ts';
import { placeOf } from '../state.ts';
import { sessionTool } from '../tool.ts';
import { callLine, outcomeText, shapeOf } from './calls.ts';

const made = z.strictObject({ call: z.number().int().optional(), function: z.string(), outcome });
const line = z.strictObject({
  line: z.number().int(),
  source: z.string(),
  changes: z.record(z.string(), z.string()).optional().describe('variables that it gave another value'),
  gone: z.array(z.string()).optional(),
  calls: z.array(made).optional(),
  held: z.boolean().optional(),
  raised: z.string().optional(),
});
type Line = z.infer<typeof line>;

const output = {
  function: z.string(),
  file: z.string().optional(),
  arguments: z.record(z.string(), z.string()),
  fields: z.record(z.string(), z.string()).optional(),
  outcome,
  call: z.number().int().optional().describe('its number in the run, where it is of the run of this session'),
  lines: z.array(line).describe('the lines it ran, in order'),
  total_lines: z.number().int(),
  gap: z.strictObject({ after: z.number().int(), lines: z.number().int() }).optional(),
  origin: z.enum(['observed', 'predicted']),
  confidence: z.number().min(0).max(1).describe('that all of it is right'),
};
type Output = z.infer<z.ZodObject<typeof output>>;

/** Steps that a model takes through one call, at most. */
const MOST_PREDICTED = 200;
const CALLS = 10;

export const call = sessionTool(
  {
    name: 'call',
    title: 'One call as a whole',
    description: [
      'One call in one answer: its arguments, each line that it ran with what that changed and the',
      'calls it made, and its outcome. call: a number that calls gave. function and arguments:',
      'makes that call now, really, or predicted where the engine is neural. Neither: the call in',
      'which the session stands. A line without a comment changed nothing. Of a long call that raised,',
      'the end is shown as well as the beginning.',
    ].join(' '),
    input: {
      call: z.number().int().min(0).optional(),
      function: z.string().min(1).max(200).optional(),
      arguments: z.string().max(100_000).optional().describe('as Python writes them: 3, name=[1, 2]'),
      from: z.number().int().min(0).optional().describe('lines that are skipped'),
      limit: z.number().int().min(1).max(200).optional().describe('lines in the reply (40)'),
    },
    output,
    readOnly: true,
  },
  async (session, args, signal) => {
    const { function: name } = args;
    const page: Page = { from: args.from, limit: args.limit ?? 40 };
    if (name === undefined && args.arguments !== undefined)
      throw new ToolFailure('bad_arguments', 'arguments of which function? Give function as well');
    if (name !== undefined && args.call !== undefined)
      throw new ToolFailure('bad_arguments', 'give the number of a call, or a function to call; not both');
    let answer: Output;
    if (name === undefined) {
      const { calls, node } = session.calls();
      const id = args.call ?? calls.tree.activation(Math.min(node, calls.tree.exit - 1));
      answer = ofRun(session, calls, id, page);
    } else if (session.session.engine.name === 'neural') {
      answer = await predicted(session, name, args.arguments ?? '', page, signal);
    } else {
      const { recording } = await waitFor(session.source.at(name, args.arguments ?? '').run(), signal);
      const tree = StateTree.build(recording);
      if (recording.count === 0)
        throw new ToolFailure(
          'program',
          `${name} was not reached: ${recording.exit.error ?? 'the run ended before'}`,
        );
      answer = withoutNumbers(ofRun(session, new CallTree(tree), 0, page));
    }
    return { answer, text: textOf(answer, page.from ?? 0) };
  },
);

/** The lines that were asked for; `from` undefined: from the first. */
interface Page {
  readonly from: number | undefined;
  readonly limit: number;
}

/** What a page takes from the beginning and what from the end: what raised stands at the end. */
function partsOf({ from, limit }: Page, total: number, end: Output['outcome']): [number, number][] {
  if (from !== undefined || end.kind !== 'raised' || total <= limit) return [[from ?? 0, limit]];
  const last = Math.ceil(limit / 4);
  return [
    [0, limit - last],
    [total - last, last],
  ];
}

function gapIn(parts: readonly [number, number][]): Pick<Output, 'gap'> {
  const [[, after], end] = [parts[0]!, parts[1]];
  return end ? { gap: { after, lines: end[0] - after } } : {};
}

function ofRun(session: DebugSession, calls: CallTree, id: number, page: Page): Output {
  const { function: name, arguments: given, fields, outcome: end } = shapeOf(session, calls.call(id));
  const { total } = linesOf(calls, id, 0, 0);
  const parts = partsOf(page, total, end);
  const lines = parts.flatMap(([from, limit]) => linesOf(calls, id, from, limit).lines);
  return {
    function: name,
    file: placeOf(calls.call(id).line, session.opened.files).file,
    arguments: given,
    ...(fields === undefined ? {} : { fields }),
    outcome: end,
    call: id,
    lines: lines.map(each => {
      const gone = each.changes.filter(({ after }) => after === undefined).map(change => change.name);
      const changed = each.changes.flatMap(({ name: own, after }) =>
        after === undefined ? [] : [[own, after] as const],
      );
      return {
        ...lineOf(session, each.line, each.source),
        ...(changed.length === 0 ? {} : { changes: clipAll(changed).shown }),
        ...(gone.length === 0 ? {} : { gone }),
        ...(each.calls.length === 0
          ? {}
          : { calls: each.calls.slice(0, CALLS).map(one => callee(session, calls, one)) }),
        ...(each.held === undefined ? {} : { held: each.held }),
        ...(each.value === undefined ? {} : { raised: clip(each.value) }),
      };
    }),
    total_lines: total,
    ...gapIn(parts),
    origin: 'observed',
    confidence: 1,
  };
}

/** A call stands in one file, which the reply names once. */
function lineOf({ opened }: DebugSession, line: number, source: string): Pick<Line, 'line' | 'source'> {
  return { line: placeOf(line, opened.files).line, source: clip(source.trim(), 200) };
}

function callee(session: DebugSession, calls: CallTree, id: number): z.infer<typeof made> {
  const { function: name, outcome: end } = shapeOf(session, calls.call(id));
  return { call: id, function: name, outcome: end };
}

/** Calls that were made for the asking have no numbers in the run of the session. */
function withoutNumbers({ call: _, lines, ...rest }: Output): Output {
  return {
    ...rest,
    lines: lines.map(({ calls, ...each }) => ({
      ...each,
      ...(calls ? { calls: calls.map(({ call: __, ...inner }) => inner) } : {}),
    })),
  };
}

/** The model walks through the call line by line and steps over inner calls. */
async function predicted(
  session: DebugSession,
  name: string,
  args: string,
  page: Page,
  signal: AbortSignal,
): Promise<Output> {
  const model = await waitFor(session.askModel(), signal);
  const evaluate = (text: string) => session.evaluator.over(text, new Map()).catch(() => undefined);
  const engine = modelEngine(session.opened, model, { entry: name, args }, evaluate);
  const lines: Line[] = [];
  const first = await engine.start({ direction: 'forward' });
  let here: Moment = first;
  let end: Output['outcome'] = { kind: 'unfinished' };
  for (let i = 0; i < MOST_PREDICTED; i++) {
    const next = await waitFor(engine.next(here, { action: 'step_over' }, signal), signal);
    if (isExit(next.state)) {
      if (here.state.event === 'exception') end = { kind: 'raised', value: clip(here.state.value) };
      break;
    }
    if (here.state.event === 'line') lines.push(predictedLine(session, here, next));
    here = next;
    if (here.state.event !== 'return') continue;
    end = { kind: 'returned', value: clip(here.state.value) };
    break;
  }
  const { state } = first;
  const parts = partsOf(page, lines.length, end);
  return {
    function: name,
    ...(isExit(state) ? {} : { file: placeOf(state.line, session.opened.files).file }),
    arguments: 'locals' in state && state.locals ? clipAll(variablesOf(state.locals)).shown : {},
    outcome: end,
    lines: parts.flatMap(([from, limit]) => lines.slice(from, from + limit)),
    total_lines: lines.length,
    ...gapIn(parts),
    origin: 'predicted',
    confidence: Math.round(1000 * here.confidence) / 1000,
  };
}

function predictedLine(session: DebugSession, { state }: Moment, next: Moment): Line {
  if (isExit(state)) throw new TypeError('an exit is no line');
  const changed = localDifferences(state, next.state);
  const gone = changed.filter(({ after }) => after === undefined).map(({ what }) => what);
  const now = changed.flatMap(({ what, after }) => (after === undefined ? [] : [[what, after] as const]));
  const isRaised = next.state.event === 'exception';
  const held =
    isExit(next.state) || isRaised
      ? undefined
      : conditionHeld(session.opened.files, state.line, next.state.line);
  return {
    ...lineOf(session, state.line, state.source),
    ...(now.length === 0 ? {} : { changes: clipAll(now).shown }),
    ...(gone.length === 0 ? {} : { gone }),
    ...(held === undefined ? {} : { held }),
  };
}

function textOf(
  {
    function: name,
    arguments: given,
    fields,
    outcome: end,
    call: id,
    lines,
    total_lines,
    gap,
    origin,
    confidence,
  }: Output,
  from: number,
): string {
  const head = callLine({ call: id ?? 0, function: name, arguments: given, fields, outcome: end });
  const sure = origin === 'predicted' ? ` (predicted, ${Math.floor(100 * confidence)} %)` : '';
  const texts = lines.map(each => {
    const changes = Object.entries(each.changes ?? {}).map(([own, value]) => `${own} = ${value}`);
    for (const one of each.calls ?? [])
      changes.push(
        `${one.function} ${outcomeText(one.outcome)}${one.call === undefined ? '' : ` (#${one.call})`}`,
      );
    if (each.held !== undefined) changes.unshift(String(each.held));
    if (each.gone) changes.push(`${each.gone.join(', ')} gone`);
    if (each.raised !== undefined) changes.push(`raises ${each.raised}`);
    const said = changes.length === 0 ? '' : `    # ${changes.join('; ')}`;
    return `${String(each.line).padStart(4)}  ${each.source}${said}`;
  });
  if (gap) texts.splice(gap.after, 0, `… ${gap.lines} lines left out: from ${gap.after} shows them`);
  const last = from + lines.length + (gap?.lines ?? 0);
  const more = last < total_lines ? [`… ${total_lines - last} more lines: from ${last} goes on`] : [];
  return [`${id === undefined ? head.replace(/^#0 /, '') : head}${sure}`, ...texts, ...more].join('\n');
}
