/** Removes fields from steps, for a form that does not show what objects hold. */
import { isField, variablesOf } from '../tree/fields.ts';
import type { Step } from './trajectory.ts';

export function withoutFields(step: Step): Step {
  const { state, listed } = step;
  if (!('locals' in state) || state.locals === undefined) return step;
  const locals = variablesOf(state.locals);
  if (locals === state.locals) return step;
  const isVariable = (name: string) => !isField(name);
  return {
    ...step,
    state: { ...state, locals },
    ...(listed && {
      listed: { ...listed, names: listed.names.filter(isVariable), gone: listed.gone.filter(isVariable) },
    }),
  };
}
