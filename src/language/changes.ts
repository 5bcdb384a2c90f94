/** The changes between two states of one activation, from which names, values and their order can be restored. */
import type { Locals } from '../tree/state.ts';

export interface Changes {
  /** Names that vanished, or that lost their place and are among `vars` again. */
  readonly gone: readonly string[];
  /** Names with new values, and new names, in the order of the locals. */
  readonly vars: readonly (readonly [name: string, value: string])[];
}

/**
 * The changes from `before` to `after`. Names that stay must keep their order, and new ones follow them; a name that
 * breaks this was deleted and came again.
 */
export function changesBetween(before: Locals, after: Locals): Changes {
  const gone: string[] = [];
  const vars: (readonly [string, string])[] = [];
  const order = before.keys();
  let appending = false;
  for (const [name, value] of after) {
    const old = before.get(name);
    if (!appending && old !== undefined) {
      // Skipped names of `before` have vanished, or come again later.
      let next = order.next();
      while (!next.done && next.value !== name) {
        gone.push(next.value);
        next = order.next();
      }
      if (!next.done) {
        if (old !== value) vars.push([name, value]);
        continue;
      }
    }
    appending = true;
    vars.push([name, value]);
  }
  for (const name of order) gone.push(name);
  return { gone, vars };
}
