/** What the adapter can do, and which button or menu of an editor each lights up. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import type { EngineName } from '../launch/engine-names.ts';

/** Before a program is launched: what some engine can do. */
export const CAPABILITIES: Dap.Capabilities = {
  supportsConfigurationDoneRequest: true,
  // Stop and Restart
  supportsTerminateRequest: true,
  supportTerminateDebuggee: true,
  supportsRestartRequest: true,
  // Step Back and Reverse
  supportsStepBack: true,
  // Restart Frame, in the call stack
  supportsRestartFrame: true,
  // Step Into Target, and the choice of a call on the line
  supportsStepInTargetsRequest: true,
  // Jump to Cursor
  supportsGotoTargetsRequest: true,
  // Edit Breakpoint: expression, hit count, log message
  supportsConditionalBreakpoints: true,
  supportsHitConditionalBreakpoints: true,
  supportsLogPoints: true,
  supportsFunctionBreakpoints: true,
  // Break on Value Change
  supportsDataBreakpoints: true,
  // Where in a file a breakpoint may stand
  supportsBreakpointLocationsRequest: true,
  supportsExceptionInfoRequest: true,
  exceptionBreakpointFilters: [
    { filter: 'raised', label: 'Raised Exceptions', description: 'Stop wherever an exception is raised.' },
    {
      filter: 'uncaught',
      label: 'Uncaught Exceptions',
      description: 'Stop where an exception is raised that ends the program.',
      default: true,
    },
  ],
  // Hover, Watch, Copy Value, Set Value
  supportsEvaluateForHovers: true,
  supportsClipboardContext: true,
  supportsSetVariable: true,
  supportsSetExpression: true,
  supportsCompletionsRequest: true,
  completionTriggerCharacters: ['.'],
  supportsModulesRequest: true,
  supportsLoadedSourcesRequest: true,
  supportsCancelRequest: true,
};

/** What is otherwise with an engine; nothing, if nothing is. */
export function capabilitiesOf(engine: EngineName): Dap.Capabilities | undefined {
  // A saved run cannot be run again with another value.
  if (engine === 'recorded') return { supportsSetVariable: false, supportsSetExpression: false };
  // A process does not come back.
  if (engine === 'live')
    return { supportsStepBack: false, supportsRestartFrame: false, supportsGotoTargetsRequest: false };
  return undefined;
}

/** Why an engine cannot jump to a line, where it cannot. */
export function whyNoGoto(engine: EngineName): string | undefined {
  if (engine !== 'live') return undefined;
  return (
    'a live process runs its lines in their order, and does not come back to one: set a breakpoint there, or launch ' +
    'with engine real or neural'
  );
}
