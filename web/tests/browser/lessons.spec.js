/** Lessons: played in every language, left and resumed, by mouse, touch and keyboard. */

import { DESK, PHONE, expect, test } from './fixtures.js';
import { anywhere, finger, keys, mouse } from './input.js';
import { LANGUAGES } from './languages.js';
import { learner, settled, site } from './lesson-player.js';
import { ILLEGAL, LEFT, LESSONS, WRONG } from './lesson-answers.js';

/** @typedef {import('@playwright/test').Page} Page */

const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } };

/** Screen and input of a language, if not a desktop with a mouse. @type {Record<string, [import('./fixtures.js').Looks, import('./input.js').Press]>} */
const DEVICES = {
  en: [SMALL_PHONE, finger], de: [SMALL_PHONE, finger], pl: [PHONE, finger], uk: [SMALL_PHONE, finger], hu: [DESK, keys],
};

for (const language of LANGUAGES) {
  const [looks, press] = DEVICES[language] ?? [DESK, mouse];
  test(`all lessons are played to their end: ${language}`, async ({ newPage }) => {
    test.setTimeout(240_000);
    const page = await newPage({ ...looks, locale: language });
    const [pupil, reach] = [learner(page, press), /** @type {import('./input.js').PressNode} */ (anywhere.get(press))];
    await page.goto('/');
    await reach(page.locator('.start-learn'));
    await reach(page.locator('.learn-onward .main'));
    for (const { name, path } of LESSONS) {
      await expect(page).toHaveURL(new RegExp(`/learn/${name}$`));
      await expect(page.locator('.instructions-intro')).toBeVisible();
      for (const action of path) {
        await readable(page, language);
        if (looks !== DESK) await inSight(page, `${name}, before ${action}`);
        await pupil.act(action);
      }
      await expect(page.locator('.lesson-over'), `${name} is over`).toBeVisible();
      await readable(page, language);
      if (looks !== DESK) await inSight(page, `${name} is over`);
      await reach(page.locator('.lesson-over .main'));
    }
    await expect(page).toHaveURL(/\/table\//);
    await page.goto('/learn');
    await expect(page.locator('.learn-row.at-done')).toHaveCount(LESSONS.length);
  });
}

/** In that language, every sentence there, nothing wider than the screen. @param {Page} page @param {string} language */
async function readable(page, language) {
  const seen = await page.evaluate(() => ({
    text: document.body.innerText, language: document.documentElement.lang, wider: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(seen.text).not.toContain('⟦');
  expect(seen.language).toBe(language);
  expect(seen.wider, 'nothing sticks out').toBeLessThanOrEqual(0);
}

/** A person sees the whole text and the whole board without scrolling. @param {Page} page @param {string} when */
async function inSight(page, when) {
  await settled(page);
  await expect.poll(() => page.evaluate(hiddenParts), { message: when }).toEqual([]);
}

/** What a person would have to scroll for. Runs in the page. */
function hiddenParts() {
  const boxOf = (/** @type {string} */ part) => /** @type {HTMLElement} */ (document.querySelector(part)).getBoundingClientRect();
  const instructions = /** @type {HTMLElement} */ (document.querySelector('.instructions'));
  const [text, board, question] = ['.instructions', '#board > svg', '#question'].map(boxOf);
  return Object.entries({
    'the text is above the screen': text.top < 0,
    'the text is cut': instructions.scrollHeight > instructions.clientHeight,
    [`the text covers the board: ${board.top - text.bottom}`]: board.top < text.bottom,
    [`the question covers the board: ${question.top - board.bottom}`]: board.bottom > question.top + 1,
    [`the board is small: ${board.height}`]: board.height < 150,
    'the question is below the screen': question.bottom > innerHeight + 1,
  }).filter(([, isFault]) => isFault).map(([fault]) => fault);
}

/** @param {Page} page @param {string} name */
async function begin(page, name) {
  await page.goto(`/learn/${name}`);
  await settled(page);
  return learner(page);
}

test('a legal action that the task does not ask for gets an explanation, and the draft stays', async ({ newPage }) => {
  const page = await newPage();
  for (const { lesson, before, answer } of WRONG) {
    const pupil = await begin(page, lesson);
    await pupil.play(before);
    const said = await page.locator('.instructions').innerText();
    const draft = await page.locator('.ask-steps').allInnerTexts();
    await pupil.act(answer);
    await expect(page.locator('.refusal.not-yet')).toBeVisible();
    expect(await page.locator('.refusal.not-yet').innerText()).not.toContain('⟦');
    await expect(page.locator('.instructions')).toHaveText(said, { useInnerText: true });
    expect(await page.locator('.ask-steps').allInnerTexts(), 'the draft stays').toEqual(draft);
  }
});

test('an illegal action shows its rule', async ({ newPage }) => {
  const page = await newPage();
  const pupil = await begin(page, ILLEGAL.lesson);
  await pupil.play(ILLEGAL.before);
  await pupil.touch(site(ILLEGAL.site));
  await expect(page.locator('.refusal.illegal')).toBeVisible();
  await expect(page.locator('.refusal .refusal-rule')).toHaveText(new RegExp(`^${ILLEGAL.rule} \\S`));
  await expect(page.locator('.refusal .refusal-rule')).toHaveAttribute('href', `/rules#${ILLEGAL.rule}`);
});

/** The accessible name of each site. @param {Page} page */
const sites = (page) => page.locator('#board [data-site]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));

test('a lesson is resumed where it was left', async ({ newPage }) => {
  const page = await newPage();
  const path = LESSONS.find(({ name }) => name === LEFT.lesson)?.path ?? [];
  await (await begin(page, LEFT.lesson)).play(path.slice(0, LEFT.after));
  const [now, question, land] = [await page.locator('.instructions').innerText(), await page.locator('.ask-title').innerText(), await sites(page)];
  await page.goto('/learn');
  await expect(page.locator('.learn-row.at-begun')).toHaveCount(1);
  await page.locator('.learn-row.at-begun a').click();
  await expect(page.locator('.instructions')).toHaveText(now, { useInnerText: true });
  await expect(page.locator('.ask-title')).toHaveText(question);
  expect(await sites(page)).toEqual(land);
  await learner(page).play(path.slice(LEFT.after));
  await expect(page.locator('.lesson-over')).toBeVisible();
});

test('a lesson is restarted, and all progress is deleted', async ({ newPage }) => {
  const page = await newPage();
  const [{ name, path }] = LESSONS;
  await (await begin(page, name)).play(path);
  await page.locator('.lesson-over button').click();
  await expect(page.locator('.instructions-intro')).toBeVisible();
  await learner(page).play(path);
  await page.goto('/learn');
  await expect(page.locator('.learn-row.at-done')).toHaveCount(1);
  await page.locator('.learn-foot button').click();
  await page.locator('dialog .main').click();
  await expect(page.locator('.learn-row.at-new')).toHaveCount(LESSONS.length);
});

test('the language changes during a lesson and the draft stays; then the lesson is restarted', async ({ newPage }) => {
  const page = await newPage();
  await (await begin(page, 'placement')).play(['choose fiesta', 'place aragon']);
  const question = await page.locator('.ask-title').innerText();
  await page.keyboard.press('m');
  await page.locator('dialog select').selectOption('hu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('.ask-title')).not.toHaveText(question);
  await expect(page.locator('.ask-steps li')).toHaveCount(1);
  expect(await page.locator('main').innerText()).not.toContain('⟦');
  await page.locator('dialog .menu-part button').first().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.instructions-intro')).toBeVisible();
  await expect(page.locator('.ask-steps li')).toHaveCount(0);
});

test('outdated progress restarts the lesson', async ({ newPage }) => {
  const page = await newPage();
  const [{ name }] = LESSONS;
  const kept = { [name]: { played: ['play 99'], task: 1, tasks: 9, done: false } };
  await page.addInitScript((text) => localStorage.setItem('elgrande.lessons', text), JSON.stringify(kept));
  await begin(page, name);
  await expect(page.locator('.instructions-intro')).toBeVisible();
  await expect(page.locator('.refusal, .error')).toHaveCount(0);
});

test('a hint is only a suggestion, and undo counts before the confirmation only', async ({ newPage }) => {
  const page = await newPage();
  const pupil = await begin(page, 'help');
  await expect(page.locator('.hint-ideas')).toHaveCount(0);
  await pupil.act('hint');
  await expect(page.locator('.hint-idea')).toHaveCount(3);
  await page.locator('.hint-idea').first().click();
  await pupil.touch(['.ask-answers .main', 'question']);
  await expect(page.locator('.instructions-done')).toBeVisible();
  await expect(page.locator('.ask-answers .quiet'), 'only the task about hints has them').toHaveCount(0);
  await pupil.touch(site('galicia'));
  await settled(page);
  await pupil.touch(['.ask-answers .main', 'question']);
  await expect(page.locator('.refusal.not-yet')).toBeVisible();
  const said = await page.locator('.instructions').innerText();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.refusal')).toHaveCount(0);
  await expect(page.locator('.instructions')).toHaveText(said, { useInnerText: true });
  await pupil.touch(site('toledo'));
  await expect(page.locator('.instructions')).not.toHaveText(said, { useInnerText: true });
});

for (const [looks, press, verb, other] of /** @type {const} */ ([[SMALL_PHONE, finger, 'Tap', /click/i], [PHONE, finger, 'Tap', /click/i], [DESK, mouse, 'Click', /\btap\b/i]])) {
  test(`the texts say “${verb}” at ${looks.viewport.width} pixels`, async ({ newPage }) => {
    const page = await newPage(looks);
    for (const { name, path } of LESSONS.filter(({ name }) => ['turn-order', 'help'].includes(name))) {
      await begin(page, name);
      const pupil = learner(page, press);
      const texts = [await page.locator('.lesson').innerText()];
      for (const action of path) {
        await pupil.act(action);
        texts.push((await page.locator('.instructions, .ask-about, .refusal').allTextContents()).join('\n'));
      }
      expect(texts.join('\n')).toContain(verb);
      expect(texts.join('\n')).not.toMatch(other);
    }
  });
}

for (const looks of [SMALL_PHONE, PHONE]) {
  test(`the log is in sight together with the text at ${looks.viewport.width} pixels`, async ({ newPage }) => {
    const page = await newPage(looks);
    await begin(page, 'help');
    const path = LESSONS.find(({ name }) => name === 'help')?.path ?? [];
    await learner(page, finger).play(path.slice(0, -1));
    await page.locator('.tab').last().tap();
    const boxes = await Promise.all(['.instructions', '.log li:has-text("Navarra")', '#question'].map((part) => page.locator(part).first().boundingBox()));
    const [text, line, question] = boxes.map((box) => ({ top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) }));
    expect(text.top).toBeGreaterThanOrEqual(0);
    expect(line.top, 'the line about Navarra is below the text').toBeGreaterThanOrEqual(text.bottom);
    expect(line.bottom, 'and above the question').toBeLessThanOrEqual(question.top);
    await page.locator('.tab').first().tap();
    await inSight(page, 'back at the board');
  });
}
