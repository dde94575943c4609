import { expect, test } from 'vitest'
import { renderPieces } from '../testing/render.tsx'
import { Money } from './money.tsx'

test('an amount is read and copied as one word, whatever its styling', async () => {
  const screen = await renderPieces(
    <>
      <Money cents={123_456_789} /> <Money cents={-11_200} /> <Money cents={50_000} signed /> <Money cents={5} />
    </>,
  )
  expect(screen.container.textContent).toBe('$1,234,567.89 \u2212$112.00 +$500.00 $0.05')
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
