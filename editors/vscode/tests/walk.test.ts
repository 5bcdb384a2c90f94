/**
 * `npm run test:vscode`. A user's first minutes, in a dark and a light theme: install, open a file, F5, step both ways,
 * look, set, verify.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Theme, VsCode, type Workbench } from './workbench.ts';

let code: VsCode;
beforeAll(async () => {
  code = await VsCode.start();
});
afterAll(() => code?.close());

const THEMES: readonly (readonly [string, Theme])[] = [
  ['dark', 'Default Dark Modern'],
  ['light', 'Default Light Modern'],
];

describe.each(THEMES)('in a %s theme', (shade, theme) => {
  it('a prediction is walked both ways, looked at, changed and verified', async () => {
    const bench = await code.open(theme);
    const { page } = bench;
    try {
      await walk(bench, shade);
    } catch (error) {
      await page.screenshot({ path: `dist-vscode/failed-${shade}.png` });
      throw error;
    } finally {
      await page.close();
    }
  });
});

it('a function is predicted, with arguments found and typed; why, a branch and its differences are shown', async () => {
  const bench = await code.open('Default Dark Modern');
  const { page } = bench;
  try {
    await bench.openFile('vowels.py');
    await bench.putCursor(4);
    await bench.command('Neural Debugger: Predict This Function');
    await bench.choose(/Find arguments that give a value/);
    await bench.answer("'o'");
    await bench.choose(/\S+/);
    await bench.stopped(/vowels \(predicted \d+ %\)/, 2);
    await bench.press('Shift+F5');
    await page.locator('.debug-toolbar').waitFor({ state: 'hidden' });

    await bench.command('Neural Debugger: Predict This Function');
    await bench.choose(/Type the arguments/);
    await bench.answer("'Ohio', 'h'");
    await bench.stopped(/vowels \(predicted \d+ %\)/, 2);
    expect(await bench.variable('text').textContent()).toContain("'Ohio'");
    await bench.press('F10');
    await bench.stopped(/vowels/, 3);
    await bench.command('Neural Debugger: Why?');
    await bench.said(/2\s+vowels|found = \[\]|vowels\.py:2/);
    await bench.command('Neural Debugger: Branch Here');
    await bench.answer('other');
    await bench.said(/branch other begins here/);
    await bench.line(3).click();
    await bench.press('F10');
    await bench.stopped(/vowels/, 4);
    await bench.command('Neural Debugger: Compare Branches');
    await bench.choose(/^main/);
    await bench.said(/line: main has 3, here 4/);
    await bench.press('Shift+F5');
    await page.locator('.debug-toolbar').waitFor({ state: 'hidden' });
  } catch (error) {
    await page.screenshot({ path: 'dist-vscode/failed-function.png' });
    throw error;
  } finally {
    await page.close();
  }
});

it('a run shows what objects hold, at line ends and unfolded, and jumps to the cursor', async () => {
  const bench = await code.open('Default Dark Modern');
  const { page } = bench;
  try {
    await bench.openFile('accounts.py');
    await bench.command('Debug: Select and Start Debugging');
    await bench.choose(/Neural Debugger/);
    await bench.choose(/Run and walk this file/);
    await bench.stopped(/main/, 22);
    await bench.goToLine(17);
    await bench.press('F9');
    await page.locator('.codicon-debug-breakpoint').first().waitFor();
    await bench.press('F5');
    await bench.stopped(/add/, 17);
    const ends = page.locator('.monaco-editor').getByText(/self\.balance\s=\s10/);
    await ends.first().waitFor();
    await bench.variable('self').locator('.monaco-tl-twistie').click();
    expect(await bench.variable('balance').textContent()).toContain('10');
    await bench.picture('vscode-objects-dark');
    await bench.goToLine(24);
    await bench.command('Debug: Jump to Cursor');
    await bench.stopped(/main/, 24);
    await bench.press('Shift+F5');
    await page.locator('.debug-toolbar').waitFor({ state: 'hidden' });
  } catch (error) {
    await page.screenshot({ path: 'dist-vscode/failed-objects.png' });
    throw error;
  } finally {
    await page.close();
  }
});

async function walk(bench: Workbench, shade: string): Promise<void> {
  const { page } = bench;
  await bench.openFile('vowels.py');

  // F5 in a new profile, once, before any extension runs: the only debugger for Python, on the file that is open.
  await bench.press('F5');
  await bench.stopped(/main \(predicted \d+ %\)/, 10);

  await bench.press('F11');
  await bench.stopped(/vowels \(predicted \d+ %\)/, 2);
  expect(await bench.variable('text').textContent()).toContain("'Try Again'");

  await bench.press('F10');
  await bench.stopped(/vowels/, 3);
  await bench.press('F10');
  await bench.stopped(/vowels/, 4);
  await page
    .locator('.monaco-editor')
    .getByText(/found\s=\s\[\]\s·\s\d+\s%/)
    .first()
    .waitFor();
  const status = page.locator('.statusbar-item').filter({ hasText: /neural ndbg-\S+ · predicted \d+ %/ });
  await status.first().waitFor();
  const timeline = page.locator('.pane').filter({ hasText: 'Timeline of States' });
  await timeline.locator('.pane-header').click();
  await timeline
    .getByText(/for char in text.lower/)
    .first()
    .waitFor();
  await bench.picture(`vscode-predicted-${shade}`);

  // Back: a step, and to a breakpoint.
  await bench.tool('debug-step-back');
  await bench.stopped(/vowels/, 3);
  await bench.press('F10');
  await bench.stopped(/vowels/, 4);
  await bench.putCursor(2);
  await bench.press('F9');
  await page.locator('.codicon-debug-breakpoint').first().waitFor();
  await bench.tool('debug-reverse-continue');
  await bench.stopped(/vowels/, 2);

  // Another value, and on from there.
  await bench.press('F10');
  await bench.stopped(/vowels/, 3);
  await bench.setVariable('text', "'Ohio'");

  // What stands under the mouse, and what is watched.
  expect(await bench.hoverOver(3, /^\s?text/)).toContain('Ohio');
  await page
    .locator('.pane-header')
    .filter({ hasText: /^Watch/ })
    .hover();
  await page.locator('.codicon-watch-expressions-add').first().click();
  const watch = page.locator('.debug-watch input');
  await watch.waitFor();
  await watch.fill('len(text) * 2');
  await bench.press('Enter');
  await page.locator('.debug-watch .value').filter({ hasText: /^8$/ }).first().waitFor();

  // The truth in the place of the prediction.
  await bench.command('Neural Debugger: Verify Against a Real Run');
  await bench.stopped(/^vowels/, 3);
  await page
    .locator('.statusbar-item')
    .filter({ hasText: /neural ndbg-\S+ · (?:observed|user)/ })
    .first()
    .waitFor();
  await bench.picture(`vscode-verified-${shade}`);

  // Out to the call, and to a state of the Timeline.
  await bench.command('Neural Debugger: Back Out to the Call');
  await bench.stopped(/vowels/, 1);
  await timeline.locator('.monaco-list-row').filter({ hasText: 'return vowels' }).first().click();
  await bench.stopped(/main/, 10);
  await bench.press('Shift+F5');
  await page.locator('.debug-toolbar').waitFor({ state: 'hidden' });
}
