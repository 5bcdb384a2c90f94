/** Whether a value is of a type, as far as its text shows it: `isinstance`. */
import type { Knowledge } from '../knowledge.ts';
import type { Value } from '../values.ts';
import type { Known } from './known-values.ts';

/** Types of which a literal's text shows that it is one. */
const TYPES: Readonly<{ [name: string]: RegExp }> = {
  bool: /^(?:True|False)$/,
  int: /^(?:-?\d+|True|False)$/,
  float: /^-?(?:\d+\.\d*(?:e[-+]?\d+)?|\d+e[-+]?\d+|inf|nan)$/,
  str: /^['"]/,
  list: /^\[/,
  tuple: /^\(.*,|^\(\)$/s,
};
/** Ways to change what `isinstance` says. */
const CHANGING = ['__instancecheck__', '__subclasshook__', '__subclasscheck__'];

export function isOfType(value: Known, type: Known, knowledge: Knowledge): boolean | undefined {
  const { reach, definitions } = knowledge;
  if (reach.has(...CHANGING) || definitions.texts.some(text => /\.\s*register\b/.test(text)))
    return undefined;
  const types =
    type.text?.startsWith('(') || type.items ? (type.items as readonly Known[] | undefined) : [type];
  if (!types) return undefined;
  const found = types.map(each => isOfOne(value, each, knowledge));
  if (found.includes(true)) return true;
  return found.includes(undefined) ? undefined : false;
}

function isOfOne(value: Known, { builtin, class: own }: Known, knowledge: Knowledge): boolean | undefined {
  const { text, plain, instance, member } = value;
  if (own) {
    // A protocol looks at what a value has.
    if (!knowledge.definitions.ancestry(own)) return undefined;
    if (plain && text !== undefined) return false;
    const lineage = instance && knowledge.definitions.ancestry(instance);
    return lineage?.classes.includes(own);
  }
  const pattern = builtin === undefined ? undefined : TYPES[builtin];
  if (!pattern || text === undefined) return undefined;
  if (plain) return isDictOrSet(value) && builtin !== 'bool' ? false : pattern.test(text);
  const root = instance && !member && knowledge.definitions.ancestry(instance)?.root;
  return root === 'object' ? false : undefined;
}

function isDictOrSet({ text }: Value): boolean {
  return text?.startsWith('{') === true;
}
