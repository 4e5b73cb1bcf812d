import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { clickableOf, type EngineBrowser, type Role, retryUntilFound } from './browser';

const WINDOW = join(import.meta.dirname, 'webkitWindow.gjs');

const SELECTORS: Record<Role, string> = {
  button: 'button:not([role]), summary, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  radio: 'input[type=radio], [role=radio]',
  combobox: 'select, [role=combobox]',
  menuitem: '[role=menuitem]',
};

/** WebKitGTK is built without web app manifests, so it does not know this directive. Safari does. */
const KNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'";

/** Opens WebKitGTK, the engine of Safari, controlled through WebDriver, on a virtual screen. */
export async function openWebKit(profile: string): Promise<EngineBrowser> {
  const errors: string[] = [];
  const { screen, display } = await startScreen();
  let [service, driver] = await open();

  async function open(): Promise<[ChildProcess, WebDriver]> {
    const port = await freePort();
    const started = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [started.stdout, started.stderr]) {
      createInterface(output).on('line', (line) => {
        const [, error] = line.match(/^CONSOLE [A-Z ]*ERROR (.*)/) ?? [];
        if (error && !error.startsWith(KNOWN)) errors.push(error);
      });
    }
    const capabilities = new Capabilities({
      browserName: 'Stillwaters',
      'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', WINDOW, profile] },
    });
    const server = `http://127.0.0.1:${port}`;
    await retryUntilFound('WebKitWebDriver', () => fetch(`${server}/status`));
    const opened = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await opened.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
    return [started, opened];
  }

  const stop = async () => {
    // Answers with an error, because the window is closed before the session ends.
    await driver.quit().catch(() => {});
    await end(service);
  };

  const find = (role: Role, name: string) =>
    retryUntilFound(`${role} “${name}”`, async () => {
      const candidates = await driver.executeScript<WebElement[]>(
        'return [...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility())',
        SELECTORS[role],
      );
      for (const candidate of candidates) {
        if ((await candidate.getAccessibleName()) !== name) continue;
        const clickable = await driver.executeScript<WebElement | null>(
          `return (${clickableOf})(arguments[0])`,
          candidate,
        );
        if (clickable) return clickable;
      }
      return null;
    });

  return {
    goto: (url) => driver.get(url),
    click: async (role, name) => (await find(role, name)).click(),
    type: async (name, text) => (await find('textbox', name)).sendKeys(text),
    pressEnter: () => driver.switchTo().activeElement().sendKeys(Key.ENTER),
    evaluate: async (inPage, ...args) => {
      const { value, error } = await driver.executeAsyncScript<{ value: never; error?: string }>(
        `const args = [...arguments], done = args.pop();
        Promise.resolve().then(() => (${inPage})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
        ...args,
      );
      if (error) throw new Error(error);
      return value;
    },
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    restart: async () => {
      await stop();
      [service, driver] = await open();
    },
    takeErrors: () => errors.splice(0),
    close: async () => {
      await stop();
      await end(screen);
    },
  };
}

/** Starts a virtual screen, which picks its own free display number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface(screen.stdout), 'line');
  return { screen, display: `:${number}` };
}

async function end(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, 'exit');
  process.kill();
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
