/** Tracks what a line knows of objects by their fields, which a state shows after its variables (`self.balance`). */
import type { ClassDefinition } from '../program-definitions.ts';
import type { Statement } from '../statements.ts';
import { type Held, type Known, KnownValues } from './known-values.ts';
import type { Form, Returned } from './line-outcome.ts';

/** Most fields that the recorder shows of a variable. */
export const MOST_FIELDS = 12;
const LOOKED_INTO = 6;
/** A private name, which the object keeps under a longer one with the class's name. */
const HIDDEN = /^__(?!.*__$)/;

export abstract class ShownFields extends KnownValues {
  /** Fields that the line sets, and the number of calls before: a later call may set them again. */
  private readonly fieldsSet = new Map<
    string,
    { readonly text: string | undefined; readonly epoch: number }
  >();

  /** Texts of which only a part is unknown. */
  protected readonly forms = new Map<string, Form & { readonly epoch: number }>();

  /** Variables of which all fields are known, and the number of calls before. */
  private readonly known = new Map<string, number>();

  /** The fields of a variable now. */
  protected heldBy(variable: string, locals: ReadonlyMap<string, string> = this.at.locals): Held {
    const fields = new Map<string, string>();
    for (const [name, text] of locals) {
      const rest = name.startsWith(variable) ? name.slice(variable.length) : '';
      if (/^[.[]/.test(rest)) fields.set(rest, text);
    }
    return { fields, epoch: this.epoch };
  }

  /** The fields of a container's item, of a list or tuple. */
  protected heldIn({ held, text = '', items }: Known, index: number): Pick<Known, 'held'> {
    const path = `[${index}]`;
    // The recorder does not look into containers within containers.
    const item = items?.[index];
    if (item && !item.plain && !/^<[^<>]* object>$/.test(item.text ?? '')) return {};
    // Of objects with a repr of their own, a container shows no fields.
    if (this.knowledge.definitions.functions.some(each => each.name === '__repr__')) return {};
    // The recorder looks only into the first items.
    if (!held || index >= LOOKED_INTO || held.fields.size >= MOST_FIELDS || text.startsWith('{')) return {};
    const fields = [...held.fields].filter(([rest]) => rest.startsWith(path));
    return {
      held: { ...held, fields: new Map(fields.map(([rest, each]) => [rest.slice(path.length), each])) },
    };
  }

  protected heldByResult({ from, value, locals }: Returned): Pick<Known, 'held'> {
    const { definitions, flow } = this.knowledge;
    const statement = flow.statementAt(from);
    const [, name] = /^return\s+([\p{L}_]\w*)$/u.exec(statement?.text ?? '') ?? [];
    if (name === undefined || locals?.get(name) !== value || definitions.rebound.has(name)) return {};
    return this.knowledge.reach.hasSlots ? {} : { held: this.heldBy(name, locals) };
  }

  /** The fields of a value, if nothing can have changed them since they were read. */
  protected fieldsOf({ held, plain }: Known): ReadonlyMap<string, string> | undefined {
    if (plain) return NOTHING;
    return held?.epoch === this.epoch && this.attributes.size === 0 ? held.fields : undefined;
  }

  /** The name under which an object keeps an attribute that this line names. */
  protected mangled(attribute: string): string {
    if (!HIDDEN.test(attribute)) return attribute;
    let owner: ClassDefinition | undefined;
    for (let at: Statement | undefined = this.statement; at && !owner; at = at.parent)
      owner = this.knowledge.definitions.classOf(at);
    return owner ? `_${owner.name.replace(/^_+/, '')}${attribute}` : attribute;
  }

  /** The value of an attribute, if known. */
  protected attributeOf(owner: Known, attribute: string): string | undefined {
    const { reach, definitions } = this.knowledge;
    if (owner.plain || reach.has('__getattribute__', '__get__')) return undefined;
    // A property hides the object's own attribute.
    if (definitions.functions.some(each => each.owner && each.name === attribute)) return undefined;
    return this.fieldsOf(owner)?.get(`.${this.mangled(attribute)}`);
  }

  /** Assigns a value with known fields to a variable. */
  protected showFields(variable: string, value: Known): void {
    const fields = this.fieldsOf(value);
    if (!fields) return;
    this.settle(variable);
    if (value.variable !== variable) for (const [rest, text] of fields) this.setField(variable + rest, text);
  }

  /** After a call, its object has the fields that it had at the call's end. */
  protected leaves(variable: string | undefined, fields: ReadonlyMap<string, string>): void {
    if (variable === undefined || this.knowledge.reach.always.size > 0) return;
    if (this.knowledge.definitions.rebound.has(variable)) return;
    // What it held and holds no longer vanishes.
    if ([...this.heldBy(variable).fields.keys()].some(rest => !fields.has(rest))) return;
    this.settle(variable);
    for (const [rest, text] of fields) this.setField(variable + rest, text);
  }

  protected setForm(name: string, form: Form): void {
    this.forms.set(name, { ...form, epoch: this.epoch });
  }

  protected get lastingForms(): ReadonlyMap<string, Form> {
    return new Map([...this.forms].filter(([, { epoch }]) => epoch === this.epoch));
  }

  /** The text that the line has given a variable or field, if that is still so. */
  protected givenNow(name: string): string | undefined {
    const found = this.fieldsSet.get(name);
    return found?.epoch === this.epoch ? found.text : undefined;
  }

  protected setField(name: string, text: string | undefined): void {
    this.fieldsSet.set(name, { text, epoch: this.epoch });
  }

  /** Fields that the line certainly sets. */
  protected get lastingFields(): readonly (readonly [name: string, text: string | undefined])[] {
    return [...this.fieldsSet].flatMap(([name, { text, epoch }]) =>
      epoch === this.epoch ? [[name, text] as const] : [],
    );
  }

  protected settle(variable: string): void {
    this.known.set(variable, this.epoch);
  }

  /** Forgets what is known of a variable's fields. */
  protected unsettle(variable: string): void {
    this.known.delete(variable);
    this.fieldsSet.delete(variable);
    this.forms.delete(variable);
    for (const name of [...this.fieldsSet.keys()])
      if (name.startsWith(variable) && /^[.[]/.test(name.slice(variable.length))) this.fieldsSet.delete(name);
  }

  /** Variables with no other fields than those shown before or set by the line. */
  protected get settled(): ReadonlySet<string> {
    return new Set([...this.known].flatMap(([name, epoch]) => (epoch === this.epoch ? [name] : [])));
  }

  protected forgetFields(): void {
    this.fieldsSet.clear();
    this.known.clear();
  }
}

const NOTHING: ReadonlyMap<string, string> = new Map();
