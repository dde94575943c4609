import { LANGUAGES } from '@sampan/contract/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Phone } from './open-browser.ts'
import { findOverflow } from './overflow.ts'
import type { Screen } from './screens.ts'
import { openSurvey, SURVEY_MS, type Survey } from './survey.ts'

const [PHONE, WIDE] = [320, 1_280]

let survey: Survey
beforeAll(async () => {
  survey = await openSurvey()
})
afterAll(() => survey?.close())

/** Overflows of a page on the narrowest phone and, without a reload, on a wide screen. */
async function findOverflows(phone: Phone): Promise<string[]> {
  const on_phone = await findOverflow(phone)
  await phone.page.setViewportSize({ width: WIDE, height: 844 })
  const on_wide = await findOverflow(phone)
  await phone.page.setViewportSize({ width: PHONE, height: 844 })
  return [...on_phone, ...on_wide.map((fault) => `wide: ${fault}`)]
}

/**
 * English has the longest words, Thai the longest lines: all screens are checked in these languages, and a third of the
 * screens in each other one.
 */
const WHOLE = ['en', 'tai']
const others = LANGUAGES.filter(({ file_name }) => !WHOLE.includes(file_name))
const isIn = (language: string) => (_screen: Screen, place: number) =>
  WHOLE.includes(language) || others[place % others.length]?.file_name === language

/** `npm run look` checks every screen in every language. */
test.each(LANGUAGES)(
  'no text overflows on a phone of 320 px or on a page of 1,280 px ($language_name)',
  { timeout: SURVEY_MS },
  async ({ file_name }) => {
    const wish = { locale: file_name, width: PHONE, look: findOverflows, picks: isIn(file_name) }
    expect(await survey.visit(wish)).toEqual([])
  },
)
