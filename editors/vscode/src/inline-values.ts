/** Values at line ends, with how sure the predicted ones are. */
import * as vscode from 'vscode';

const LONGEST = 40;
/** Lines above the stop that are shown values of. */
const ABOVE = 30;

/** Objects of a frame that are asked for what they hold. */
const OBJECTS = 8;

interface Named {
  readonly name: string;
  readonly value: string;
  readonly type?: string;
  readonly evaluateName?: string;
  readonly variablesReference: number;
}

export const inlineValues: vscode.InlineValuesProvider = {
  async provideInlineValues(document, view, { frameId, stoppedLocation }, token) {
    const session = vscode.debug.activeDebugSession;
    if (session?.type !== 'ndbg') return [];
    if (!vscode.workspace.getConfiguration('ndbg').get<boolean>('inlineValues', true)) return [];
    const variables = await variablesOf(session, frameId);
    if (token.isCancellationRequested) return [];
    const found: vscode.InlineValue[] = [];
    const last = stoppedLocation.end.line;
    const first = Math.max(view.start.line, functionAbove(document, last), last - ABOVE);
    for (let line = first; line <= last; line++) {
      const text = document.lineAt(line).text.replace(/#.*$/, '');
      const shown = new Set<string>();
      for (const { 0: path, index } of text.matchAll(/(?<![\w.'"])[^\W\d]\w*(?:\.[^\W\d]\w*)?(?!['"])/gu)) {
        // `self.balance` where that is known, else `self`.
        const name = variables.has(path) ? path : path.replace(/\..*/, '');
        const variable = variables.get(name);
        if (!variable || shown.has(name)) continue;
        shown.add(name);
        const range = new vscode.Range(line, index, line, index + name.length);
        found.push(new vscode.InlineValueText(range, valueText(name, variable)));
      }
    }
    return found;
  },
};

async function variablesOf(session: vscode.DebugSession, frameId: number): Promise<Map<string, Named>> {
  const found = new Map<string, Named>();
  try {
    const { scopes } = (await session.customRequest('scopes', { frameId })) as {
      scopes: { variablesReference: number; presentationHint?: string }[];
    };
    for (const { variablesReference, presentationHint } of scopes) {
      if (presentationHint !== 'arguments' && presentationHint !== 'locals') continue;
      const { variables } = (await session.customRequest('variables', { variablesReference })) as {
        variables: Named[];
      };
      for (const each of variables) found.set(each.name, each);
    }
    const objects = [...found.values()].filter(
      ({ value, variablesReference: own }) => own > 0 && value.startsWith('<'),
    );
    for (const { variablesReference } of objects.slice(0, OBJECTS)) {
      const held = (await session.customRequest('variables', { variablesReference })) as {
        variables: Named[];
      };
      for (const each of held.variables) if (each.evaluateName) found.set(each.evaluateName, each);
    }
  } catch {
    // It went on, or ended, while it was asked: there is nothing to show.
  }
  return found;
}

/** `total = 3 · 87 %` */
function valueText(name: string, { value, type }: Named): string {
  const short = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  const doubt = /\d+ %$/.exec(type ?? '')?.[0];
  return doubt === undefined ? `${name} = ${short}` : `${name} = ${short} · ${doubt}`;
}

function functionAbove(document: vscode.TextDocument, from: number): number {
  for (let line = from; line >= 0; line--)
    if (/^\s*(?:async\s+)?def\s/.test(document.lineAt(line).text)) return line;
  return 0;
}
