/** A real VS Code in a real browser, with the packed extension installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE = 60_000;

export type Theme = 'Default Dark Modern' | 'Default Light Modern';

/** The server, with its own folders; one for all windows. */
export class VsCode {
  private constructor(
    private readonly server: ChildProcess,
    private readonly browser: Browser,
    private readonly folder: string,
    private readonly address: string,
  ) {}

  static async start(): Promise<VsCode> {
    const entry = execFileSync('bash', [join(ROOT, 'scripts/vscode-server.sh')], { encoding: 'utf8' }).trim();
    const folder = mkdtempSync(join(tmpdir(), 'ndbg-vscode-'));
    cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
    cpSync(join(ROOT, 'tests', 'dap', 'accounts.py'), join(folder, 'examples', 'accounts.py'));
    const packed = readdirSync(join(ROOT, 'dist-vscode')).find(name => name.endsWith('.vsix'));
    if (packed === undefined) throw new Error('there is no .vsix: npm run package:vscode makes it');
    const dirs = ['--user-data-dir', join(folder, 'user'), '--extensions-dir', join(folder, 'extensions')];
    const env = { ...process.env };
    delete env.PORT;
    execFileSync(
      process.execPath,
      [entry, ...dirs, '--install-extension', join(ROOT, 'dist-vscode', packed)],
      {
        stdio: 'ignore',
        env,
      },
    );
    const quiet = [
      '--auth',
      'none',
      '--disable-telemetry',
      '--disable-update-check',
      '--disable-workspace-trust',
    ];
    const server = spawn(process.execPath, [entry, ...dirs, ...quiet, '--bind-addr', '127.0.0.1:0'], { env });
    const address = await new Promise<string>((done, failed) => {
      let said = '';
      server.stdout.on('data', bytes => {
        said += bytes;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (found) done(found[0]);
      });
      server.once('exit', () => failed(new Error(`the server ended: ${said}`)));
    });
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    return new VsCode(server, browser, folder, address);
  }

