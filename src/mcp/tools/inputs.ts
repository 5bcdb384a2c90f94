/** `inputs`: predicts which arguments would give a value. */
import { z } from 'zod';
import { exceptionIn, findInputs, unreadValue } from '../../launch/inputs.ts';
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
      'Finds examples of arguments with which a function returns value or raises an exception, not all:',
      'a model reads it backwards and draws them; each is checked by calling the function, or by the',
      'model where it cannot run. Alone: about the return or exception where the session stands.',
    ].join(' '),
    input: {
      function: z.string().min(1).max(200).optional(),
      value: z
        .string()
        .min(1)
        .max(10_000)
        .optional()
        .describe("what it is to return, as Python writes it: 3, 'a'"),
      raises: z
        .string()
        .min(1)
        .max(10_000)
        .optional()
        .describe('or the exception that it is to raise: IndexError'),
    },
    output: {
      function: z.string(),
      value: z.string().optional(),
      raises: z.string().optional(),
      found: z
        .array(z.strictObject({ arguments: z.string(), share: z.number().min(0).max(1) }))
        .describe('examples that give it; share of the samples that do'),
      missed: z.array(z.strictObject({ arguments: z.string(), gives: z.string() })).describe('that do not'),
      drawn: z.number().int(),
      how: z.string().describe('how they were checked'),
    },
    readOnly: true,
  },
  async (session, args, signal) => {
    const question = questionOf(session, args);
    const { value, raises } = question;
    const problem = args.value === undefined ? undefined : await unreadValue(session, question.value);
    if (problem !== undefined)
      throw new ToolFailure('bad_arguments', problem, ["a value as Python writes it: 'abc'"]);
    const { held, missed, drawn, how } = await findInputs(session, question, signal);
    const answer = {
      function: question.name,
      ...(raises ? { raises: clip(value) } : { value: clip(value) }),
      found: held.slice(0, SHOWN).map(({ text, share }) => ({ arguments: clip(text, 500), share })),
      missed: missed.slice(0, 3).map(({ text, got }) => ({ arguments: clip(text, 500), gives: clip(got) })),
      drawn,
      how,
    };
    const aim = `${question.name} ${raises ? 'raise' : 'return'} ${clip(value)}`;
    const lines = [
      held.length === 0
        ? `found no arguments that make ${aim} (${how})`
        : `examples, perhaps not all: ${held.length} different arguments make ${aim} (${how})`,
    ];
    for (const { arguments: text, share } of answer.found)
      lines.push(`${question.name}(${text})  ${Math.round(100 * share)} %`);
    const shares = held.length === 0 ? '' : ', % of those that give it';
    const others = missed.length === 0 ? '' : `; ${missed.length} other arguments gave something else:`;
    lines.push(`${drawn} samples drawn${shares}${others}`);
    for (const { arguments: text, gives } of answer.missed.slice(0, held.length === 0 ? 3 : 2))
      lines.push(`${question.name}(${text}) gives ${gives}`);
    return { answer, text: lines.join('\n') };
  },
);

interface Asked {
  readonly function?: string | undefined;
  readonly value?: string | undefined;
  readonly raises?: string | undefined;
}

function questionOf(session: DebugSession, { function: name, value, raises }: Asked): Question {
  if (name !== undefined && (value === undefined) !== (raises === undefined)) {
    if (raises !== undefined) {
      const wanted = exceptionIn(session, raises) ?? raises.trim();
      return { name, value: wanted, raises: true };
    }
    const raised = exceptionIn(session, value!);
    if (raised !== undefined)
      throw new ToolFailure(
        'bad_arguments',
        `${raised} is an exception, and value is what a function returns: the argument for exceptions is raises`,
        [`inputs {"function": "${name}", "raises": "${raised}"}`],
      );
    return { name, value: literalRepr(value!) ?? value! };
  }
  if (name !== undefined || value !== undefined || raises !== undefined)
    throw new ToolFailure('bad_arguments', 'inputs takes a function with either value or raises, or none');
  const { state } = session.session.moment;
  if (state.event === 'return' || state.event === 'inv_return')
    return { name: state.function, value: state.value, line: state.line };
  if (state.event === 'exception')
    return { name: state.function, value: state.value, line: state.line, raises: true };
  throw new ToolFailure(
    'not_here',
    'the session stands at no return and no exception; give a function, with value or raises',
  );
}
