import { expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { Footer } from './footer.tsx'

/** The distance between a footer above the tabs and the window's bottom. */
function gap() {
  const footer = document.querySelector('[data-footer]')
  return footer && innerHeight - footer.getBoundingClientRect().bottom
}

test('on a phone a footer above the tabs moves to the bottom while the shopper types, because the tabs are hidden then', async () => {
  const browser = cdp() as unknown as { send: (command: string, to: object) => Promise<void> }
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  onTestFinished(() => browser.send('Emulation.setTouchEmulationEnabled', { enabled: false }))
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
  const screen = await renderPieces(
    <div style={{ minHeight: '200vh', display: 'flex', flexDirection: 'column' }}>
      <input aria-label="Quantity" />
      <Footer aboveTabs>Check out</Footer>
    </div>,
  )
  await expect.poll(gap).toBe(58)
  await userEvent.click(screen.getByLabelText('Quantity'))
  await expect.poll(gap).toBe(0)
})
