/** Evaluates assignments: of names, items and attributes, plain, unpacked and augmented. */
import type { Expression, ExpressionReader } from '../expressions.ts';
import { NotRead } from '../tokens.ts';
import { sequence, shared, UNKNOWN } from '../values.ts';
import { type Known, Raised } from './known-values.ts';
import { RAISED } from './names.ts';
import { MOST_FIELDS } from './shown-fields.ts';
import { ONE_OF_ARITHMETIC } from './special-methods.ts';
import { Stores } from './stores.ts';

export abstract class Assignments extends Stores {
  protected abstract annotation(node: Expression | undefined, text?: string): void;

  protected list(reader: ExpressionReader): Known {
    const node = reader.list();
    if (!reader.atLineEnd) throw new NotRead();
    return this.evaluate(node);
  }

  protected assign(reader: ExpressionReader): void {
    const targets = [reader.list()];
    if (reader.takesAugmented()) {
      this.augment(targets[0]!, reader);
      return;
    }
    const annotated = reader.takes(':');
    if (annotated) {
      const annotation = reader.test();
      if (this.at.isModule) this.annotation(annotation);
    }
    while (reader.takes('=')) targets.push(reader.list());
    if (!reader.atLineEnd) throw new NotRead();
    // An annotation without a value binds nothing.
    if (annotated && targets.length === 1) return;
    const value = this.evaluate(targets.pop()!);
    for (const target of targets) this.bind(target, value);
  }

  protected augment(target: Expression, reader: ExpressionReader): void {
    const operator = this.source.slice(target.end, target.end + 4).replace(/[^-+*/%@&|^<>=]/g, '');
    const item = target.syntax === 'item' ? target.inside.map(each => this.evaluate(each)) : [];
    if (target.syntax === 'item' && item.every(({ plain }) => plain)) {
      const added = this.list(reader);
      if (added.plain) this.augmentItem([this.now(item[0]!), item[1]!], operator, added);
      else this.operation('[ + =', [UNKNOWN], true);
      return;
    }
    const isField = target.syntax === 'attribute' && target.inside[0]!.syntax === 'name';
    const read =
      isField || target.syntax === 'name' ? this.evaluate(target) : this.evaluateUncertain([target]);
    const value = this.list(reader);
    const old = this.now(target.syntax === 'name' ? this.name(this.text(target)) : read);
    this.failOnNone(operator.replace(/=$/, ''), [old, value]);
    this.operation(operator, [old, value], false, ONE_OF_ARITHMETIC);
    if (isField && old.plain && old.fixed && value.plain) {
      this.store(target, { ...UNKNOWN, plain: true });
      return;
    }
    // A list grows in place, but not by a number.
    const isNumber =
      value.plain && /^-?\d[\d.]*$/.test(value.text ?? '') && !this.knowledge.reach.has('__iadd__');
    if (isNumber && old.text === undefined) {
      if (target.syntax === 'name') this.bind(target, UNKNOWN);
      else if (isField) this.store(target, UNKNOWN);
      else this.operation('[ . =', [UNKNOWN], true);
      return;
    }
    if (old.grows !== false && !(old.plain && old.fixed)) {
      const change = operator === '+=' && value.plain ? this.added(old) : undefined;
      this.mayChange(old.plain && value.plain ? old.text : undefined);
      change?.();
    }
    if (target.syntax === 'name') this.bind(target, UNKNOWN);
    else this.operation('[ . =', [UNKNOWN], true);
  }

  protected bind(target: Expression, value: Known): void {
    switch (target.syntax) {
      case 'name':
        this.sets.set(this.text(target), value);
        this.unsettle(this.text(target));
        this.showFields(this.text(target), value);
        return;
      case 'tuple':
      case 'list': {
        const { items, text } = this.now(value);
        if (text === 'None' && value.plain)
          throw new Raised("TypeError('cannot unpack non-iterable NoneType object')");
        const { inside } = target;
        const star = inside.findIndex(({ syntax }) => syntax === 'starred');
        if (items && star >= 0 && items.length >= inside.length - 1) {
          this.unpack(inside, items, star);
          return;
        }
        if (!items || items.length !== inside.length || inside.some(({ syntax }) => syntax === 'starred')) {
          this.operation('*', [value]);
          for (const each of inside) this.bind(each.syntax === 'starred' ? each.inside[0]! : each, UNKNOWN);
          return;
        }
        inside.forEach((each, i) => {
          // Binding one target may change the next value.
          this.bind(each, this.refreshed(this.now(value).items?.[i] ?? UNKNOWN));
        });
        return;
      }
      case 'attribute':
        this.store(target, value);
        return;
      case 'item':
        this.storeItem(
          [this.now(this.evaluate(target.inside[0]!)), this.now(this.evaluate(target.inside[1]!))],
          value,
        );
        return;
      default:
        throw new NotRead();
    }
  }

  /** Binds targets of which one takes the items that are left. */
  private unpack(inside: readonly Expression[], items: readonly Known[], star: number): void {
    const more = items.length - inside.length + 1;
    inside.forEach((each, i) => {
      if (i === star) {
        const rest = items.slice(i, i + more).map(shared);
        this.bind(each.inside[0]!, this.refreshed({ ...sequence(rest, 'list'), fixed: false }));
      } else this.bind(each, this.refreshed(shared(items[i < star ? i : i + more - 1]!)));
    });
  }

  /** Sets an attribute. On an object of the program nothing prevents that. */
  protected store({ inside, word }: Expression, value: Known): void {
    const { reach, definitions } = this.knowledge;
    const owner = this.evaluate(inside[0]!);
    const { instance } = this.now(owner);
    const lineage = instance && definitions.ancestry(instance);
    const isFree =
      lineage &&
      (lineage.root === 'object' || RAISED.has(lineage.root)) &&
      !reach.has('__setattr__', '__set__', '__getattr__', '__getattribute__') &&
      !this.knowledge.writesItself(lineage.classes) &&
      lineage.classes.every(({ methods, attributes }) => !methods.has(word!) && !attributes.has('__slots__'));
    // Objects of a class do not show its attributes, unless they write their own repr.
    const made = this.now(owner).class;
    if (made && definitions.ancestry(made)?.root === 'object' && !reach.has('__set__', '__setattr__')) {
      if (!this.knowledge.writesNone) this.mayChange();
      return;
    }
    this.attributes.add(word!);
    if (!isFree) {
      this.operation(`. ${word} =`, [UNKNOWN], true);
      return;
    }
    const { variable } = owner;
    const field = `${variable}.${this.mangled(word!)}`;
    const isShown = this.at.locals.has(field) || this.heldBy(variable ?? '').fields.size < MOST_FIELDS;
    if (variable !== undefined && isShown) this.setField(field, this.now(value).text);
    // An object with its own `__repr__` may show what it holds.
    if (definitions.functions.some(({ name }) => name === '__repr__')) {
      this.effects = true;
      this.changed = undefined;
    }
  }
}
