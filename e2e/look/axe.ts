import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/**
 * This rule is disabled for languages without spaces (Thai, Chinese, Japanese): it compares whole words, and would
 * report a label that begins with the visible text.
 */
const ONLY_WITH_SPACES = { 'label-content-name-mismatch': { enabled: false } }
const WITHOUT_SPACES = ['th', 'zh-CN', 'ja']
/**
 * The rules about banners are disabled while a dialog is open, because the shopper cannot reach the page's bar behind
 * the dialog.
 */
const NOT_BEHIND_DIALOGS = { 'landmark-no-duplicate-banner': { enabled: false }, 'landmark-unique': { enabled: false } }

type Axe = typeof import('axe-core')

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations of all axe rules, or of the rules in `rules`. One line per rule. */
export async function findAxeViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const language = await page.evaluate(() => document.documentElement.lang)
  const is_dialog = await page.evaluate(() => document.querySelector('dialog:modal, [aria-modal="true"]') !== null)
  const settings = {
    resultTypes: ['violations' as const],
    preload: false,
    ...(rules.length > 0 && { runOnly: [...rules] }),
    ...(rules.length === 0 && {
      rules: {
        ...(WITHOUT_SPACES.includes(language) && ONLY_WITH_SPACES),
        ...(is_dialog && NOT_BEHIND_DIALOGS),
      },
    }),
  }
  const { violations } = await page.evaluate((options) => {
    const { axe } = window as unknown as { axe: Axe } // set by AXE
    // Screens that stay mounted behind the current screen are excluded, because they are tested separately.
    const behind = [...document.querySelectorAll('main')].filter((main) => main.getClientRects().length === 0)
    return axe.run({ include: [document], exclude: behind }, options)
  }, settings)
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
