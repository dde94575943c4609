import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Phone } from './open-browser.ts'
import { openSurvey, SURVEY_MS, type Survey } from './survey.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let survey: Survey
beforeAll(async () => {
  survey = await openSurvey()
})
afterAll(() => survey?.close())

type Axe = typeof import('axe-core')

async function runAxe({ page }: Phone, rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate((only) => {
    const { axe } = window as unknown as { axe: Axe } // set by AXE
    // Screens that stay mounted behind the current one are tested separately.
    const behind = [...document.querySelectorAll('main')].filter((main) => main.getClientRects().length === 0)
    return axe.run(
      { include: [document], exclude: behind },
      { resultTypes: ['violations'], preload: false, ...(only.length > 0 && { runOnly: only }) },
    )
  }, rules)
  return violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** In dark mode only colour rules are tested, because only the colours differ. */
async function findBarriers(phone: Phone): Promise<string[]> {
  const by_day = await runAxe(phone, [])
  await phone.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const by_night = await runAxe(phone, ['color-contrast'])
  await phone.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...by_day, ...by_night.map((barrier) => `by night ${barrier}`)]
}

test('axe finds no barrier on any screen or sheet, in light and dark mode', { timeout: SURVEY_MS }, async () => {
  expect(await survey.visit({ locale: 'en', width: 390, look: findBarriers })).toEqual([])
})