  async open(theme: Theme): Promise<Workbench> {
    const user = join(this.folder, 'user', 'User');
    mkdirSync(user, { recursive: true });
    writeFileSync(
      join(user, 'settings.json'),
      JSON.stringify({
        'workbench.colorTheme': theme,
        'workbench.startupEditor': 'none',
        'workbench.secondarySideBar.defaultVisibility': 'hidden',
        'window.menuBarVisibility': 'compact',
        'debug.inlineValues': 'on',
        'debug.toolBarLocation': 'docked',
        'editor.minimap.enabled': false,
        'extensions.ignoreRecommendations': true,
        'telemetry.telemetryLevel': 'off',
      }),
    );
    const page = await this.browser.newPage({ viewport: { width: 1400, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${this.address}/?folder=${join(this.folder, 'examples')}`);
    await page.locator('.monaco-workbench').waitFor();
    await page.locator('.explorer-viewlet').getByText('vowels.py').first().waitFor();
    return new Workbench(page);
  }

  async close(): Promise<void> {
    await this.browser.close();
    const gone = new Promise(done => this.server.once('exit', done));
    this.server.kill('SIGTERM');
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a user does and sees in one window. */
export class Workbench {
  constructor(readonly page: Page) {}

  /** A file, as soon as it shows and the editor knows that it is Python: extensions need not run yet. */
  async openFile(name: string): Promise<void> {
    await this.page.locator('.explorer-viewlet').getByText(name).first().dblclick();
    await this.page.locator(`.tab[data-resource-name="${name}"]`).waitFor();
    await this.page.locator('[id="status.editor.mode"]').filter({ hasText: 'Python' }).waitFor();
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** A button of the debug toolbar, by its icon. */
  tool(icon: string): Promise<void> {
    return this.page.locator(`.action-label.codicon-${icon}`).first().click();
  }

  /** A command of the palette. Some are there only when extensions run: until then the palette is opened again. */
  async command(name: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input[type="text"]').first();
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: name }).first();
    for (let i = 0; i < 12; i++) {
      await this.press('F1');
      await input.waitFor();
      await input.fill(`>${name}`);
      const there = await row.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (there) return this.press('Enter');
      await this.press('Escape');
    }
    throw new Error(`there is no command ${name}`);
  }

  async answer(text: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input[type="text"]').first();
    await input.waitFor();
    await input.fill(text);
    await this.press('Enter');
  }

  /** One of the entries of a list that the editor offers. */
  async choose(entry: RegExp): Promise<void> {
    await this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: entry }).first().click();
  }

  /** What stands in the debug console. */
  async said(text: RegExp): Promise<void> {
    await this.page.locator('.repl .monaco-list-row').filter({ hasText: text }).first().waitFor();
  }

  frames(): Locator {
    return this.page.locator('.debug-call-stack .stack-frame');
  }

  /** The innermost frame, when it is as it should be. */
  async stopped(name: RegExp, line: number): Promise<void> {
    const frame = this.frames()
      .filter({ hasText: name })
      .filter({ hasText: new RegExp(`${line}:\\d`) });
    await frame.first().waitFor();
  }

  variable(name: string): Locator {
    return this.page.locator(`.debug-variables .monaco-list-row[aria-label^="${name}, value"]`).first();
  }

  /** *Set Value* on a variable, and another text. What is drawn anew meanwhile closes the box: then once more. */
  async setVariable(name: string, value: string): Promise<void> {
    for (let i = 0; i < 10; i++) {
      await this.variable(name).locator('.value').first().click({ button: 'right' });
      const entry = this.page
        .locator('.monaco-menu .action-label')
        .filter({ hasText: /^Set Value$/ })
        .first();
      // A menu that has just opened takes no clicks for a moment.
      await entry.waitFor({ timeout: 5000 }).catch(() => {});
      await this.page.waitForTimeout(400);
      await entry.click({ timeout: 5000 }).catch(() => {});
      const box = this.page.locator('.debug-variables input');
      const done = await box
        .fill(value, { timeout: 3000 })
        .then(() => this.press('Enter'))
        .then(() => this.variable(name).getByText(value).first().waitFor({ timeout: 5000 }))
        .then(
          () => true,
          () => false,
        );
      if (done) return;
      await this.press('Escape');
    }
    throw new Error(`${name} could not be set to ${value}`);
  }

  /** What the small window of the debugger says of a word of a line. */
  async hoverOver(line: number, word: RegExp): Promise<string> {
    // The line is drawn anew as its colours and values come: until then the word is no piece of its own, and a window
    // that has opened closes. Then once more, as a user would.
    const piece = this.line(line).locator('span span').filter({ hasText: word }).first();
    const window = this.page.locator('.debug-hover-widget');
    for (let i = 0; i < 12; i++) {
      const box = await piece.boundingBox({ timeout: 10_000 });
      if (!box) throw new Error(`no ${word} stands on line ${line}`);
      await this.page.mouse.move(box.x + 5, box.y + 8);
      await this.page.mouse.move(box.x + 12, box.y + 9, { steps: 5 });
      const open = await window.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      const said = open ? await window.textContent() : null;
      if (said) return said;
      await this.page.mouse.move(box.x + 400, box.y + 200);
    }
    throw new Error(`nothing is said of ${word} on line ${line}`);
  }

  line(number: number): Locator {
    return this.page.locator('.monaco-editor .view-line').nth(number - 1);
  }

  /** A click behind the text of a line puts the cursor there. */
  async putCursor(line: number): Promise<void> {
    await this.line(line).click({ position: { x: 10, y: 8 } });
  }

  /** The same for a line that may be out of sight. */
  async goToLine(line: number): Promise<void> {
    await this.press('F1');
    await this.answer(`:${line}`);
    await this.page
      .locator('.statusbar-item')
      .filter({ hasText: `Ln ${line},` })
      .first()
      .waitFor();
  }

  /** For the documentation, where that is asked for: `NDBG_PICTURES=write npm run test:vscode`. */
  async picture(name: string): Promise<void> {
    if (process.env.NDBG_PICTURES !== 'write') return;
    const folder = join(ROOT, 'docs', 'pictures');
    mkdirSync(folder, { recursive: true });
    await this.page.mouse.move(700, 880);
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }
}
