import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirm } from '../layer/layer-requests.ts'
import { Sheet } from '../layer/sheet.tsx'
import { toast } from '../layer/toast.ts'
import { renderPieces } from '../testing/render.tsx'
import { Specimen } from '../testing/specimen.tsx'
import { SPECIMEN_TEXTS } from '../testing/specimen-texts.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

afterEach(() => {
  document.documentElement.style.colorScheme = ''
  toast.close()
})

/**
 * The violations found by axe, as text. Animations are finished first, because axe also measures the contrast of
 * colours.
 */
async function faults() {
  await Promise.all(
    document.getAnimations().map((animation) => animation.effect?.getTiming().iterations === 1 && animation.finished),
  )
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } }) // a component is not a whole page
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`))
}

const SMALLEST_PX = 24

/** The buttons that are too low for a finger. axe accepts them if there is space around them. */
const lowButtons = () =>
  [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < SMALLEST_PX)
    .map((button) => button.outerHTML.slice(0, 160))

describe.each(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each([320, 390])('no component has an accessibility violation at %i px', async (width) => {
    await page.viewport(width, 800)
    document.documentElement.style.colorScheme = scheme
    await renderPieces(<Specimen texts={SPECIMEN_TEXTS} picture={PIXEL} />)
    expect(await faults()).toEqual([])
    expect(lowButtons()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  test('sheets, dialogs and toasts have no accessibility violations', async () => {
    document.documentElement.style.colorScheme = scheme
    const screen = await renderPieces(
      <Sheet open onClose={() => {}} title="Payment code">
        <p>Pay from balance</p>
      </Sheet>,
    )
    toast.loading('Placing your order')
    await expect.element(screen.getByText('Placing your order')).toBeVisible()
    expect(await faults()).toEqual([])
    toast.close()
    const answer = confirm({ title: 'Cancel this order?', text: 'It goes back.', yes: 'Cancel order', tone: 'bad' })
    await expect.element(screen.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(await answer).toBe(false)
  })
})
