/** `breakpoints`: sets where the walk stops. */
import { z } from 'zod';
import type { Breakpoint } from '../../debugger/breakpoints.ts';
import { valueOver } from '../../debugger/conditions.ts';
import { localsOf } from '../../debugger/frames.ts';
import { lineAt } from '../../debugger/source-places.ts';
import { isExit } from '../../tree/state.ts';
import { clip } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { placeText } from '../state.ts';
import { sessionTool } from '../tool.ts';

const condition = z.string().min(1).max(2000);
const place = z.string().min(1).max(500).describe('12, FILE:12, or the name of a function');

const point = z.strictObject({
  id: z.number().int(),
  at: z.string().describe('FILE:LINE'),
  condition: z.string().optional(),
  once: z.literal(true).optional(),
  ignore: z.number().int().optional().describe('how many more times it is passed over'),
  hits: z.number().int(),
});
const watch = z.strictObject({
  id: z.number().int(),
  expression: z.string(),
  value: z.string().optional().describe('as it was last seen'),
  hits: z.number().int(),
});

export const breakpoints = sessionTool(
  {
    name: 'breakpoints',
    title: 'Set and list breakpoints',
    description: [
      'Adds and removes breakpoints (with conditions) and watches (stop when the value of an',
      'expression changes), and lists all. With nothing to add or remove it only lists. act stops',
      'at them, in every direction forward.',
    ].join(' '),
    input: {
      add: z
        .array(
          z.strictObject({
            at: place,
            condition: condition.optional().describe('stops only where this Python expression is true'),
            once: z.boolean().optional(),
            ignore: z.number().int().min(0).max(1_000_000).optional().describe('passed over this many times'),
          }),
        )
        .max(50)
        .optional(),
      watch: z.array(condition).max(20).optional(),
      remove: z.union([z.literal('all'), z.array(z.number().int()).max(100)]).optional(),
    },
    output: { breakpoints: z.array(point), watches: z.array(watch) },
  },
  async (session, { add = [], watch: watched = [], remove }) => {
    const table = session.session.breakpoints;
    // Everything is checked before anything is changed: an error in the third must not leave two set.
    const points = add.map(each => ({ ...each, line: lineAt(session.opened.files, each.at) }));
    for (const text of [...points.map(each => each.condition), ...watched])
      if (text !== undefined) await session.evaluator.check(text);
    if (remove === 'all') table.clear();
    else for (const id of remove ?? []) table.remove(id);
    for (const { line, condition: text, once, ignore } of points) {
      const made = table.add(line, { temporary: once ?? false, condition: text });
      made.ignore = ignore ?? 0;
    }
    const { state } = session.session.moment;
    const locals = (isExit(state) ? undefined : localsOf(state)) ?? new Map<string, string>();
    for (const text of watched) table.watch(text, await valueOver(text, locals, session.evaluator.over));
    const answer = {
      breakpoints: table.all.map(each => shape(session, each)),
      watches: table.watches.map(({ id, expression, last, hits }) => ({
        id,
        expression,
        ...(last === undefined ? {} : { value: clip(last) }),
        hits,
      })),
    };
    const lines = [
      ...answer.breakpoints.map(
        ({ id, at, condition: text, hits }) =>
          `${id}: ${at}${text === undefined ? '' : ` if ${text}`}, hit ${hits}×`,
      ),
      ...answer.watches.map(
        ({ id, expression, value }) => `${id}: watch ${expression}, now ${value ?? 'no value'}`,
      ),
    ];
    return { answer, text: lines.length === 0 ? 'no breakpoints' : lines.join('\n') };
  },
);

function shape(session: DebugSession, { id, line, condition: text, temporary, ignore, hits }: Breakpoint) {
  return {
    id,
    at: placeText(line, session.opened.files),
    ...(text === undefined ? {} : { condition: text }),
    ...(temporary ? { once: true as const } : {}),
    ...(ignore > 0 ? { ignore } : {}),
    hits,
  };
}
