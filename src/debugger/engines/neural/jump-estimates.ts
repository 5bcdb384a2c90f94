/** Estimates what lies between here and the end of a call: what a line may call, and how long loops are. */
import { closingBracket, splitOutside } from '../../../python/brackets.ts';
import { definitionHead } from '../../../python/definitions.ts';
import { CodeFlow } from '../../../python/flow.ts';
import type { ContextCode } from '../../../python/functions.ts';
import type { Statement } from '../../../python/statements.ts';
import type { Action, Locals, PlacedState } from '../../../tree/state.ts';

/** The assumed number of rounds of an unknown loop. */
const SOME_ROUNDS = 3;
const LOOPS = new Set(['for', 'while']);

export class JumpPlaces {
  private readonly called: RegExp | undefined;
  private readonly flow: CodeFlow;
  private readonly bodies = new Map<Statement | undefined, readonly Statement[]>();

  constructor(private readonly code: ContextCode) {
    this.flow = new CodeFlow(code.context);
    const names = code.context.lines.flatMap(({ line, source }) => {
      const head = definitionHead(source);
      return head?.kind === 'class' || code.definition(line) ? [head!.name] : [];
    });
    if (names.length > 0) this.called = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})\\s*\\(`, 'u');
  }

  /** Whether a line may call: by name, a lambda, a comprehension. A wrong guess only costs a move. */
  mayCall(line: number): boolean {
    const source = this.code.source(line) ?? '';
    if (this.code.definition(line)) return false;
    return this.callsOwn(line) || /\blambda\b|[([{].*\bfor\b/.test(source);
  }

  /** Whether a line calls by name something that the program itself defines. */
  callsOwn(line: number): boolean {
    return !this.code.definition(line) && this.called?.test(this.code.source(line) ?? '') === true;
  }

  /** Whether the goal of a jump is so far away that steps cost more. */
  isFar(goal: Action, state: PlacedState, few: number): boolean {
    if (state.event !== 'line' && state.event !== 'call') return false;
    if (goal.action === 'step_over') return this.mayCall(state.line);
    if (goal.action !== 'step_return') return true;
    if (this.callsOwn(state.line)) return true;
    // Within a loop, this was decided when the loop began.
    if (state.event === 'line' && !this.isLoop(state.line)) return false;
    return this.statesAhead(state.line, state.locals) > few;
  }

  isLoop(line: number): boolean {
    return LOOPS.has(this.flow.statementAt(line)?.keyword ?? '');
  }

  /** Estimates how many states of this call remain, from the variables that decide the rounds of its loops. */
  statesAhead(line: number, locals: Locals): number {
    const body = this.bodyOf(line);
    const here = this.flow.statementAt(line);
    const at = Math.max(0, here ? body.indexOf(here) : 0);
    const loops: { indent: number; rounds: number }[] = [];
    let states = 1;
    for (const [i, { indent, keyword, text }] of body.entries()) {
      while (loops.length > 0 && loops.at(-1)!.indent >= indent) loops.pop();
      const rounds = loops.reduce((product, loop) => product * loop.rounds, 1);
      const loop = LOOPS.has(keyword) ? roundsOf(text, locals) : undefined;
      // Statements above are done, but come again if a loop is around them.
      if (i >= at || loops.length > 0) states += rounds * (loop === undefined ? 1 : loop + 1);
      if (loop !== undefined) loops.push({ indent, rounds: loop });
    }
    return states;
  }

  /**
   * Statements of a function's own body in order, or the module's. A class within them counts as its header alone.
   */
  private bodyOf(line: number): readonly Statement[] {
    const here = this.flow.statementAt(line);
    const within = here?.keyword === 'def' ? here : here && this.flow.ownerOf(here);
    let body = this.bodies.get(within);
    if (!body) {
      body = this.flow.statements.filter(each => this.flow.ownerOf(each) === within);
      this.bodies.set(within, body);
    }
    return body;
  }
}

/** The rounds of a loop, if it iterates over a known variable or a number. */
function roundsOf(header: string, locals: Locals): number {
  const [, over] = /^(?:async\s+)?for\b.*?\bin\b(.*)$/.exec(header) ?? [];
  if (over === undefined) return SOME_ROUNDS;
  const whole = /\brange\(\s*(\d+)\s*\)/.exec(over)?.[1];
  if (whole !== undefined) return Number(whole);
  for (const [name] of over.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) {
    const value = locals.get(name);
    if (value !== undefined) return sizeOf(value, over.includes('.split('));
  }
  return SOME_ROUNDS;
}

/** A string counts by its characters or words, a container by its items, a number by itself. */
function sizeOf(repr: string, words: boolean): number {
  if (/^-?\d+$/.test(repr)) return Math.max(0, Number(repr));
  if (/^['"]/.test(repr)) return words ? repr.split(/\s+/).length : repr.length - 2;
  if (/^(?:\[\]|\(\)|\{\}|set\(\))$/.test(repr)) return 0;
  const open = repr.search(/[([{]/);
  return open < 0 ? 1 : splitOutside(repr.slice(open + 1, closingBracket(repr, open)), ',').length;
}
