/** `inputs`: predicts which arguments would give a value. */
import { z } from 'zod';
import { DebuggerError } from '../../debugger/engine.ts';
import { findInputs, unreadValue } from '../../launch/inputs.ts';
import type { Question } from '../../launch/inputs-check.ts';
import { literalRepr } from '../../python/literals.ts';
import { clip } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { ToolFailure } from '../failure.ts';
import { sessionTool } from '../tool.ts';

const SHOWN = 10;

export const inputs = sessionTool(
  {
    name: 'inputs',
    title: 'Find arguments that give a value',
    description: [
      'Draws arguments of a function from a model that reads it backwards and checks each one by',
      'calling the function. Without arguments it asks about the return where the session stands.',
      'Needs a model; works with every engine.',
    ].join(' '),
    input: {
      function: z.string().min(1).max(200).optional(),
      value: z.string().min(1).max(10_000).optional().describe('what it is to return, as Python writes it'),
    },
    output: {
      function: z.string(),
      value: z.string(),
      found: z
        .array(z.strictObject({ arguments: z.string(), share: z.number().min(0).max(1) }))
        .describe('arguments that give the value, checked; share of the samples that hold'),
      missed: z.array(z.strictObject({ arguments: z.string(), gives: z.string() })).describe('that do not'),
      drawn: z.number().int(),
      how: z.string().describe('how they were checked'),
    },
    readOnly: true,
  },
  async (session, args, signal) => {
    const question = questionOf(session, args);
    const problem = args.value === undefined ? undefined : await unreadValue(session, question.value);
    if (problem !== undefined)
      throw new ToolFailure('bad_arguments', problem, ["a value as Python writes it: 'abc'"]);
    const { held, missed, drawn, how } = await findInputs(session, question, signal);
    const answer = {
      function: question.name,
      value: clip(question.value),
      found: held.slice(0, SHOWN).map(({ text, share }) => ({ arguments: clip(text, 500), share })),
      missed: missed.slice(0, 3).map(({ text, got }) => ({ arguments: clip(text, 500), gives: clip(got) })),
      drawn,
      how,
    };
    const lines = [
      `${held.length} different arguments make ${question.name} return ${answer.value} (${how})`,
    ];
    for (const { arguments: text, share } of answer.found)
      lines.push(`${question.name}(${text})  ${Math.round(100 * share)} %`);
    if (held.length === 0)
      for (const { arguments: text, gives } of answer.missed)
        lines.push(`not ${question.name}(${text}): ${gives}`);
    return { answer, text: lines.join('\n') };
  },
);

function questionOf(
  session: DebugSession,
  { function: name, value }: { function?: string | undefined; value?: string | undefined },
): Question {
  if (name !== undefined && value !== undefined) return { name, value: literalRepr(value) ?? value };
  if (name !== undefined || value !== undefined)
    throw new ToolFailure('bad_arguments', 'inputs takes both a function and a value, or neither', [
      'inputs {"function": "f", "value": "3"}',
      'at a return: inputs with the session alone',
    ]);
  const { state } = session.session.moment;
  if (state.event === 'return' || state.event === 'inv_return')
    return { name: state.function, value: state.value, line: state.line };
  throw new DebuggerError('this is no return: act step_return goes to one, or give function and value');
}
