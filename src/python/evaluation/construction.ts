/** Makes objects of the program's classes. */
import type { Expression } from '../expressions.ts';
import type { ClassDefinition } from '../program-definitions.ts';
import type { RecordClass, RecordField } from '../records.ts';
import { UNKNOWN } from '../values.ts';
import { Binding } from './binding.ts';
import type { Known } from './known-values.ts';
import { RAISED } from './names.ts';

export abstract class Construction extends Binding {
  /** A call of an unknown function. */
  protected abstract opaque(node: Expression, values: readonly Known[], on: Known): Known;

  /** The member that an enum's class gives for its value. */
  protected memberWith(
    own: ClassDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
  ): Known | undefined {
    const [value] = given;
    if (given.length !== 1 || named.size > 0 || !value) return undefined;
    const found = this.knowledge.membersOf(own)?.find(each => each.value === this.now(value).text);
    return found && this.memberOf(own, found);
  }

  /** Makes an object of a class of the program. */
  protected construct(
    own: ClassDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen: boolean,
    node: Expression,
  ): Known {
    const { definitions, reach } = this.knowledge;
    const lineage = definitions.ancestry(own);
    const isException = lineage !== undefined && RAISED.has(lineage.root);
    const cannot =
      !lineage ||
      !(lineage.root === 'object' || isException) ||
      lineage.classes.some(
        ({ decorators, methods, attributes }) =>
          decorators.length > 0 ||
          methods.has('__new__') ||
          attributes.has('__init__') ||
          attributes.has('__new__'),
      ) ||
      hasAbstract(lineage.classes) ||
      reach.isSet('__init__');
    const record = lineage && this.knowledge.recordOf(own.name);
    if (record && !isOpen)
      return this.recordMade(record, given, named) ?? this.opaque(node, [UNKNOWN], UNKNOWN);
    if (cannot) return this.opaque(node, [UNKNOWN], UNKNOWN);
    const isWritten = this.knowledge.writesItself(lineage.classes);
    const self = {
      ...this.made(own, isException, isWritten, named.size > 0 || isOpen ? undefined : given),
      held: { fields: new Map<string, string>(), epoch: this.epoch },
    };
    const start = lineage.classes
      .map(({ methods }) => methods.get('__init__'))
      .find(each => each !== undefined);
    if (!start) {
      if (!isException && (given.length > 0 || named.size > 0 || isOpen))
        return this.opaque(node, [UNKNOWN], UNKNOWN);
      return self;
    }
    if (start.decorators.length > 0 || start.kind !== 'plain') return this.opaque(node, [UNKNOWN], UNKNOWN);
    const made = this.invoke(start, [self, ...given], named, isOpen);
    if (!made) return this.opaque(node, [UNKNOWN], UNKNOWN);
    // The class's own `__init__` may change an exception's arguments.
    return {
      ...self,
      ...(isException || isWritten ? { text: undefined } : {}),
      ...(made.left ? { held: made.left } : {}),
    };
  }

  protected recordNamed(name: string): RecordClass | undefined {
    return this.bindsHere(name) ? undefined : this.knowledge.recordOf(name);
  }

  /** A new object of a class whose constructor and repr Python writes. */
  protected recordMade(
    { name, fields }: RecordClass,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
  ): Known | undefined {
    if (
      given.length > fields.length ||
      [...named.keys()].some(each => !fields.some(field => field.name === each))
    )
      return undefined;
    const texts: string[] = [];
    let isKnown = true;
    for (const [i, field] of fields.entries()) {
      const passed = i < given.length ? given[i] : named.get(field.name);
      const isGiven = i < given.length || named.has(field.name);
      if (i < given.length && named.has(field.name)) return undefined;
      const value = isGiven ? passed && this.now(passed).text : this.madeByDefault(field);
      if (!isGiven && field.default === undefined && field.made === undefined) return undefined;
      isKnown &&= value !== undefined;
      texts.push(`${field.name}=${value}`);
    }
    const text = isKnown ? `${name}(${texts.join(', ')})` : undefined;
    return { text, fixed: false, plain: false, epoch: this.epoch };
  }

  private madeByDefault({ made, default: source }: RecordField): string | undefined {
    return made ?? (source === undefined ? undefined : this.defaultOf(source)?.text);
  }

  protected made(
    own: ClassDefinition,
    isException: boolean,
    isWritten: boolean,
    given: readonly (Known | undefined)[] | undefined,
  ): Known {
    const { named } = this.at;
    if (isException) {
      const texts = given?.map(each => each && this.now(each).text);
      const text =
        isWritten || !texts?.every(each => each !== undefined)
          ? undefined
          : `${own.name}(${texts.join(', ')})`;
      return { ...UNKNOWN, text, fixed: true };
    }
    const text = isWritten || named === undefined ? undefined : `<${named}.${own.name} object>`;
    return { text, fixed: true, plain: false, instance: own };
  }
}

/** Whether a class leaves a method to its descendants. */
function hasAbstract(lineage: readonly ClassDefinition[]): boolean {
  const met = new Map<string, boolean>();
  for (const { methods, attributes } of lineage) {
    for (const name of attributes) met.set(name, met.get(name) ?? false);
    for (const { name, decorators } of methods.values())
      if (!met.has(name))
        met.set(
          name,
          decorators.some(each => /abstract/.test(each)),
        );
  }
  return [...met.values()].includes(true);
}
