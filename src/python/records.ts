/** Classes whose repr and constructor Python writes: dataclasses and named tuples. */
import { splitOutside } from './brackets.ts';
import { literalRepr, splitArguments } from './literals.ts';
import type { ClassDefinition, Definitions } from './program-definitions.ts';

export interface RecordField {
  readonly name: string;
  /** The source of its default, or the repr of what its factory makes. */
  readonly default?: string;
  readonly made?: string;
}

/** A class whose repr shows its fields in order: `Item(name='pen', price=2)`. */
export interface RecordClass {
  readonly name: string;
  readonly fields: readonly RecordField[];
  readonly class?: ClassDefinition;
}

const DATACLASS =
  /^(?:dataclasses\.)?dataclass(?:\(\s*(?:(?:order|frozen|eq|unsafe_hash)\s*=\s*(?:True|False)\s*,?\s*)*\))?$/;
const OWN_WAYS = /^__(?:init|repr|post_init|new|setattr|getattribute|getattr|str)__$/;
const FACTORIES: Readonly<{ [name: string]: string }> = { list: '[]', dict: '{}', set: 'set()' };
const NAME = /^[\p{L}_]\w*$/u;

/** The record that a dataclass is; undefined if that is uncertain. */
export function dataclassOf(own: ClassDefinition, definitions: Definitions): RecordClass | undefined {
  const { decorators, bases, methods, attributes, statement } = own;
  if (decorators.length !== 1 || !DATACLASS.test(decorators[0]!) || bases.length > 0) return undefined;
  if (statement.inline !== '' || [...methods.keys(), ...attributes].some(each => OWN_WAYS.test(each)))
    return undefined;
  const fields: RecordField[] = [];
  for (const each of statement.body) {
    if (each.keyword === 'def' || each.keyword === '@' || each.keyword === 'pass' || /^''$/.test(each.text))
      continue;
    const source = definitions
      .sourceOf(each)
      .trim()
      .replace(/\s+#[^'"]*$/, '');
    const [, name, annotation = '', given] =
      /^([\p{L}_]\w*)\s*:\s*([^=]+?)\s*(?:=(?!=)\s*(.+))?$/su.exec(source) ?? [];
    if (name === undefined || name.startsWith('__') || /ClassVar|InitVar|KW_ONLY/.test(annotation))
      return undefined;
    const field = fieldOf(name, given);
    if (!field || fields.some(other => other.name === name)) return undefined;
    fields.push(field);
  }
  return fields.length > 0 ? { name: own.name, fields, class: own } : undefined;
}

function fieldOf(name: string, given: string | undefined): RecordField | undefined {
  if (given === undefined) return { name };
  const [, inner] = /^(?:dataclasses\.)?field\((.*)\)$/s.exec(given) ?? [];
  if (inner === undefined) return literalRepr(given) === undefined ? undefined : { name, default: given };
  const [only, ...others] = splitArguments(inner);
  const [, factory] = /^default_factory\s*=\s*(\w+)$/.exec(only ?? '') ?? [];
  const made = factory === undefined ? undefined : FACTORIES[factory];
  return made === undefined || others.length > 0 ? undefined : { name, made };
}

/** The named tuple that the module binds to a name. */
export function namedTupleOf(name: string, definitions: Definitions): RecordClass | undefined {
  const binding = definitions.onlyBinding(name);
  if (!binding || binding.parent || binding.keyword === 'class') return undefined;
  const source = definitions.sourceOf(binding).trim();
  const [, own, inner] = /^([\p{L}_]\w*)\s*=\s*(?:collections\.)?namedtuple\((.*)\)$/su.exec(source) ?? [];
  const [typed, listed, ...others] = inner === undefined ? [] : splitArguments(inner);
  if (own === undefined || listed === undefined || others.length > 0) return undefined;
  if (literalRepr(typed!) !== `'${own}'`) return undefined;
  const texts = literalRepr(listed);
  const names =
    texts?.startsWith("'") === true
      ? texts.slice(1, -1).split(/[\s,]+/)
      : splitOutside(texts?.slice(1, -1) ?? '', ',').map(each => each.trim().replace(/^'(.*)'$/, '$1'));
  if (!names.every(each => NAME.test(each) && !each.startsWith('_')) || new Set(names).size < names.length)
    return undefined;
  return { name: own, fields: names.map(each => ({ name: each })) };
}

/** The values that a record's repr shows, by field; undefined if the text is none of it. */
export function recordShown(
  { name, fields }: RecordClass,
  text: string,
): ReadonlyMap<string, string> | undefined {
  if (!text.startsWith(`${name}(`) || !text.endsWith(')')) return undefined;
  const parts = splitArguments(text.slice(name.length + 1, -1));
  if (parts.length !== fields.length) return undefined;
  const found = new Map<string, string>();
  for (const [i, { name: field }] of fields.entries()) {
    if (!parts[i]!.startsWith(`${field}=`)) return undefined;
    found.set(field, parts[i]!.slice(field.length + 1));
  }
  return found;
}
