/** A state that is being read. A broken text still leaves the complete parts. */
import type { Locals, State } from '../tree/state.ts';
import type { Event } from './depths.ts';
import type { Listed, WorkedOut } from './trajectory.ts';

export interface Draft {
  event?: Event;
  depth?: number;
  line?: number;
  source?: string;
  function?: string;
  locals?: Locals;
  /** Backwards: more names exist than the text shows. */
  partial?: true;
  value?: string;
  listed?: Listed;
  activation?: number;
  working?: readonly WorkedOut[];
}

/** The state of a draft, or undefined if a part is missing that its event needs. */
export function stateOf(draft: Draft): State | undefined {
  const { event, depth, line, source, locals, value } = draft;
  if (event === undefined || depth === undefined || line === undefined || source === undefined)
    return undefined;
  const place = { line, source, function: draft.function ?? '<module>', depth };
  switch (event) {
    case 'call':
    case 'line':
    case 'inv_call':
      return locals && { event, ...place, locals };
    case 'return':
    case 'exception':
      if (value === undefined) return undefined;
      return locals ? { event, ...place, value, locals } : { event, ...place, value };
    case 'inv_line':
    case 'inv_line_call':
      return (
        locals && (draft.partial ? { event, ...place, locals, partial: true } : { event, ...place, locals })
      );
    case 'inv_return':
    case 'inv_exception':
      return value === undefined ? undefined : { event, ...place, value };
  }
}

/** The same for a text that breaks off: missing parts at its end count as empty. */
export function salvage(draft: Draft): State | undefined {
  if (draft.line === undefined) return undefined;
  return stateOf({ ...draft, locals: draft.locals ?? new Map(), value: draft.value ?? '' });
}
