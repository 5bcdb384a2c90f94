/**
 * The schemas as clients get them. Clients put them into every conversation, so what all tools share is declared in
 * few words: `act` declares a state and a failure in full, the others what every state has. The server holds its
 * replies to the schemas in full.
 */
type Json = Record<string, unknown>;

/** What every state has; `act` says more of it, and what is in a failure. */
const STATE: Json = { type: 'object', required: ['event', 'origin', 'confidence'] };
const ERROR: Json = { type: 'object' };

/** What the server checks, and says in an error of its own. */
const CHECKED = ['$schema', 'id', 'maxLength', 'minLength', 'maxItems', 'minItems', 'pattern'];
const WHOLE: ReadonlySet<string> = new Set([...CHECKED, 'additionalProperties', 'minimum', 'maximum']);
const BRIEF: ReadonlySet<string> = new Set([...WHOLE, 'description', 'required']);

export function declaredInput(schema: Json): Json {
  return brief(schema, {}, WHOLE) as Json;
}

/** An answer or a failure, as one object: clients want an object at the top. `whole`: states in full. */
export function declaredOutput(schema: Json, whole: boolean): Json {
  const defs = (schema.$defs ?? {}) as Json;
  const [answer, failure] = schema.anyOf as [Json, Json];
  const shared = whole ? defs : { ...defs, State: STATE };
  const left = whole ? WHOLE : BRIEF;
  const { error } = propertiesOf(failure.properties as Json, shared, left);
  return {
    type: 'object',
    properties: {
      ...propertiesOf(answer.properties as Json, shared, left),
      at: STATE,
      error: whole ? error : ERROR,
    },
    anyOf: [{ required: answer.required }, { required: ['error'] }],
    additionalProperties: false,
  };
}

/** The same schema in fewer words, with its definitions in their places. */
function brief(node: unknown, defs: Json, left: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map(each => brief(each, defs, left));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, propertyNames: _, ...rest } = node as Json & { $ref?: string };
  const shared = $ref === undefined ? undefined : defs[$ref.slice('#/$defs/'.length)];
  if (shared !== undefined) return shared === STATE ? STATE : brief(shared, defs, left);
  const found: Json = {};
  for (const [key, value] of Object.entries(rest)) {
    const isAnyInteger = Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
    // `additionalProperties` also holds the type of a record's values, which is not left out.
    const isType = key === 'additionalProperties' && typeof value === 'object';
    if (isAnyInteger || (left.has(key) && !isType)) continue;
    found[key] = key === 'properties' ? propertiesOf(value as Json, defs, left) : brief(value, defs, left);
  }
  return found;
}

/** Here the keys are names, not words of a schema. */
function propertiesOf(properties: Json, defs: Json, left: ReadonlySet<string>): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, brief(value, defs, left)]),
  );
}
