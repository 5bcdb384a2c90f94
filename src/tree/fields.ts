/**
 * Fields: what objects of the program's own classes hold. They follow the variables among a state's locals, under
 * names that are no identifiers: `self.balance`, `animals[0].name`.
 */
import type { Locals } from './state.ts';

const FIELD = /[.[]/;

const ASSIGNMENT =
  /^([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*|\[(?:\d+|'[^']*'|"[^"]*")\])*)\s*=(?!=)\s*(.*)$/su;

/** Parses an assignment such as `total = 0` or `self.balance = 3`. */
export function assignmentIn(text: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value] = ASSIGNMENT.exec(text.trim()) ?? [];
  return name === undefined || value === undefined || value === '' ? undefined : { name, value };
}

/** Whether a name among a state's locals is a field, not a variable. */
export function isField(name: string): boolean {
  // Python's hidden names (`.0`) begin with a dot and are never shown.
  return FIELD.test(name);
}

/** The variable through which a field is reached. */
export function variableOf(name: string): string {
  const at = name.search(FIELD);
  return at < 0 ? name : name.slice(0, at);
}

/** Only the variables. */
export function variablesOf(locals: Locals): Locals {
  for (const name of locals.keys()) {
    if (isField(name)) return new Map([...locals].filter(([each]) => !isField(each)));
  }
  return locals;
}

/** What an object holds by itself, under its attributes' names: of `self.owner` the `name`, of `animals[0]` too. */
export function fieldsUnder(locals: Locals, path: string): Locals {
  const found = new Map<string, string>();
  for (const [name, text] of locals) {
    const attribute = name.startsWith(`${path}.`) ? name.slice(path.length + 1) : '';
    if (attribute !== '' && !isField(attribute)) found.set(attribute, text);
  }
  return found;
}

/** The variables in their order, and behind them what they hold, in the same order. */
export function variablesFirst(locals: Locals): Locals {
  const variables = variablesOf(locals);
  if (variables === locals) return locals;
  const fields = fieldsOf(locals);
  // Changes may name a field of a variable that has not changed.
  const owners = new Set([...variables.keys(), ...[...fields.keys()].map(variableOf)]);
  return new Map([...variables, ...[...owners].flatMap(name => [...fieldsOf(fields, name)])]);
}

/** Only the fields, of all variables or of one. */
export function fieldsOf(locals: Locals, variable?: string): Locals {
  return new Map(
    [...locals].filter(
      ([name]) => isField(name) && (variable === undefined || variableOf(name) === variable),
    ),
  );
}
