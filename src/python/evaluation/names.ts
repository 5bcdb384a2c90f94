/** Evaluates names: local variables, and what the module and Python define. */
import { boundBy } from '../bindings.ts';
import { ExpressionReader } from '../expressions.ts';
import type { ClassDefinition, FunctionDefinition } from '../program-definitions.ts';
import type { Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';
import { constant, object, truthOf, UNKNOWN } from '../values.ts';
import { wrapperOf } from '../wrappers.ts';
import type { Known } from './known-values.ts';
import { ShownFields } from './shown-fields.ts';

const BUILTINS = new Set(
  `abs all any ascii bin bool bytes callable chr complex dict divmod enumerate filter float format frozenset
  hash hex id int
  isinstance issubclass iter len list map max min next oct ord pow print range repr reversed round set slice sorted \
str sum tuple type
  zip object`.split(/\s+/),
);
/** Exceptions whose repr is made of their arguments. */
export const RAISED = new Set(
  `Exception ValueError KeyError IndexError TypeError RuntimeError LookupError ArithmeticError ZeroDivisionError
  NotImplementedError OverflowError AssertionError`.split(/\s+/),
);
export abstract class Names extends ShownFields {
  protected name(name: string): Known {
    const { at, knowledge, epoch } = this;
    const { definitions } = knowledge;
    const own = this.sets.get(name);
    if (own) return own;
    const shown = at.locals.get(name);
    if (shown !== undefined) {
      if (epoch > 0 && definitions.rebound.has(name)) return this.missing();
      const value: Known = {
        ...this.shown(shown),
        variable: name,
        place: { name, path: '' },
        ...(epoch === 0 ? { held: this.heldBy(name) } : {}),
      };
      if (epoch === 0 || value.fixed) return value;
      const given = this.givenNow(name);
      if (given !== undefined) return { ...this.shown(given), variable: name, place: { name, path: '' } };
      return { ...value, text: undefined, epoch: 0 };
    }
    const isModules = definitions.boundAt(name).length > 0;
    // The module's own code runs under this name.
    if (at.isModule && name === '__name__' && !isModules) return constant("'__main__'");
    if (at.isModule || this.bindsHere(name))
      return isModules || !BUILTIN.test(name) || this.bindsHere(name) ? this.missing() : builtinOf(name);
    if (at.module) {
      const text = at.module.get(name);
      if (text === undefined)
        return isModules || definitions.rebound.has(name) || !BUILTIN.test(name)
          ? this.missing()
          : builtinOf(name);
      const value = this.shown(text);
      const isKnown = value.fixed || (epoch === 0 && at.isCurrent(name));
      if (!isKnown || definitions.rebound.has(name)) return this.missing(false);
      const own = definitions.functionName(name);
      const wrapper = own && wrapperOf(own, definitions);
      return wrapper ? { ...value, definition: wrapper } : value;
    }
    if (!isModules)
      return definitions.rebound.has(name) || !BUILTIN.test(name) ? this.missing() : builtinOf(name);
    return this.global(name);
  }

  protected global(name: string): Known {
    const { knowledge, at } = this;
    const made = knowledge.definitions.className(name);
    if (made && made.decorators.length === 0) {
      const isEnum = knowledge.definitions.ancestry(made)?.root === 'Enum';
      const text = isEnum
        ? `<enum '${name}'>`
        : at.named === undefined
          ? undefined
          : `<class '${at.named}.${name}'>`;
      return { text, fixed: true, plain: false, class: made };
    }
    const definition = knowledge.definitions.functionName(name);
    if (definition && definition.decorators.length === 0)
      return { ...object(`<function ${name}>`), definition };
    const wrapper = definition && wrapperOf(definition, knowledge.definitions);
    if (wrapper) return { ...UNKNOWN, fixed: true, definition: wrapper };
    const value = knowledge.constantOf(name);
    if (value.text !== undefined) return value;
    // A name bound in the module exists.
    return knowledge.definitions.onlyBinding(name) ? this.missing(false) : this.missing();
  }

  /** Whether a name belongs to the running function or one around it. Without a value it cannot be read yet. */
  protected bindsHere(name: string): boolean {
    const { flow, definitions } = this.knowledge;
    for (let at = flow.functionOf(this.statement); at; at = flow.functionOf(at)) {
      const parameters = definitions.functionOf(at);
      if (parameters && definitions.parametersOf(parameters).some(each => each.name === name)) return true;
      const binds = (each: Statement): boolean =>
        boundBy(each).includes(name) ||
        (each.keyword !== 'def' && each.keyword !== 'class' && each.body.some(binds));
      if (at.body.some(binds)) return true;
    }
    return false;
  }

  /** The method of a class or its ancestors, if its name cannot mean anything else. */
  protected methodOf(
    own: ClassDefinition,
    name: string,
    behind?: ClassDefinition,
  ): FunctionDefinition | undefined {
    const { definitions, reach } = this.knowledge;
    const lineage = definitions.ancestry(own);
    if (!lineage || reach.isSet(name) || reach.has('__getattribute__')) return undefined;
    const { classes } = lineage;
    if (classes.some(({ decorators }) => decorators.length > 0)) return undefined;
    for (const each of behind ? classes.slice(classes.indexOf(behind) + 1) : classes) {
      if (each.attributes.has(name)) return undefined;
      const method = each.methods.get(name);
      if (method) return method;
    }
    return undefined;
  }

  protected condition(value: Known): boolean | undefined {
    const now = this.now(value);
    if (!now.plain && now.text !== undefined && now.instance && this.hasNoTruth(now.instance)) return true;
    const truth = truthOf(now);
    if (truth === undefined && !now.plain) this.operation('bool and not', [value]);
    return truth;
  }

  protected hasNoTruth(own: ClassDefinition): boolean {
    const lineage = this.knowledge.definitions.ancestry(own);
    return lineage?.root === 'object' && !this.knowledge.reach.has('__bool__', '__len__');
  }

  protected isLiteral(source: string): boolean {
    try {
      const reader = new ExpressionReader(source);
      const node = reader.list();
      return reader.atLineEnd && this.knowledge.literal(source, node).text !== undefined;
    } catch (error) {
      if (error instanceof NotRead) return false;
      throw error;
    }
  }
}

const BUILTIN = /^[\p{L}_]\w*$/u;

function builtinOf(name: string): Known {
  return BUILTINS.has(name) || RAISED.has(name) ? { ...UNKNOWN, builtin: name } : UNKNOWN;
}
