/** `look`: shows the state at the session's position: names first, then values by name. */
import { z } from 'zod';
import { DebuggerError, type Frame } from '../../debugger/engine.ts';
import { localsOf } from '../../debugger/frames.ts';
import { fileOfLine } from '../../debugger/source-lines.ts';
import { bodyAround, definitions } from '../../debugger/source-places.ts';
import { fieldsOf, variablesOf } from '../../tree/fields.ts';
import type { Locals } from '../../tree/state.ts';
import { clip, WINDOW } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { placeText } from '../state.ts';
import { sessionTool } from '../tool.ts';

const LINES = 60;
const FRAMES = 30;
const DEFINITIONS = 5;

const named = z.strictObject({
  name: z.string(),
  length: z.number().int().describe('characters of its value'),
});

const text = z.strictObject({
  text: z.string(),
  from: z.number().int().describe('where this piece begins'),
  length: z.number().int().describe('characters of the whole; go on with from where there are more'),
});

export const look = sessionTool(
  {
    name: 'look',
    title: 'Look at values, the stack, the source and the output',
    description: [
      'Without arguments: the names of the variables with the lengths of their values, the calls',
      'that lead here and the source around. names: their values, in pieces of 2000 characters',
      '(from goes on). expression: any Python expression over the variables and the names of the',
      'program; it may call functions, on copies, so that nothing here changes (live: in the process',
      'itself). function: its source. frame 1 is the caller. output_from: what the program printed.',
      'What an object holds is asked for in the same way: self.balance.',
    ].join(' '),
    input: {
      names: z.array(z.string().min(1).max(200)).min(1).max(50).optional(),
      expression: z.string().min(1).max(5000).optional(),
      function: z.string().min(1).max(200).optional(),
      frame: z.number().int().min(0).max(10_000).optional().describe('0 is where it stands'),
      from: z.number().int().min(0).optional().describe('character at which the values begin'),
      output_from: z
        .number()
        .int()
        .min(0)
        .optional()
        .describe('cursor into the output; 0 at first, then next'),
    },
    output: {
      names: z
        .array(named.extend({ fields: z.array(named).optional().describe('what the object holds') }))
        .optional(),
      values: z.record(z.string(), text).optional(),
      expression: z
        .strictObject({ value: text, type: z.string(), early: z.array(z.string()).optional() })
        .optional()
        .describe(
          'early: variables of the module that calls may have changed since; shown as the module left them',
        ),
      stack: z
        .array(
          z.strictObject({
            frame: z.number().int(),
            function: z.string(),
            at: z.string(),
            source: z.string(),
          }),
        )
        .optional()
        .describe('innermost first'),
      source: z.string().optional(),
      output: z
        .strictObject({ text: z.string(), next: z.number().int(), total: z.number().int() })
        .optional()
        .describe('of the run as a whole, not only up to here'),
    },
    readOnly: true,
  },
  async (session, args) => {
    const { names, expression, from = 0, output_from } = args;
    const frames = session.session.frames;
    const frame = frames[args.frame ?? 0];
    if (args.frame !== undefined && args.frame > 0 && !frame?.state)
      throw new DebuggerError(
        frame
          ? 'the walk jumped past that caller, so nothing is known of it'
          : `there are ${frames.length} frames`,
      );
    const locals = localsIn(frame);
    const lines: string[] = [];
    const answer: Parameters<typeof said>[0] = {};
    if (names) {
      answer.values = Object.fromEntries(names.map(name => [name, piece(valueNamed(locals, name), from)]));
      for (const [name, value] of Object.entries(answer.values)) lines.push(`${name} = ${said1(value)}`);
    }
    if (expression !== undefined) {
      const { repr, type, early } = await session.evaluator.evaluate(expression, locals);
      const value = piece(repr, from);
      answer.expression = { value, type, ...(early.length === 0 ? {} : { early: [...early] }) };
      lines.push(`${expression} = ${said1(value)} (${type})`);
      if (early.length > 0)
        lines.push(`  (${early.join(', ')}: as the module left it; calls may have changed it since)`);
    }
    if (output_from !== undefined) {
      answer.output = outputOf(session, output_from);
      lines.push(
        `output ${output_from}–${answer.output.next} of ${answer.output.total}:`,
        answer.output.text,
      );
    }
    if (args.function !== undefined) {
      answer.source = sourceOf(session, args.function);
      lines.push(answer.source);
    }
    if (lines.length === 0) {
      answer.names = [...variablesOf(locals)].map(each => ({ ...lengthOf(each), ...held(locals, each[0]) }));
      answer.stack = frames.slice(0, FRAMES).map((each, i) => stackEntry(session, each, i));
      if (frame?.state) answer.source = sourceAround(session, frame.state.line, frame.state.line);
      lines.push(said(answer, args.frame ?? 0));
    }
    return { answer, text: lines.join('\n') };
  },
);

