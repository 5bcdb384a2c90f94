/** Reads what a server says about its models (`/v1/models`): which to ask, and its context. */

import { isObject } from '../../shared/json.ts';
import { type Calibration, ModelError, type ModelInfo } from '../model.ts';
import { RefusedError, type RemoteServer } from './http.ts';

/** The context if a server gives none: what small servers start with. */
const CONTEXT = 4096;

export async function describeRemote(
  server: RemoteServer,
  name: string | undefined,
  context: number | undefined,
): Promise<Partial<ModelInfo> & Pick<ModelInfo, 'name' | 'context'>> {
  const found = await chosen(server, name);
  const own = isObject(found.ndbg) ? found.ndbg : {};
  const meta = isObject(found.meta) ? found.meta : {};
  // Ours, vLLM's and SGLang's, llama.cpp's.
  const seen = [own.context, found.max_model_len, meta.n_ctx, meta.n_ctx_train].find(size => isSize(size));
  return {
    name: String(found.id),
    context: Math.min(
      context ?? Number.POSITIVE_INFINITY,
      (seen as number | undefined) ?? context ?? CONTEXT,
    ),
    ...(isSize(own.form) ? { form: own.form } : {}),
    ...(typeof own.tokenizer === 'string' ? { tokenizer: own.tokenizer } : {}),
    ...(isSize(own.parameters) ? { parameters: own.parameters } : {}),
    ...(typeof own.sha256 === 'string' ? { sha256: own.sha256 } : {}),
    ...(own.working === true ? { working: true } : {}),
    ...(isCalibration(own.calibration) ? { calibration: own.calibration } : {}),
  };
}

async function chosen(server: RemoteServer, name: string | undefined): Promise<Record<string, unknown>> {
  let answer: unknown;
  try {
    answer = await server.get('models');
  } catch (error) {
    // A server need not list its models, if we know what to ask for.
    if (name !== undefined && error instanceof RefusedError && error.status === 404) return { id: name };
    throw error;
  }
  const models = isObject(answer) && Array.isArray(answer.data) ? answer.data.filter(isObject) : undefined;
  if (!models)
    throw new ModelError(`${server.name}/v1/models does not list models: is it a completions server?`);
  const ids = models.map(({ id }) => String(id));
  if (name !== undefined) {
    const found = models[ids.indexOf(name)];
    if (found) return found;
    throw new ModelError(`${server.name} has no model ${name}; it has: ${ids.join(', ') || 'none'}`);
  }
  if (models.length === 1) return models[0]!;
  throw new ModelError(
    `${server.name} has ${models.length} models: say which with --remote-model ` +
      `(${ids.slice(0, 8).join(', ')}${ids.length > 8 ? ', …' : ''})`,
  );
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isCalibration(value: unknown): value is Calibration {
  const points = (given: unknown) =>
    Array.isArray(given) &&
    given.every(
      pair => Array.isArray(pair) && pair.length === 2 && pair.every(each => typeof each === 'number'),
    );
  if (!isObject(value) || !points(value.state) || !points(value.part)) return false;
  if (value.working !== undefined && !isCalibration(value.working)) return false;
  return [value.actions, value.events, value.parts].every(
    named => named === undefined || (isObject(named) && Object.values(named).every(points)),
  );
}
