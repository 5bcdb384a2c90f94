/** Evaluates the conditions over a complete run ahead, many states at once, instead of each as it is reached. */
import type { ForwardAction, Locals } from '../tree/state.ts';
import { isExit } from '../tree/state.ts';
import type { BreakpointTable } from './breakpoints.ts';
import type { Engine, Moment } from './engine.ts';

/** Evaluates an expression over these variables, so that asking for it afterwards costs nothing. */
export type Prepare = (expression: string, many: readonly Locals[]) => Promise<void>;

const FIRST = 16;
const MOST = 1024;

/** Looks ahead along the way that a movement takes, twice as far each time. */
export class ConditionLookahead {
  private until = -1;
  private reach = FIRST;

  constructor(
    private readonly prepare: Prepare | undefined,
    private readonly engine: Engine,
  ) {}

  /** Before a breakpoint's condition is asked for at a moment. */
  async breakpoints(moment: Moment, table: BreakpointTable): Promise<void> {
    const conditions = table.all.filter(({ enabled, condition }) => enabled && condition !== undefined);
    if (conditions.length === 0) return;
    const lines = table.lines;
    await this.look(moment, { action: 'breakpoint', lines }, (line, locals) =>
      conditions.flatMap(point => (point.line === line ? [[`bool(${point.condition})`, locals]] : [])),
    );
  }

  /** Before one condition is asked for at each stop of a walk by the same action. */
  async condition(moment: Moment, action: WalkAction, expression: string): Promise<void> {
    await this.look(moment, action, (_, locals) => [[expression, locals]]);
  }

  private async look(
    moment: Moment,
    action: WalkAction,
    asked: (line: number, locals: Locals) => [string, Locals][],
  ): Promise<void> {
    if (!this.prepare) return;
    const run = this.engine.runOf(moment);
    if (!run || run.node <= this.until) return;
    const { tree } = run;
    const found = new Map<string, Locals[]>();
    let { node } = run;
    for (let i = 0; i < this.reach && node < tree.exit; i++) {
      const state = tree.state(node);
      if (!isExit(state) && 'locals' in state && state.locals)
        for (const [expression, locals] of asked(state.line, state.locals)) {
          const known = found.get(expression);
          if (known) known.push(locals);
          else found.set(expression, [locals]);
        }
      this.until = node;
      node = tree.follow(node, action);
    }
    this.reach = Math.min(MOST, 2 * this.reach);
    for (const [expression, many] of found) await this.prepare(expression, many);
  }
}

export type WalkAction = Exclude<ForwardAction, { action: 'set' }>;
