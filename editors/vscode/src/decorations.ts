/** Marks the lines of the walk by the origin of their states, and the current line by its confidence. */
import * as vscode from 'vscode';
import { COLOURS, type Kind, kindOf, type State, type States } from './states.ts';

const KINDS: readonly Kind[] = ['observed', 'predicted', 'doubtful', 'user'];

export class Decorations {
  private readonly lines = new Map<Kind, vscode.TextEditorDecorationType>();
  private readonly note: vscode.TextEditorDecorationType;

  constructor(
    context: vscode.ExtensionContext,
    private readonly states: States,
  ) {
    for (const kind of KINDS) {
      const colour = new vscode.ThemeColor(COLOURS[kind]);
      this.lines.set(
        kind,
        vscode.window.createTextEditorDecorationType({
          isWholeLine: true,
          borderColor: colour,
          borderStyle: 'solid',
          borderWidth: '0 0 0 3px',
          overviewRulerColor: colour,
          overviewRulerLane: vscode.OverviewRulerLane.Left,
        }),
      );
    }
    this.note = vscode.window.createTextEditorDecorationType({});
    context.subscriptions.push(
      ...this.lines.values(),
      this.note,
      states.onChange(() => this.show()),
      vscode.window.onDidChangeVisibleTextEditors(() => this.show()),
    );
  }

  private show(): void {
    for (const editor of vscode.window.visibleTextEditors) this.mark(editor);
  }

  private mark(editor: vscode.TextEditor): void {
    const { here, timeline } = this.states;
    const path = editor.document.uri.fsPath;
    /** The latest state of each line counts. */
    const latest = new Map<number, State>();
    for (const state of timeline)
      if (state.path === path && state.line !== undefined && state.line <= editor.document.lineCount)
        latest.set(state.line, state);
    for (const [kind, type] of this.lines) {
      const ranges = [...latest]
        .filter(([, state]) => kindOf(state) === kind)
        .map(([line]) => new vscode.Range(line - 1, 0, line - 1, 0));
      editor.setDecorations(type, ranges);
    }
    const stands = here?.path === path && here.line !== undefined && here.line <= editor.document.lineCount;
    editor.setDecorations(this.note, stands ? [noteAt(editor.document, here)] : []);
  }
}

function noteAt(document: vscode.TextDocument, state: State): vscode.DecorationOptions {
  const { range } = document.lineAt(state.line! - 1);
  const text = [state.value === undefined ? '' : `returns ${state.value}`, state.doubt ?? 'observed']
    .filter(each => each !== '')
    .join(' · ');
  return {
    range: new vscode.Range(range.end, range.end),
    renderOptions: {
      after: {
        contentText: `  ${text}`,
        color: new vscode.ThemeColor(COLOURS[kindOf(state)]),
        fontStyle: 'italic',
      },
    },
  };
}
