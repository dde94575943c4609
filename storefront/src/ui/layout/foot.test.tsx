import { expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { Foot } from './foot.tsx'

/** The distance between a foot above the tabs and the window's bottom. */
function gap() {
  const foot = document.querySelector('[data-foot]')
  return foot && innerHeight - foot.getBoundingClientRect().bottom
}

test('on a phone a foot above the tabs moves to the bottom while the shopper types, because the tabs are hidden then', async () => {
  const browser = cdp() as unknown as { send: (command: string, to: object) => Promise<void> }
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  onTestFinished(() => browser.send('Emulation.setTouchEmulationEnabled', { enabled: false }))
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
  const screen = await renderPieces(
    <div style={{ minHeight: '200vh', display: 'flex', flexDirection: 'column' }}>
      <input aria-label="Quantity" />
      <Foot aboveTabs>Check out</Foot>
    </div>,
  )
  await expect.poll(gap).toBe(58)
  await userEvent.click(screen.getByLabelText('Quantity'))
  await expect.poll(gap).toBe(0)
})
