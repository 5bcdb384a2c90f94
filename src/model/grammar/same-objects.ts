/**
 * Which variables of an activation are the same object as an item or field of another (`book = books[title]`), as long
 * as that is certain. Then what the state shows of one determines what it shows of the other.
 */
import type { Expression } from '../../python/expressions.ts';
import { literalRepr } from '../../python/literals.ts';
import { followRepr, readRepr } from '../../python/reprs.ts';
import type { StatementContacts } from '../../python/sharing/contacts.ts';
import { mayChange } from '../../python/sharing/texts.ts';
import { variableOf } from '../../tree/fields.ts';
import type { Locals } from '../../tree/state.ts';

/** The variable `name` is what stands at a path in the text of another variable or field, the holder. */
export interface Same {
  readonly name: string;
  readonly holder: string;
  readonly path: string;
}

interface Place {
  readonly name: string;
  readonly path: string;
}

/** What an assignment, or a loop in this iteration, makes one object, by the variables before and after it. */
export function madeSame(
  contacts: StatementContacts,
  locals: Locals,
  after: Locals,
  turn: number | undefined,
): Same | undefined {
  const { assigned, source } = contacts;
  if (!assigned) return undefined;
  const { target, value } = assigned;
  const found = turn === undefined ? plain(target, value) : iterated(target, value, turn);
  if (!found) return undefined;
  const place = placeOf(found.value, source, locals);
  const name = textOf(found.target, source);
  if (!place || variableOf(place.name) === name) return undefined;
  const access = found.access ? found.access(place) : '';
  const path = access === undefined ? undefined : place.path + access;
  const same = path === undefined ? undefined : { name, holder: place.name, path };
  return same && isTrue(same, after) ? same : undefined;

  function plain(one: Expression, other: Expression) {
    return one.syntax === 'name' ? { target: one, value: other, access: undefined } : undefined;
  }

  function iterated(one: Expression, other: Expression, at: number) {
    const byNumber = ({ name, path: inner }: Place) => {
      const text = followRepr(locals.get(name) ?? '', inner);
      return text?.startsWith('[') ? `[${at}]` : undefined;
    };
    const byKey = ({ name, path: inner }: Place) => {
      const text = followRepr(locals.get(name) ?? '', inner);
      return text?.startsWith('{') ? readRepr(text).parts[at]?.access : undefined;
    };
    if (one.syntax === 'name' && other.syntax !== 'call')
      return { target: one, value: other, access: byNumber };
    const [, second] = one.syntax === 'tuple' && one.inside.length === 2 ? one.inside : [];
    const { callee, given } = other;
    if (!callee || other.syntax !== 'call') return undefined;
    const isEnumerate = callee.syntax === 'name' && textOf(callee, source) === 'enumerate';
    if (isEnumerate && given!.length === 1 && second?.syntax === 'name')
      return { target: second, value: given![0]!, access: byNumber };
    if (callee.syntax !== 'attribute' || given!.length > 0) return undefined;
    const owner = callee.inside[0]!;
    if (callee.word === 'values' && one.syntax === 'name')
      return { target: one, value: owner, access: byKey };
    if (callee.word === 'items' && second?.syntax === 'name')
      return { target: second, value: owner, access: byKey };
    return undefined;
  }
}

/** Whether the variables show what they must if two of them are one object. */
export function isTrue({ name, holder, path }: Same, locals: Locals): boolean {
  const text = locals.get(name);
  const whole = locals.get(holder);
  return text !== undefined && whole !== undefined && mayChange(text) && followRepr(whole, path) === text;
}

/** The text of what an expression stands for, if a state shows it. */
export function shownAt(node: Expression, source: string, locals: Locals): string | undefined {
  const place = placeOf(node, source, locals);
  return place && followRepr(locals.get(place.name)!, place.path);
}

/** Whether one of these texts is that of a container between a holder and what it holds. */
export function holds(
  { holder, path }: Same,
  locals: Locals,
  texts: readonly (string | undefined)[],
): boolean {
  const whole = locals.get(holder) ?? '';
  for (let at = path.length; at > 0; ) {
    at = Math.max(path.lastIndexOf('[', at - 1), path.lastIndexOf('.', at - 1), 0);
    if (texts.includes(followRepr(whole, path.slice(0, at)))) return true;
  }
  return false;
}

/** Where a state shows the object that an expression stands for. */
function placeOf(node: Expression, source: string, locals: Locals): Place | undefined {
  const text = textOf(node, source);
  if (node.syntax === 'name') return locals.has(text) ? { name: text, path: '' } : undefined;
  if (node.syntax !== 'attribute' && node.syntax !== 'item') return undefined;
  const owner = placeOf(node.inside[0]!, source, locals);
  if (!owner) return undefined;
  if (node.syntax === 'attribute') {
    const name = `${owner.name}${owner.path}.${node.word}`;
    return locals.has(name) ? { name, path: '' } : undefined;
  }
  const whole = followRepr(locals.get(owner.name)!, owner.path);
  const [key] = node.inside[1]!.inside;
  if (!key || node.inside[1]!.word !== '') return undefined;
  const keyText = key.syntax === 'name' ? locals.get(textOf(key, source)) : literalRepr(textOf(key, source));
  if (whole === undefined || keyText === undefined || !/^[[{]/.test(whole) || mayChange(keyText))
    return undefined;
  const { parts, counted } = readRepr(whole);
  const index = counted && /^-\d+$/.test(keyText) ? String(parts.length + Number(keyText)) : keyText;
  const found = parts.find(({ access }) => access === `[${index}]`);
  return found?.access === undefined ? undefined : { name: owner.name, path: owner.path + found.access };
}

function textOf({ start, end }: Expression, source: string): string {
  return source.slice(start, end);
}
