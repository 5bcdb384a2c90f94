/** Binds arguments to parameters, and calls functions of the program. */
import { boundBy } from '../bindings.ts';
import { ExpressionReader } from '../expressions.ts';
import type { FunctionDefinition } from '../program-definitions.ts';
import type { Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';
import { fromText, sequence, UNKNOWN } from '../values.ts';
import { Formatted } from './formatted.ts';
import { Called, type Known, Lost } from './known-values.ts';
import type { Returned } from './line-outcome.ts';

export abstract class Binding extends Formatted {
  /** Calls a function of the program. Undefined if it cannot take these arguments. */
  protected invoke(
    definition: FunctionDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen = false,
  ): Known | undefined {
    const locals = this.bound(definition, given, named, isOpen);
    if (!locals) return undefined;
    if (isOpen) this.raises = true;
    const done = this.at.returned[this.met];
    if (!done) {
      const { line, owner, nested } = definition;
      const isCertain = !this.calls.has(line);
      const texts = [...locals].map(
        ([name, value]) => [name, isCertain && value ? this.now(value).text : undefined] as const,
      );
      if (owner && this.knowledge.showsClass(definition))
        texts.push([
          '__class__',
          this.at.named === undefined
            ? undefined
            : `<class '${this.at.named}.${this.knowledge.definitions.classOf(owner)!.name}'>`,
        ]);
      const fields = isCertain ? this.fieldsGiven(locals) : undefined;
      throw new Called({
        line,
        locals: new Map([...texts, ...(fields ?? [])]),
        whole: !nested && isCertain,
        closed: !nested && fields !== undefined,
      });
    }
    if (done.line !== definition.line) throw new Lost();
    return { ...this.returned(done), ...this.leftBy(definition, done, locals) };
  }

  /** The fields of a method's object when the call is over. */
  private leftBy(
    definition: FunctionDefinition,
    { locals }: Returned,
    given: ReadonlyMap<string, Known | undefined>,
  ): Pick<Known, 'left'> {
    const parameters = this.knowledge.definitions.parametersOf(definition);
    const kept = parameters.filter(({ name }) => locals?.has(name) && !isBoundIn(definition.statement, name));
    const [first] = kept;
    // Slots are shown in an order of their own.
    if (!locals || !first || this.knowledge.reach.hasSlots) return {};
    for (const { name } of kept) {
      const variable = given.get(name)?.variable;
      this.leaves(variable, this.heldBy(name, locals).fields);
      const isItsOwn = variable !== undefined && !this.knowledge.definitions.rebound.has(variable);
      if (isItsOwn && this.knowledge.reach.always.size === 0) this.setField(variable, locals.get(name));
    }
    return definition.owner && first === parameters[0] ? { left: this.heldBy(first.name, locals) } : {};
  }

  /** The fields of arguments, in the order in which a call shows them; undefined if some are unknown. */
  private fieldsGiven(
    locals: ReadonlyMap<string, Known | undefined>,
  ): (readonly [string, string])[] | undefined {
    const { classes } = this.knowledge.definitions;
    if (classes.length === 0) return [];
    const found: (readonly [string, string])[] = [];
    for (const [name, value] of locals) {
      const fields = value && this.fieldsOf(value);
      if (!fields) return undefined;
      for (const [rest, text] of fields) found.push([`${name}${rest}`, text]);
    }
    return found;
  }

  /** Binds arguments to parameters, in the order in which a call shows them. */
  protected bound(
    definition: FunctionDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen = false,
  ): Map<string, Known | undefined> | undefined {
    const { knowledge } = this;
    const parameters = knowledge.definitions.parametersOf(definition);
    const locals = new Map<string, Known | undefined>();
    const left = [...given];
    const others = new Map(named);
    for (const { name, kind, default: value } of parameters) {
      if (kind === 'rest') {
        const rest = left.splice(0);
        locals.set(name, isOpen ? undefined : this.gathered(rest));
      } else if (kind === 'keywords') {
        locals.set(name, isOpen ? undefined : this.dict(others));
        others.clear();
      } else if ((kind === 'plain' || kind === 'positional') && left.length > 0) {
        if (others.has(name) && kind === 'plain') return undefined;
        const first = left.shift();
        locals.set(name, isOpen ? undefined : first);
      } else if (others.has(name) && kind !== 'positional') {
        locals.set(name, isOpen ? undefined : others.get(name));
        others.delete(name);
      } else if (value !== undefined) locals.set(name, isOpen ? undefined : this.defaultOf(value));
      else if (isOpen) locals.set(name, undefined);
      else return undefined;
    }
    return isOpen || (left.length === 0 && others.size === 0) ? locals : undefined;
  }

  protected gathered(rest: readonly (Known | undefined)[]): Known {
    return this.refreshed(
      sequence(
        rest.map(each => (each ? this.now(each) : UNKNOWN)),
        'tuple',
      ),
    );
  }

  protected dict(others: ReadonlyMap<string, Known>): Known {
    const pairs = [...others].map(([name, value]) => [name, this.now(value).text] as const);
    if (pairs.some(([, text]) => text === undefined)) return UNKNOWN;
    return this.refreshed({
      text: `{${pairs.map(([name, text]) => `'${name}': ${text}`).join(', ')}}`,
      fixed: false,
      plain: false,
    });
  }

  /** The value of a default. It is evaluated once, so only an immutable value is still what it was. */
  protected defaultOf(source: string): Known | undefined {
    if (/^(?:[[{]|set|list|dict)/.test(source)) return undefined;
    try {
      const reader = new ExpressionReader(source);
      const node = reader.test();
      const value = reader.atLineEnd ? this.knowledge.literal(source, node) : UNKNOWN;
      return value.fixed &&
        value.text !== undefined &&
        !value.grows &&
        fromText(value.text) &&
        !value.text.startsWith('{')
        ? value
        : undefined;
    } catch (error) {
      if (error instanceof NotRead) return undefined;
      throw error;
    }
  }
}

/** Whether a function binds a name again. */
function isBoundIn(statement: Statement, name: string): boolean {
  return statement.body.some(each => boundBy(each).includes(name) || isBoundIn(each, name));
}
