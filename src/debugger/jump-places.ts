/** What lies between here and the end of a call, by a light look at the code: what a line may call, how long the loops are. */
import { closingBracket, splitOutside } from '../language/brackets.ts';
import type { ContextCode } from '../language/functions.ts';
import { OpenText } from '../language/open-text.ts';
import type { Locals } from '../tree/state.ts';

interface Statement {
  readonly line: number;
  readonly indent: number;
  readonly text: string;
}

/** Rounds of a loop of which nothing is known. */
const SOME_ROUNDS = 3;
const LOOP = /^(?:async\s+)?for\b|^while\b/;

export class JumpPlaces {
  private readonly called: RegExp | undefined;
  private readonly bodies = new Map<number | undefined, readonly Statement[]>();

  constructor(private readonly code: ContextCode) {
    const names = code.context.lines.flatMap(({ line, source }) => {
      const name = code.definition(line)?.name ?? /^\s*class\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(source)?.[1];
      return name === undefined ? [] : [name];
    });
    if (names.length > 0) this.called = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})\\s*\\(`, 'u');
  }

  /** A call by name, a lambda, a comprehension. A wrong guess costs a move and nothing else. */
  mayCall(line: number): boolean {
    const source = this.code.source(line) ?? '';
    if (this.code.definition(line)) return false;
    return this.callsOwn(line) || /\blambda\b|[([{].*\bfor\b/.test(source);
  }

  /** A call by name of what the program itself defines. */
  callsOwn(line: number): boolean {
    return !this.code.definition(line) && this.called?.test(this.code.source(line) ?? '') === true;
  }

  isLoop(line: number): boolean {
    return LOOP.test(this.code.source(line)?.trimStart() ?? '');
  }

  /** About how many states of this call are still to come, as far as the variables tell how often its loops go round. */
  statesAhead(line: number, locals: Locals): number {
    const body = this.bodyOf(line);
    const at = Math.max(
      0,
      body.findIndex(each => each.line === line),
    );
    const loops: { indent: number; rounds: number }[] = [];
    let states = 1;
    for (const [i, { indent, text }] of body.entries()) {
      while (loops.length > 0 && loops.at(-1)!.indent >= indent) loops.pop();
      const rounds = loops.reduce((product, loop) => product * loop.rounds, 1);
      const loop = LOOP.test(text) ? roundsOf(text, locals) : undefined;
      // What stands above is passed, but comes again where a loop is around it.
      if (i >= at || loops.length > 0) states += rounds * (loop === undefined ? 1 : loop + 1);
      if (loop !== undefined) loops.push({ indent, rounds: loop });
    }
    return states;
  }

  /** Statements of a function's own body, in order; of no function, the module's. */
  private bodyOf(line: number): readonly Statement[] {
    const shape = this.code.definition(line) ?? this.code.around(line);
    let body = this.bodies.get(shape?.line);
    if (!body) {
      const open = new OpenText();
      const found: Statement[] = [];
      for (const each of this.code.context.lines) {
        const continues = open.open;
        open.read(each.source);
        const text = each.source.trim();
        if (continues || text === '' || text.startsWith('#')) continue;
        if (this.code.around(each.line)?.line !== shape?.line) continue;
        found.push({ line: each.line, indent: each.source.search(/\S/), text });
      }
      body = found;
      this.bodies.set(shape?.line, body);
    }
    return body;
  }
}

/** How often a loop goes round, if what it goes over is a variable that is known, or a number. */
function roundsOf(header: string, locals: Locals): number {
  const [, over] = /^(?:async\s+)?for\b.*?\bin\b(.*?):?\s*(?:#.*)?$/.exec(header) ?? [];
  if (over === undefined) return SOME_ROUNDS;
  const whole = /\brange\(\s*(\d+)\s*\)/.exec(over)?.[1];
  if (whole !== undefined) return Number(whole);
  for (const [name] of over.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) {
    const value = locals.get(name);
    if (value !== undefined) return sizeOf(value, over.includes('.split('));
  }
  return SOME_ROUNDS;
}

/** Of a string its length, or its words; of a container its items; of a number itself. */
function sizeOf(repr: string, words: boolean): number {
  if (/^-?\d+$/.test(repr)) return Math.max(0, Number(repr));
  if (/^['"]/.test(repr)) return words ? repr.split(/\s+/).length : repr.length - 2;
  if (/^(?:\[\]|\(\)|\{\}|set\(\))$/.test(repr)) return 0;
  const open = repr.search(/[([{]/);
  return open < 0 ? 1 : splitOutside(repr.slice(open + 1, closingBracket(repr, open)), ',').length;
}
