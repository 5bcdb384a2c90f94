/** Lines worked out by the sandboxed Python over the variables of a state, as far as these are known; the program is not run. */
import { type Context, shownWorking, worksOut } from '../language/index.ts';
import type { LineValues } from '../model/given-grammar.ts';
import type { LineOutcome } from '../trace/lines.ts';
import type { Action, Locals, State } from '../tree/state.ts';

/** Works out a line of a program over variables; undefined where that cannot be done (`LinePool.workOut`). */
export type WorkOutLine = (source: string, line: number, locals: Locals) => Promise<LineOutcome | undefined>;

export class EvaluatedLines {
  private readonly source: string;

  constructor(
    context: Context,
    private readonly workOut: WorkOutLine,
  ) {
    this.source = sourceOf(context);
  }

  /** What the line of a state comes to on the way that an action takes. */
  async values(state: State, action: Action): Promise<LineValues | undefined> {
    // In a lambda or a generator expression only a part of the line runs.
    if (state.event !== 'line' || state.function.startsWith('<') || !worksOut(state, action))
      return undefined;
    const outcome = await this.workOut(this.source, state.line, state.locals);
    // A step goes into the lambdas and generator expressions of a line: it comes to its end later.
    if (!outcome || (outcome.opens === true && action.action === 'step_into')) return undefined;
    const working = shownWorking(
      outcome.parts.map(([expression, value, isOwn]) => ({ expression, value, isOwn })),
    );
    if (!working) return undefined;
    const { whole, locals = [], value, raised } = outcome;
    return {
      working,
      whole,
      locals: new Map(locals.filter(([, text]) => text !== '')),
      ...(value ? { returned: value } : {}),
      ...(raised === undefined ? {} : { raised }),
    };
  }
}

/** Lines that the context leaves out are empty, so that the others keep their numbers. */
function sourceOf({ lines }: Context): string {
  const source: string[] = [];
  for (const { line, source: text } of lines) source[line - 1] = text;
  return `${Array.from(source, text => text ?? '').join('\n')}\n`;
}
