import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** It looks for whole words, which Thai, Chinese and Japanese do not divide: a label that begins with what is shown passes for another. */
const ONLY_WITH_SPACES = { 'label-content-name-mismatch': { enabled: false } }
const WITHOUT_SPACES = ['th', 'zh-CN', 'ja']

type Axe = typeof import('axe-core')

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds, all its rules or only those named; one line a rule. */
export async function findBarriers(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const language = await page.evaluate(() => document.documentElement.lang)
  const settings = {
    resultTypes: ['violations' as const],
    preload: false,
    ...(rules.length > 0 && { runOnly: [...rules] }),
    ...(rules.length === 0 && WITHOUT_SPACES.includes(language) && { rules: ONLY_WITH_SPACES }),
  }
  const { violations } = await page.evaluate((wish) => {
    const { axe } = window as unknown as { axe: Axe } // put there by AXE
    // Screens that stay alive behind the shown one are tested in their own turn.
    const behind = [...document.querySelectorAll('main')].filter((main) => main.getClientRects().length === 0)
    return axe.run({ include: [document], exclude: behind }, wish)
  }, settings)
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
