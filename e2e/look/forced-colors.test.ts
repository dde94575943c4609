import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../open-browser.ts'
import { findLostInForcedColours } from './forced-colors.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterAll(() => browser?.close())

const STYLE = `<style>
  .bare { border: 0; background: #eee; padding: 10px }
  .box { appearance: none; width: 24px; height: 24px; box-shadow: inset 0 0 0 2px #555 }
  .framed { border: 1px solid }
  .chosen { background: SelectedItem }
</style>`

async function faultsOf(body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="en"><title>Bag</title>${STYLE}<main>${body}</main>`)
  return findLostInForcedColours(page)
}

test.each([
  '<button class="bare">Pay</button>',
  '<input type="checkbox" class="box" aria-label="All">',
  '<div style="box-shadow: inset 0 0 0 1px #555"><input class="bare" aria-label="Name"></div>',
])('%s has no edge in forced colours', async (control) => {
  expect(await faultsOf(control)).toEqual([expect.stringContaining('no edge')])
})

test.each([
  '<button>Pay</button>',
  '<input type="checkbox" aria-label="All">',
  '<div class="framed"><input class="bare" aria-label="Name"></div>',
  '<input type="checkbox" class="box framed" aria-label="All">',
])('%s keeps its edge in forced colours', async (control) => {
  expect(await faultsOf(control)).toEqual([])
})

test('a selected button that differs only by a shadow or a background is reported', async () => {
  const two = (chosen: string) =>
    `<button class="framed" aria-pressed="false">Red</button><button class="framed" aria-pressed="true" style="${chosen}">Blue</button>`
  expect(await faultsOf(two('box-shadow: 0 0 0 2px red; background: pink'))).toEqual([
    expect.stringContaining('looks as if not chosen'),
  ])
  expect(await faultsOf(two('background: SelectedItem'))).toEqual([])
})
