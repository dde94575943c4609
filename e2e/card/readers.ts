import type { LocaleKey } from '@sampan/contract/rules'
import { expect } from 'vitest'
import { readScreenTexts } from '../look/screen-texts.ts'
import { findUntranslated } from '../look/untranslated.ts'
import type { Phone } from '../open-browser.ts'

type Reader = [locale: LocaleKey, width: number]

const LOCALES: readonly LocaleKey[] = ['en', 'zh-CN', 'ri', 'han', 'tai']

/**
 * Some readers for a journey: its next languages and widths. All journeys together run in each language at both widths, without
 * five times the time.
 * @param place of the journey among all, from 0
 */
export const readersOf = (place: number, count = 3): Reader[] =>
  Array.from({ length: count }, (_, step) => {
    const at = place * 3 + step
    return [LOCALES[at % LOCALES.length] ?? 'en', at % 2 === 0 ? 1_440 : 390]
  })

/** Names of the provider's stand-ins, which are the same in every language. */
const PROVIDERS = ['Stripe', 'PayPal', 'Visa']

/** Checks that a page in another language has no English text. */
export async function expectTranslated({ page }: Phone): Promise<void> {
  const faults = async () => {
    if ((await page.evaluate(() => document.documentElement.lang)) === 'en') return []
    const { texts } = await page.evaluate(readScreenTexts)
    return findUntranslated(texts, PROVIDERS)
  }
  await expect.poll(faults).toEqual([])
}
