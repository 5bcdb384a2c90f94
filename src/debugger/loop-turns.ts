/** In which turn of a loop a line ran, and with what the loop's variables were bound. Pure. */
import type { Statement } from '../python/statements.ts';
import { EventKind } from '../trace/recording.ts';
import { fieldsUnder } from '../tree/fields.ts';
import type { StateTree } from '../tree/tree.ts';
import type { GeneratorParts } from './generator-parts.ts';
import type { GivingLines } from './giving-lines.ts';

/** Where a name was last given its value before a node; `doubt`: a line that may have done so again. */
type LastGiven = (
  node: number,
  name: string,
) => { readonly line: number | undefined; readonly doubt: number | undefined };

export interface Turn {
  /** The node of the loop's header that began it. */
  readonly head: number;
  /** From 1. */
  readonly iteration: number;
}

/** Variables of a loop's header, and characters of a value, that a note shows. */
const SHOWN = 3;
const LONGEST = 40;

export class LoopTurns {
  constructor(
    private readonly tree: StateTree,
    private readonly lines: GivingLines,
    private readonly parts: GeneratorParts,
    private readonly lastGiven: LastGiven,
  ) {}

  /** The turn in which a line ran: of the loop that it heads, else of the innermost loop around it. */
  at(node: number): Turn | undefined {
    const { tree } = this;
    const { codes, activationCodes } = tree.recording;
    const { name } = codes[activationCodes[tree.activation(node)]!]!;
    // Comprehensions and lambdas share their line with the function around them.
    if (name.startsWith('<') && name !== '<module>') return undefined;
    const loop = loopAround(this.lines.statementAt(tree.line(node)));
    if (!loop) return undefined;
    const last = lastLine(loop);
    for (let at: number | undefined = node; at !== undefined; at = tree.previous(at)) {
      if (tree.line(at) < loop.first || tree.line(at) > last) return undefined;
      // An exception in the header is a second state of it.
      if (tree.line(at) > loop.last || tree.kind(at) !== EventKind.line) continue;
      const iteration = this.countAt(at, loop);
      return iteration === undefined ? undefined : { head: at, iteration };
    }
    return undefined;
  }

  /** Whether a node is the header of a `for` loop, which binds its variables. */
  binds(node: number): boolean {
    return this.lines.statementAt(this.tree.line(node))?.keyword === 'for';
  }

  /** `animals[1]`: the item that a loop over a list took for a variable, if the list is as it was when it began. */
  item({ head, iteration }: Turn, variable: string): string | undefined {
    const { tree } = this;
    const reader = this.lines.readerAt(tree.line(head));
    const [target, ...others] = reader?.assigned ?? [];
    if (target !== variable || others.length > 0) return undefined;
    const over = reader?.iterated;
    const text = over === undefined ? undefined : tree.locals(head).get(over);
    if (over === undefined || text === undefined || !/^[[(]/.test(text)) return undefined;
    const loop = this.lines.statementAt(tree.line(head))!;
    const last = lastLine(loop);
    const { line: given, doubt } = this.lastGiven(head, over);
    const inLoop = (node: number) => tree.line(node) >= loop.first && tree.line(node) <= last;
    if (doubt !== undefined || (given !== undefined && inLoop(given))) return undefined;
    return `${over}[${iteration - 1}]`;
  }

  /** `with item = items[1] {price=3}`: what the loop's variables were in a turn; undefined if it binds none. */
  variables(turn: Turn): string | undefined {
    const { tree } = this;
    const after = tree.next(turn.head);
    const names = this.binds(turn.head) ? (this.lines.readerAt(tree.line(turn.head))?.assigned ?? []) : [];
    const locals = after === undefined ? new Map<string, string>() : tree.locals(after);
    const shown = names.slice(0, SHOWN).flatMap(name => {
      const text = locals.get(name);
      if (text === undefined) return [];
      const item = this.item(turn, name);
      const fields = [...fieldsUnder(locals, name)].slice(0, SHOWN);
      const value = fields.length === 0 ? short(text) : `{${fields.map(fieldText).join(', ')}}`;
      return [item === undefined ? `${name} = ${value}` : `${name} = ${item} = ${value}`];
    });
    return shown.length === 0 ? undefined : `with ${shown.join(', ')}`;
  }

  private countAt(head: number, loop: Statement): number | undefined {
    const { tree } = this;
    // The body of a loop on one line has no states, nor has a condition that is always true.
    if (loop.inline !== '' || /^while\s*\(?\s*(?:True|[1-9]\d*)\s*\)?\s*$/.test(loop.text)) return undefined;
    const last = lastLine(loop);
    const isHead = (each: number) => tree.line(each) >= loop.first && tree.line(each) <= loop.last;
    const body = tree.next(tree.first(tree.activation(head)));
    let count = 1;
    let after = head;
    for (let at = tree.previous(after); at !== undefined; after = at, at = tree.previous(at)) {
      if (tree.line(at) < loop.first || tree.line(at) > last) break;
      if (!isHead(at)) continue;
      // The head twice in a row: the loop ended and began again. A head of several lines has several states.
      if (isHead(after)) {
        if (loop.first === loop.last) break;
        continue;
      }
      count++;
    }
    // A generator that went on within the loop: earlier turns belong to calls before.
    return after === body && this.parts.isResumed(tree.activation(head)) ? undefined : count;
  }
}

/** The statement if it is a loop, or the innermost loop of its function whose block it is in. */
function loopAround(statement: Statement | undefined): Statement | undefined {
  for (let at = statement; at; at = at.parent) {
    if (at.keyword === 'for' || at.keyword === 'while') return at;
    if (at !== statement && (at.keyword === 'def' || at.keyword === 'class')) return undefined;
  }
  return undefined;
}

/** The last line of a statement with its block. */
function lastLine(statement: Statement): number {
  const inner = statement.body.at(-1);
  return inner ? lastLine(inner) : statement.last;
}

function fieldText([name, value]: readonly [string, string]): string {
  return `${name}=${short(value)}`;
}

function short(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
