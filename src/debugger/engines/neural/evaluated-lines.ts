/**
 * Lets the sandboxed Python work out lines over the known variables of a state. The program is not run.
 */
import type { Context, Step } from '../../../language/trajectory.ts';
import { shownWorking, worksOut } from '../../../language/working.ts';
import type { LineValues } from '../../../model/grammar/known-values-grammar.ts';
import { type Statement, statementsOf } from '../../../python/statements.ts';
import type { LineOutcome, LineSoFar, LoopTurn } from '../../../trace/line-outcome.ts';
import type { Action, LineState, Locals, ReturnState, State } from '../../../tree/state.ts';
import { withinLine } from './jump.ts';

/** Works out a line of a program over variables; undefined if that is impossible (`LinePool.workOut`). */
export type WorkOutLine = (
  source: string,
  line: number,
  locals: Locals,
  sofar?: LineSoFar,
) => Promise<LineOutcome | undefined>;

/** Longer value texts are left to the model, which writes none longer either. */
const LONGEST = 1500;
const FOR = /^\s*for\b/;

export class EvaluatedLines {
  private readonly source: string;
  private readonly statements: readonly Statement[];

  constructor(
    context: Context,
    private readonly workOut: WorkOutLine,
  ) {
    this.source = sourceOf(context);
    this.statements = statementsOf(context.lines);
  }

  /** The result of the line at the end of a walk, as far as an action runs it. */
  async values(steps: readonly Step[], action: Action): Promise<LineValues | undefined> {
    if (!worksOut(steps.at(-1)!.state, action)) return undefined;
    const at = this.standing(steps);
    if (!at) return undefined;
    const { state, sofar } = at;
    const outcome = await this.workOut(this.source, state.line, state.locals, sofar);
    if (!outcome) return undefined;
    // A step goes into the lambdas and generator expressions of a line, so the line ends later.
    const isLater = sofar?.loop !== undefined && sofar.loop.turn > 0;
    if (outcome.opens === true && !isLater && (sofar?.returned || action.action === 'step_into'))
      return undefined;
    const { parts, whole, locals = [], value = '', raised, into, past } = outcome;
    const working = shownWorking(
      parts.map(([expression, text, isOwn]) => ({ expression, value: text, isOwn })),
    );
    if (!working) return undefined;
    return {
      working,
      whole,
      locals: new Map(locals.map(([name, ...texts]) => [name, texts.every(isUsable) ? texts : []])),
      ...(isUsable(value) ? { returned: value } : {}),
      ...(raised === undefined ? {} : { raised }),
      ...(into === undefined ? {} : { into }),
      ...(past === undefined ? {} : { past }),
    };
  }

  /** Whether a state's line holds lambdas or generator expressions, and its result with them is known. */
  async knowsInner(state: State): Promise<boolean> {
    const at = this.standing([{ state }]);
    const outcome = at && (await this.workOut(this.source, at.state.line, at.state.locals));
    return outcome?.opens === true && outcome.whole;
  }

  /**
   * The line that runs next at the end of a walk, and the part of it that was done. In a lambda or the like only a
   * part of the line runs.
   */
  private standing(steps: readonly Step[]): Standing | undefined {
    const { state } = steps.at(-1)!;
    if (state.event === 'return') return callerOf(steps, state);
    if (state.event !== 'line' || withinLine(state)) return undefined;
    if (!FOR.test(state.source)) return { state };
    const loop = turnOf(steps, state, this.statements);
    return loop && { state, sofar: { loop } };
  }
}

interface Standing {
  readonly state: LineState;
  readonly sofar?: LineSoFar;
}

function isUsable(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text.length <= LONGEST;
}

/**
 * How many turns the loop at the end of a walk has taken, and the variables when it began. Undefined if the walk does
 * not show it: the walk began inside the loop, or a jump may have skipped turns.
 */
function turnOf(
  steps: readonly Step[],
  { line }: LineState,
  statements: readonly Statement[],
): LoopTurn | undefined {
  const { activation } = steps.at(-1)!;
  const last = lastWithin(statements, line);
  if (activation === undefined || last === undefined) return undefined;
  let turn = 0;
  let locals: Locals | undefined;
  for (let at = steps.length - 1; at >= 0; at--) {
    const { state, activation: own, action } = steps[at]!;
    if (at < steps.length - 1 && !(action && PLAIN.has(action.action))) return undefined;
    if (own !== activation) continue;
    if (state.event === 'line' && state.line === line) {
      if (at < steps.length - 1) turn++;
      locals = state.locals;
    } else if (!('line' in state) || state.line < line || state.line > last)
      return locals && { turn, last, locals };
  }
  return undefined;
}

/**
 * The line that called the function which returned at the end of a walk, and what its calls have returned so far.
 * Undefined if the walk does not show it, or if a call's value is not what its function returns.
 */
function callerOf(steps: readonly Step[], { depth }: ReturnState): Standing | undefined {
  const returned: string[] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const { state, action } = steps[at]!;
    if (at < steps.length - 1 && !(action && PLAIN.has(action.action))) return undefined;
    if (!('depth' in state)) return undefined;
    if (state.depth > depth) continue;
    if (state.depth < depth) {
      if (state.event !== 'line' || state.depth !== depth - 1 || withinLine(state)) return undefined;
      return { state, sofar: { returned } };
    }
    if (state.event === 'exception' || withinLine(state) || state.function.startsWith('__')) return undefined;
    if (state.event === 'return') returned.unshift(state.value);
  }
  return undefined;
}

/** Moves that skip no line of a function that was stepped through. */
const PLAIN: ReadonlySet<string> = new Set(['step_into', 'step_over', 'step_return']);

/** The last line of the block under a line. */
function lastWithin(statements: readonly Statement[], line: number): number | undefined {
  let last = statements.find(({ first }) => first === line);
  while (last && last.body.length > 0) last = last.body.at(-1)!;
  return last?.last;
}

/** Lines that the context leaves out become empty, so that the others keep their numbers. */
function sourceOf({ lines }: Context): string {
  const source: string[] = [];
  for (const { line, source: text } of lines) source[line - 1] = text;
  return `${Array.from(source, text => text ?? '').join('\n')}\n`;
}
