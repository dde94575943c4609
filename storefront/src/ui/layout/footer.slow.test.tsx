import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { RatingField } from '../form/rating-field.tsx'
import { renderPieces } from '../testing/render.tsx'
import { Footer } from './footer.tsx'

/** The distance between a footer above the tabs and the window's bottom. */
function gap() {
  const footer = document.querySelector('[data-footer]')
  return footer && innerHeight - footer.getBoundingClientRect().bottom
}

/**
 * Applies the styles for touch screens until the test ends. Chromium's touch emulation is no alternative: after it ends,
 * the page has no pointer at all, and the tests of later files fail.
 */
function applyTouchStyles() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const isTouch = (rule: CSSRule): rule is CSSMediaRule =>
    rule instanceof CSSMediaRule && rule.media.mediaText.includes('(pointer: coarse) and ')
  for (const { media } of rules.filter(isTouch)) {
    const { mediaText } = media
    media.mediaText = mediaText.replace('(pointer: coarse) and ', '')
    onTestFinished(() => {
      media.mediaText = mediaText
    })
  }
}

test('on a phone a footer above the tabs moves to the bottom while the shopper types, because the tabs are hidden then', async () => {
  applyTouchStyles()
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

test('two buttons in a footer have the same height if the text of one needs two lines', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(414, 896))
  const screen = await renderPieces(
    <Footer>
      <Button grow>Keep shopping in all shops near you</Button>
      <Button grow>Pay</Button>
    </Footer>,
  )
  const [long, short] = screen.getByRole('button').elements()
  expect(long?.clientHeight).toBeGreaterThan(52)
  expect(short?.clientHeight).toBe(long?.clientHeight)
})

test.each([
  ['100%', true],
  ['200%', false],
])('with text of %s the buttons of a footer are in one row: %s', async (size, isOneRow) => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = size
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(414, 896)
  })
  const screen = await renderPieces(
    <Footer>
      <Button grow>Notifications</Button>
      <Button grow>Confirm</Button>
    </Footer>,
  )
  const [notifications, confirm] = screen.getByRole('button').elements()
  expect(notifications?.getBoundingClientRect().top === confirm?.getBoundingClientRect().top).toBe(isOneRow)
})

test.each([
  ['forwards', 'Tab'],
  ['backwards', 'Shift>}{Tab}{/Shift'],
])('on a phone no field with the focus is behind the footer, the tabs or the top bar (%s)', async (_, key) => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(414, 896))
  const screen = await renderPieces(
    <div style={{ display: 'flex', flexDirection: 'column', padding: '60px 0 58px' }}>
      {Array.from({ length: 30 }, (_, place) => (
        <RatingField key={String(place)} label={`Score ${place}`} value={1} onChange={() => {}} />
      ))}
      <Footer aboveTabs>
        <p>Check out</p>
      </Footer>
    </div>,
  )
  const top = screen.getByText('Check out').element().closest('[data-footer]')?.getBoundingClientRect().top ?? 0
  if (key !== 'Tab') screen.getByRole('radio').last().element().focus()
  for (let presses = 0; presses < 25; presses += 1) {
    await userEvent.keyboard(`{${key}}`)
    const { top: upper, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    expect(bottom).toBeLessThanOrEqual(top + 1)
    expect(upper).toBeGreaterThanOrEqual(52)
  }
})
