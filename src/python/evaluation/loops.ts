/** Evaluates loops: the item of each iteration. */
import { boundBy } from '../bindings.ts';
import type { Expression } from '../expressions.ts';
import type { Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';
import { constant, sequence, shownValue, UNKNOWN } from '../values.ts';
import { Calls } from './calls.ts';
import type { Known } from './known-values.ts';

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
    if (builtin === 'enumerate' && given.length === 1 && !given[0]!.keyword) {
      const item = this.item(given[0]!, turn, begun);
      return item === 'none' ? item : sequence([constant(String(turn)), item], 'tuple');
    }
    const value = turn === 0 ? this.now(this.evaluate(over)) : this.lasting(over);
    const members = value.class && this.knowledge.membersOf(value.class);
    if (members) return members[turn] ? this.memberOf(value.class!, members[turn]) : 'none';
    if (!value.items) throw new NotRead();
    const item = value.items[turn];
    return item ? { ...item, ...this.heldIn(value, turn) } : 'none';
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
    const { definitions } = this.knowledge;
    if (over.syntax === 'name' && this.at.locals.has(this.text(over))) {
      const name = this.text(over);
      const binds = (each: Statement): boolean => boundBy(each).includes(name) || each.body.some(binds);
      const value = this.evaluate(over);
      // Another name of a list may be used to add items; a dict must not change.
      if (binds(this.statement) || definitions.rebound.has(name) || (value.text?.startsWith('{') ?? true))
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

function isWithoutNames({ syntax, inside }: Expression): boolean {
  return syntax !== 'name' && inside.every(isWithoutNames);
}
