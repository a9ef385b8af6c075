import {expect, test, type Page} from '@playwright/test';

import {behavior, hydrated, open} from './support/site';

/** Notes what the Content-Security-Policy refuses, with the directive and the script that asked for it. */
async function watch(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('refuse', (text: string) => refused.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sourceFile, lineNumber}) =>
      (window as unknown as {refuse: (text: string) => void}).refuse(
        `${effectiveDirective} refuses ${blockedURI} of ${sourceFile}:${lineNumber}`,
      ),
    ),
  );
  return refused;
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('nothing that a reader can use needs more than the policy allows', async ({page}) => {
  const refused = await watch(page);
  await open(page, behavior.far);
  await page
    .getByRole('button', {name: /^Enlarge/})
    .first()
    .click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);

  // Its styles come with the drawing.
  await open(page, 'fixtures/figures/gallery');
  await page.getByRole('button', {name: /^Enlarge: The green-screen/}).click();
  await expect(page.getByRole('dialog').locator('text.title').first()).toHaveCSS('font-size', '13px');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('launcher');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('button', {name: 'Clear marks'})).toBeVisible();
  await page.getByRole('button', {name: /^Reality \d/}).hover();
  await expect(page.locator('.dropdown__menu').filter({visible: true})).toHaveCount(1);

  await open(page, behavior.code);
  await page.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();

  await page.locator('nav.navbar').getByRole('link', {name: 'REST API'}).first().click();
  await page.getByRole('button', {name: 'Light colors'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: 'Python'}).first().click();
  await page.getByRole('searchbox', {name: 'Filter calls'}).fill('rundown');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'YAML'}).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.yaml$/);

  await page.setViewportSize({width: 390, height: 800});
  await open(page, behavior.far);
  await page
    .getByRole('button', {name: /^Enlarge/})
    .first()
    .click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect(refused).toEqual([]);
});

test('what the policy forbids is refused, and the console says where it came from', async ({page}) => {
  const refused = await watch(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/behavior/start', async (route) => {
    const response = await route.fetch();
    const planted = '<b style="color:red">B</b><script>window.planted = true</script>';
    await route.fulfill({response, body: (await response.text()).replace('<h1', `${planted}<h1`)});
  });
  await page.goto(behavior.start);
  await hydrated(page);
  await page.evaluate(() => fetch('https://cdn.example/a.json').catch(() => undefined));
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  const directives = ['style-src-attr', 'script-src-elem', 'connect-src'];
  await expect.poll(() => refused.map((text) => text.split(' ')[0]).sort()).toEqual([...directives].sort());
  expect(refused.join('\n')).toContain(`${behavior.start}:`);
  expect(said.join('\n')).toContain('Content Security Policy');
});
