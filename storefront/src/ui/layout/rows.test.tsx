import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { Row, Rows } from './rows.tsx'

/** Renders at 390 px with text at 200 %. */
async function renderLarge(children: Parameters<typeof renderPieces>[0]) {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size')
    await page.viewport(414, 896)
  })
  return await renderPieces(children)
}

/** The number of lines of a text. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

test('at 200 % a value that does not fit is below its label, and no word is broken', async () => {
  const view = await renderLarge(
    <Rows>
      <Row icon={<IconWorld aria-hidden="true" />} title="Language" value="English" href="/language" />
      <Row icon={<IconWorld aria-hidden="true" />} title="Price estimates" value="US dollars only" href="/price" />
    </Rows>,
  )
  for (const word of ['Language', 'English']) expect(linesOf(view.getByText(word, { exact: true }).element())).toBe(1)
  const title = view.getByText('Price estimates').element()
  const value = view.getByText('US dollars only').element()
  expect(linesOf(title)).toBe(1)
  expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom)
  expect(value.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left)
})

test('every row except the first has a line above it, even after a sheet between two rows', async () => {
  const view = await renderPieces(
    <Rows>
      <Row title="Profile" href="/profile" />
      <Row title="Language" href="/language" />
      <dialog />
      <Row title="Price estimates" href="/price" />
    </Rows>,
  )
  const lines = view
    .getByRole('link')
    .elements()
    .map((row) => getComputedStyle(row).borderTopWidth)
  expect(lines).toEqual(['0px', '1px', '1px'])
})
