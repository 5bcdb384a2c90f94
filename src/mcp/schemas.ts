/** Schemas of the parts of all tools' replies; clients check replies against them. */
import { z } from 'zod';
import { CODES } from './failure.ts';

/** The handle that `start` gave. */
export const session = z.string().min(1).max(64);
const share = z.number().min(0).max(1);
const count = z.number().int().min(0);

export const place = {
  file: z.string(),
  line: count,
  source: z.string(),
  function: z.string(),
  depth: count,
};

export const state = z
  .strictObject({
    event: z
      .string()
      .describe('call, line (about to run), return, exception, exit; going back the same with inv_ before'),
    file: place.file.optional(),
    line: place.line.optional(),
    source: place.source.optional(),
    function: place.function.optional(),
    depth: place.depth.optional(),
    variables: z.record(z.string(), z.string()).optional(),
    only_changes: z
      .literal(true)
      .optional()
      .describe('variables are those that changed since the stop before'),
    gone: z.array(z.string()).optional(),
    value: z.string().optional().describe('what a return returned, or the exception'),
    exit: z.enum(['normal', 'error', 'never']).optional().describe('never: it passed the step limit'),
    error: z.string().optional(),
    origin: z
      .enum(['observed', 'predicted', 'user', 'given'])
      .describe('observed: the program really did this'),
    confidence: share.describe('that this state and all predicted ones before it are right'),
    doubtful: z.record(z.string(), share).optional().describe('variables less sure than 0.9'),
    stopped: z.string().optional().describe('by what, before its goal'),
    omitted: z.string().optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'State' });
export type StateShape = z.infer<typeof state>;

export const standing = {
  session,
  engine: z.string(),
  branch: z.string(),
  pending: z.boolean(),
  at: state.optional().describe('where the session stands; missing until it has begun'),
  next: z.array(z.string()),
};

export const failure = z.strictObject({
  error: z.strictObject({
    code: z.enum(CODES),
    message: z.string(),
    try: z.array(z.string()).describe('what would work'),
  }),
  session: session.optional(),
  at: state.optional().describe('where the session stands, unharmed'),
});

/** A tool answers with its own shape, or with a failure. */
export function replies<T extends z.ZodRawShape>(shape: T) {
  return z.union([z.strictObject({ ...standing, ...shape }), failure]);
}

export const outcome = z.strictObject({
  kind: z.enum(['returned', 'raised', 'unfinished']),
  value: z.string().optional(),
});

export const call = z
  .strictObject({
    call: count.describe('its number: what `call` and `under` take'),
    function: z.string(),
    arguments: z.record(z.string(), z.string()),
    fields: z.record(z.string(), z.string()).optional(),
    outcome,
    called_at: z.string().optional().describe('FILE:LINE'),
    depth: count,
    parent: count.optional(),
    calls: count.describe('calls it made itself'),
    states: count,
    omitted: z.string().optional(),
  })
  .meta({ id: 'Call' });

export const difference = z.strictObject({
  what: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});