function lengthOf([name, value]: readonly [string, string]): z.infer<typeof named> {
  return { name, length: value.length };
}

/** The fields of an object of one of the program's own classes are listed below it. */
function held(locals: Locals, variable: string): { fields?: z.infer<typeof named>[] } {
  const fields = [...fieldsOf(locals, variable)].map(lengthOf);
  return fields.length === 0 ? {} : { fields };
}

type Looked = {
  names?: (z.infer<typeof named> & { fields?: z.infer<typeof named>[] })[];
  values?: Record<string, z.infer<typeof text>>;
  expression?: { value: z.infer<typeof text>; type: string; early?: string[] };
  stack?: { frame: number; function: string; at: string; source: string }[];
  source?: string;
  output?: { text: string; next: number; total: number };
};

function said({ names = [], stack = [], source }: Looked, current: number): string {
  const brief = ({ name, length }: z.infer<typeof named>) =>
    length > WINDOW ? `${name} (${length} characters)` : name;
  const known = names.map(({ fields, ...each }) =>
    fields ? `${brief(each)} {${fields.map(brief).join(', ')}}` : brief(each),
  );
  return [
    `variables: ${known.join(', ') || 'none'}`,
    ...stack.map(each => `${each.frame === current ? '>' : ' '} ${each.at} ${each.function}: ${each.source}`),
    ...(source === undefined ? [] : [source]),
  ].join('\n');
}

function said1({ text: value, from, length }: z.infer<typeof text>): string {
  return from === 0 && value.length === length
    ? value
    : `${value}  [${from}–${from + value.length} of ${length}]`;
}

function localsIn(frame: Frame | undefined): Locals {
  const state = frame?.state;
  const locals = localsOf(state) ?? new Map<string, string>();
  return state && 'value' in state ? new Map([...locals, ['__return__', state.value]]) : locals;
}

function valueNamed(locals: Locals, name: string): string {
  const value = locals.get(name);
  if (value !== undefined) return value;
  const known = [...locals.keys()].join(', ') || 'none';
  throw new DebuggerError(`there is no variable ${name} here; the variables are: ${known}`);
}

function piece(value: string, from: number): z.infer<typeof text> {
  return { text: value.slice(from, from + WINDOW), from, length: value.length };
}

function stackEntry(session: DebugSession, { depth, state }: Frame, frame: number) {
  if (!state) return { frame, function: `at depth ${depth}: not seen`, at: '', source: '' };
  return {
    frame,
    function: state.function,
    at: placeText(state.line, session.opened.files),
    source: clip(state.source.trim(), 200),
  };
}

/** A function of the program; all of them, where several have the name. */
function sourceOf(session: DebugSession, name: string): string {
  const found = definitions(session.opened.files, name);
  if (found.length === 0) throw new DebuggerError(`the program has no function ${name}`);
  return found
    .slice(0, DEFINITIONS)
    .map(line => `${placeText(line, session.opened.files)}\n${sourceAround(session, line)}`)
    .join('\n');
}

/** The function, or the part of it that fits, with an arrow where the walk stands. */
function sourceAround({ opened }: DebugSession, line: number, arrow?: number): string {
  const { files } = opened;
  const body = bodyAround(files, line);
  const from = Math.max(body.from, Math.min(line - LINES / 2, body.to - LINES + 1));
  const to = Math.min(body.to, from + LINES - 1);
  const file = fileOfLine(files, line);
  const lines: string[] = [];
  for (let each = from; each <= to; each++) {
    const own = each - file.firstLine;
    lines.push(
      `${String(own + 1).padStart(4)} ${each === arrow ? '->' : '  '} ${clip(file.lines[own]!, 200)}`,
    );
  }
  if (to < body.to) lines.push(`… ${body.to - to} more lines`);
  return lines.join('\n');
}

function outputOf({ opened }: DebugSession, from: number): { text: string; next: number; total: number } {
  const result = opened.output?.() ?? opened.result();
  if (!result)
    throw new DebuggerError('nothing was run, so nothing was printed: engine real runs the program');
  const whole = result.stderr === '' ? result.stdout : `${result.stdout}\n[standard error]\n${result.stderr}`;
  const part = whole.slice(from, from + WINDOW);
  return { text: part, next: from + part.length, total: whole.length };
}
