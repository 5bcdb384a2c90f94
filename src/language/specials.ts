/**
 * The special tokens: names, texts and ids. They are frozen with the vocabulary: an id never changes its meaning
 * within a version. Text never becomes a special token; only a writer writes one.
 */

/** In the order of their ids, from 0. New ones go to the end, into slots that were reserved. */
const NAMES = [
  'pad',
  // the specification's, both directions
  'begin_of_text',
  'end_of_text',
  'trace_context_start',
  'trace_end',
  'frame_sep',
  'action_sep',
  'src_sep',
  'arg_sep',
  'call_sep',
  'line_sep',
  'return_sep',
  'exception_sep',
  'exit_normal',
  'exit_error',
  'exit_never',
  'step_into',
  'step_over',
  'step_return',
  'breakpoint',
  'continue',
  'inv_return_sep',
  'inv_exception_sep',
  'inv_line_sep',
  'inv_line_call_sep',
  'inv_call_sep',
  'inv_exit_entry',
  'inv_step_into',
  'inv_step_over',
  'inv_step_call',
  // our own form's
  'set',
  'var',
  'eq',
  'gone',
  'full',
  'unknown',
  'state_end',
  'lt',
  'line_high',
  'depth_high',
  'working',
] as const;

export type SpecialName = (typeof NAMES)[number];

/** Single tokens for the lines 1 to 512 and the depths 1 to 64. */
export const LINE_TOKENS = 512;
export const DEPTH_TOKENS = 64;

const RESERVED_END = 192;
export const LINE_BASE = RESERVED_END;
export const DEPTH_BASE = LINE_BASE + LINE_TOKENS;
/** Ids below this one are special; then 256 bytes; then texts. */
export const SPECIAL_COUNT = DEPTH_BASE + DEPTH_TOKENS;
export const BYTE_BASE = SPECIAL_COUNT;
export const TEXT_BASE = BYTE_BASE + 256;

const ids: Record<string, number> = {};
const texts: string[] = [];
for (const [id, name] of NAMES.entries()) {
  ids[name] = id;
  texts.push(`<|${name}|>`);
}
for (let id = NAMES.length; id < RESERVED_END; id++) texts.push(`<|reserved_${id}|>`);
for (let line = 1; line <= LINE_TOKENS; line++) texts.push(`<|L${line}|>`);
for (let depth = 1; depth <= DEPTH_TOKENS; depth++) texts.push(`<|D${depth}|>`);

/** Name → id. */
export const SPECIAL = ids as Readonly<Record<SpecialName, number>>;
/** Text of each special token, by id. */
export const SPECIAL_TEXTS: readonly string[] = texts;
/** Text → id. */
export const SPECIAL_IDS: ReadonlyMap<string, number> = new Map(texts.map((text, id) => [text, id]));

/** The tokens of the interchange form: from `begin_of_text` to `inv_step_call`. */
export function isInterchangeSpecial(id: number): boolean {
  return id >= SPECIAL.begin_of_text && id <= SPECIAL.inv_step_call;
}

/** 1 to 512 for a line token, else 0. */
export function lineOfToken(id: number): number {
  return id >= LINE_BASE && id < DEPTH_BASE ? id - LINE_BASE + 1 : 0;
}

/** 1 to 64 for a depth token, else 0. */
export function depthOfToken(id: number): number {
  return id >= DEPTH_BASE && id < SPECIAL_COUNT ? id - DEPTH_BASE + 1 : 0;
}

/** Anything shaped like a special token, which a text must not contain by accident. */
export const SPECIAL_SHAPE = /<\|[A-Za-z0-9_]+\|>/g;

/** The tokens that begin a state, in either direction. */
export const EVENT_TOKENS: ReadonlySet<number> = new Set(
  texts.flatMap((text, id) =>
    /^<\|(inv_)?(call|line|return|exception|line_call)_sep\|>$|^<\|(inv_)?exit_/.test(text) ? [id] : [],
  ),
);
/** Token of an action → its name. */
export const ACTION_TOKENS: ReadonlyMap<number, string> = new Map(
  texts.flatMap((text, id) => {
    const name = /^<\|((?:inv_)?step_\w+|breakpoint|continue|set)\|>$/.exec(text)?.[1];
    return name === undefined ? [] : [[id, name] as const];
  }),
);
