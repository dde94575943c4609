import { expect, test } from 'vitest'
import { renderPieces } from '../testing/render.tsx'
import { Money } from './money.tsx'

const AMOUNTS = (
  <>
    <Money cents={123_456_789} /> <Money cents={-11_200} /> <Money cents={50_000} signed /> <Money cents={5} />
  </>
)

/** The texts that a screen reader stops at. */
function textsRead(container: Element): string[] {
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.closest('[aria-hidden=true]')) texts.push(nodes.currentNode.textContent ?? '')
  return texts.filter((text) => text.trim() !== '')
}

test('an amount is read as one text, whatever its styling', async () => {
  const { container } = await renderPieces(AMOUNTS)
  expect(textsRead(container)).toEqual(['$1,234,567.89', '\u2212$112.00', '+$500.00', '$0.05'])
})

test('a former price is read as one text', async () => {
  const { container } = await renderPieces(<Money cents={12_900} was={15_900} />)
  expect(textsRead(container)).toEqual(['$129.00', 'Was $159.00'])
})

test('an amount is copied as one word', async () => {
  const { container } = await renderPieces(AMOUNTS)
  getSelection()?.selectAllChildren(container)
  expect(getSelection()?.toString()).toBe('$1,234,567.89 \u2212$112.00 +$500.00 $0.05')
})

test('a lowered price shows the former price', async () => {
  const screen = await renderPieces(<Money cents={12_900} was={15_900} />)
  await expect.element(screen.getByText('Was $159.00')).toBeInTheDocument()
})

test('a price that was not lowered is shown without a former price', async () => {
  const screen = await renderPieces(<Money cents={12_900} was={12_900} />)
  await expect.element(screen.getByText('$129.00')).toBeVisible()
  await expect.element(screen.getByText('Was')).not.toBeInTheDocument()
})

test('a recommended price is named, and not struck out', async () => {
  const screen = await renderPieces(<Money cents={12_900} recommended={15_900} />)
  await expect.element(screen.getByText('Recommended price $159.00')).toBeVisible()
  expect(screen.container.querySelector('s')).toBeNull()
})
