/** What a line knows of objects by their fields, which a state shows behind its variables (`self.balance`). */
import type { ClassDefinition } from '../program-definitions.ts';
import type { Statement } from '../statements.ts';
import { type Held, type Known, KnownValues } from './known-values.ts';

/** A recorder shows no more fields of a variable. */
export const MOST_FIELDS = 12;
/** A name that only its own class knows: it is kept under a longer one. */
const HIDDEN = /^__(?!.*__$)/;

export abstract class ShownFields extends KnownValues {
  /** Fields that the line sets, and after how many calls: a later call may set them again. */
  private readonly fieldsSet = new Map<
    string,
    { readonly text: string | undefined; readonly epoch: number }
  >();

  /** Variables of which all fields are known, and after how many calls. */
  private readonly known = new Map<string, number>();

  /** What a variable holds now, by its fields. */
  protected heldBy(variable: string, locals: ReadonlyMap<string, string> = this.at.locals): Held {
    const fields = new Map<string, string>();
    for (const [name, text] of locals) {
      const rest = name.startsWith(variable) ? name.slice(variable.length) : '';
      if (/^[.[]/.test(rest)) fields.set(rest, text);
    }
    return { fields, epoch: this.epoch };
  }

  /** The fields of a value, if nothing can have changed them since they were looked at. */
  protected fieldsOf({ held, plain }: Known): ReadonlyMap<string, string> | undefined {
    if (plain) return NOTHING;
    return held?.epoch === this.epoch && this.attributes.size === 0 ? held.fields : undefined;
  }

  /** The name under which an object keeps an attribute that this line speaks of. */
  protected mangled(attribute: string): string {
    if (!HIDDEN.test(attribute)) return attribute;
    let owner: ClassDefinition | undefined;
    for (let at: Statement | undefined = this.statement; at && !owner; at = at.parent)
      owner = this.knowledge.definitions.classOf(at);
    return owner ? `_${owner.name.replace(/^_+/, '')}${attribute}` : attribute;
  }

  /** What an object holds under an attribute, if that is known. */
  protected attributeOf(owner: Known, attribute: string): string | undefined {
    const { reach, definitions } = this.knowledge;
    if (owner.plain || reach.has('__getattribute__', '__get__')) return undefined;
    // A property stands before what the object holds.
    if (definitions.functions.some(each => each.owner && each.name === attribute)) return undefined;
    return this.fieldsOf(owner)?.get(`.${this.mangled(attribute)}`);
  }

  /** A variable comes to stand for a value of which the fields are known. */
  protected showFields(variable: string, value: Known): void {
    const fields = this.fieldsOf(value);
    if (!fields) return;
    this.settle(variable);
    if (value.variable !== variable) for (const [rest, text] of fields) this.setField(variable + rest, text);
  }

  /** A call has given back control: what it was called on holds what it held at its end. */
  protected leaves(variable: string | undefined, fields: ReadonlyMap<string, string>): void {
    if (variable === undefined || this.knowledge.reach.always.size > 0) return;
    this.settle(variable);
    for (const [rest, text] of fields) this.setField(variable + rest, text);
  }

  protected setField(name: string, text: string | undefined): void {
    this.fieldsSet.set(name, { text, epoch: this.epoch });
  }

  /** Fields that the line sets for certain. */
  protected get lastingFields(): readonly (readonly [name: string, text: string | undefined])[] {
    return [...this.fieldsSet].flatMap(([name, { text, epoch }]) =>
      epoch === this.epoch ? [[name, text] as const] : [],
    );
  }

  protected settle(variable: string): void {
    this.known.set(variable, this.epoch);
  }

  /** Variables of which no other fields are shown than those that were, or that the line sets. */
  protected get settled(): ReadonlySet<string> {
    return new Set([...this.known].flatMap(([name, epoch]) => (epoch === this.epoch ? [name] : [])));
  }

  protected forgetFields(): void {
    this.fieldsSet.clear();
    this.known.clear();
  }
}

const NOTHING: ReadonlyMap<string, string> = new Map();
