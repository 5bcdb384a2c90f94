/** The view of the states so far: where each stands, where it comes from, how sure it is. A click goes there. */
import * as vscode from 'vscode';
import { COLOURS, kindOf, type State, type States } from './states.ts';

const ICONS: Readonly<Record<string, string>> = {
  call: 'debug-step-into',
  line: 'circle-small-filled',
  return: 'debug-step-out',
  exception: 'error',
  exit: 'debug-stop',
};

export class Timeline implements vscode.TreeDataProvider<State> {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;

  constructor(private readonly states: States) {
    states.onChange(() => this.changed.fire());
  }

  /** The latest first. */
  getChildren(of?: State): State[] {
    return of ? [] : [...this.states.timeline].reverse();
  }

  getTreeItem(state: State): vscode.TreeItem {
    const place = state.line === undefined ? state.event : `${state.line}  ${state.source ?? ''}`;
    const item = new vscode.TreeItem(place);
    item.description = [state.value === undefined ? '' : `→ ${state.value}`, state.doubt ?? 'observed']
      .filter(text => text !== '')
      .join('  ');
    const colour = new vscode.ThemeColor(COLOURS[kindOf(state)]);
    item.iconPath = new vscode.ThemeIcon(ICONS[state.event] ?? 'circle-small', colour);
    item.tooltip = `${state.event} in ${state.function ?? 'the program'}, ${state.doubt ?? 'observed'}`;
    item.command = { command: 'ndbg.goTo', title: 'Go to This State', arguments: [state] };
    return item;
  }
}
