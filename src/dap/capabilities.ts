/** The adapter's capabilities, each with the editor's button or menu that it enables. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import type { EngineName } from '../launch/engine-names.ts';

/** The capabilities before a launch: everything that at least one engine can do. */
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

/** The capabilities that differ for an engine, if any do. */
export function capabilitiesOf(engine: EngineName): Dap.Capabilities | undefined {
  // A saved run cannot be run again with another value.
  if (engine === 'recorded') return { supportsSetVariable: false, supportsSetExpression: false };
  // A process cannot go back.
  if (engine === 'live')
    return { supportsStepBack: false, supportsRestartFrame: false, supportsGotoTargetsRequest: false };
  return undefined;
}

/** Why an engine cannot jump to a line; undefined if it can. */
export function whyNoGoto(engine: EngineName): string | undefined {
  if (engine !== 'live') return undefined;
  return (
    'a live process runs its lines in their order, and does not come back to one: set a breakpoint there, or launch ' +
    'with engine real or neural'
  );
}
