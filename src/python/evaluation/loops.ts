/** Evaluates loops: the item of each iteration. */
import { boundBy } from '../bindings.ts';
import type { Expression } from '../expressions.ts';
import { readRepr } from '../reprs.ts';
import type { Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';
import { constant, sequence, shownValue, UNKNOWN } from '../values.ts';
import { Calls } from './calls.ts';
import { type Known, Raised } from './known-values.ts';

export abstract class Loops extends Calls {
  /** The item of an iteration; `begun` holds the variables before the first. */
  protected item(over: Expression, turn: number, begun: ReadonlyMap<string, string>): Known | 'none' {
    const builtin =
      over.syntax === 'call' && over.callee!.syntax === 'name'
        ? this.evaluate(over.callee!).builtin
        : undefined;
    const given = over.given ?? [];
    if (builtin === 'range' && given.length > 0 && given.length < 4) {
      const numbers = given.map(each => this.wholeNumber(each, turn, begun));
      const [start, stop, step] =
        numbers.length === 1 ? [0, numbers[0]!, 1] : [numbers[0]!, numbers[1]!, numbers[2] ?? 1];
      if (step === 0) throw new NotRead();
      const at = start + turn * step;
      return step > 0 === at < stop && at !== stop ? constant(String(at)) : 'none';
    }
    const isPlain = given.every(({ keyword, syntax }) => !keyword && syntax !== 'starred');
    if (builtin === 'enumerate' && isPlain && (given.length === 1 || given.length === 2)) {
      const first = given[1] ? this.wholeNumber(given[1], turn, begun) : 0;
      const item = this.item(given[0]!, turn, begun);
      return item === 'none' ? item : sequence([constant(String(first + turn)), item], 'tuple');
    }
    if (builtin === 'zip' && isPlain && given.length > 0) {
      const items: Known[] = [];
      for (const each of given) {
        const item = this.item(each, turn, begun);
        if (item === 'none') return item;
        items.push(item);
      }
      return sequence(items, 'tuple');
    }
    const dict = this.itemOfDict(over, turn, begun);
    if (dict) return dict;
    const value = turn === 0 ? this.now(this.evaluate(over)) : this.lasting(over);
    const members = value.class && this.knowledge.membersOf(value.class);
    if (members) return members[turn] ? this.memberOf(value.class!, members[turn]) : 'none';
    if (!value.items) throw new NotRead();
    const item = value.items[turn];
    return item ? { ...item, ...this.heldIn(value, turn) } : 'none';
  }

  /** The item of a dict; undefined if it is none. A dict whose size has changed cannot be iterated further. */
  private itemOfDict(
    over: Expression,
    turn: number,
    begun: ReadonlyMap<string, string>,
  ): Known | 'none' | undefined {
    const callee = over.syntax === 'call' && over.given!.length === 0 ? over.callee! : undefined;
    const view = callee?.syntax === 'attribute' && VIEWS.has(callee.word!) ? callee.word! : 'keys';
    const node = callee ? callee.inside[0]! : over;
    if ((callee && !(callee.syntax === 'attribute' && VIEWS.has(callee.word!))) || !isPath(node))
      return undefined;
    const value = this.now(this.evaluate(node));
    const { items, under, place } = value;
    if (!items || !under || !this.knowledge.isPlainlyWritten) return undefined;
    if (turn > 0) {
      const before = place?.path === '' ? begun.get(place.name) : undefined;
      if (before === undefined || this.isBoundAgain(node)) throw new NotRead();
      const { type, parts } = readRepr(before);
      if (type !== 'dict' || before.includes('...')) throw new NotRead();
      if (parts.length !== items.length)
        throw new Raised("RuntimeError('dictionary changed size during iteration')");
      const isSame = parts.every(({ name }, i) => name === items[i]!.text);
      if (!isSame || this.knowledge.removesKeys) throw new NotRead();
    }
    const key = items[turn];
    if (!key) return 'none';
    if (view === 'keys') return key;
    return view === 'values' ? under[turn]! : sequence([key, under[turn]!], 'tuple');
  }

  /** Whether a loop over a variable or field may find another object there in a later iteration. */
  private isBoundAgain(node: Expression): boolean {
    const { definitions, reach } = this.knowledge;
    if (node.syntax === 'name') {
      const name = this.text(node);
      const binds = (each: Statement): boolean => boundBy(each).includes(name) || each.body.some(binds);
      return binds(this.statement) || definitions.rebound.has(name);
    }
    // What a constructor sets, nobody sets again.
    const sets = new RegExp(`\\.\\s*${node.word}\\b[^=()]*(?<![=!<>])=(?!=)`, 'u');
    const isSetHere = definitions.flow.statements.some(each => {
      const around = definitions.flow.functionOf(each);
      const own = around && definitions.functionOf(around);
      return sets.test(each.text) && own?.name !== '__init__';
    });
    return (
      isSetHere || node.inside[0]!.syntax !== 'name' || this.isBoundAgain(node.inside[0]!) || reach.hasSlots
    );
  }

  protected wholeNumber(node: Expression, turn: number, begun: ReadonlyMap<string, string>): number {
    // It was evaluated when the loop began.
    if (turn > 0 && node.syntax !== 'name' && node.kind !== 'constant') throw new NotRead();
    const text = node.syntax === 'name' ? begun.get(this.text(node)) : undefined;
    const value = text === undefined ? this.now(this.evaluate(node)) : shownValue(text);
    if (value.text === undefined || !this.knowledge.isPlainlyWritten || !/^-?\d{1,12}$/.test(value.text))
      throw new NotRead();
    return Number(value.text);
  }

  /** The iterated value, if it was the same all the time: a literal, or a variable that was never bound again. */
  protected lasting(over: Expression): Known {
    const isVariable = over.syntax === 'name' && this.at.locals.has(this.text(over));
    if (isVariable || (over.syntax === 'attribute' && isPath(over))) {
      const value = this.evaluate(over);
      // Another name of a list may be used to add items; a dict must not change.
      if (this.isBoundAgain(over) || value.place?.path !== '' || (value.text?.startsWith('{') ?? true))
        throw new NotRead();
      return this.now(value);
    }
    const value = this.knowledge.literal(this.source, over);
    if (over.syntax !== 'name' && value.fixed && isWithoutNames(over)) return value;
    const constant: Known = over.syntax === 'name' ? this.evaluate(over) : UNKNOWN;
    if (constant.fixed || (constant.class && this.knowledge.membersOf(constant.class))) return constant;
    throw new NotRead();
  }
}

const VIEWS: ReadonlySet<string> = new Set(['keys', 'values', 'items']);

/** Whether an expression is a name, or attributes of one. */
function isPath({ syntax, inside }: Expression): boolean {
  return syntax === 'name' || (syntax === 'attribute' && isPath(inside[0]!));
}

function isWithoutNames({ syntax, inside }: Expression): boolean {
  return syntax !== 'name' && inside.every(isWithoutNames);
}
