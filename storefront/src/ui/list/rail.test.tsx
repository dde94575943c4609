import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { Rail } from './rail.tsx'

const openRail = async (width: number) => {
  await page.viewport(width, 800)
  const view = await renderPieces(
    <div style={{ margin: '0 40px' }}>
      <Rail label="Shops">
        {Array.from({ length: 9 }, (_, place) => `Shop ${place + 1}`).map((name) => (
          <a key={name} href={`#${name}`} style={{ display: 'block', width: 300, height: 200 }}>
            {name}
          </a>
        ))}
      </Rail>
    </div>,
  )
  const rail = view.getByRole('list', { name: 'Shops' }).element()
  const arrows = () => [...document.querySelectorAll('button')].filter((arrow) => arrow.getClientRects().length > 0)
  return { rail, arrows }
}

test('on a wide screen an arrow scrolls a rail by a page, and disappears at the end of the rail', async () => {
  const { rail, arrows } = await openRail(1280)
  await expect.poll(() => arrows().length).toBe(1)
  arrows()[0]?.click()
  await expect.poll(() => arrows().length).toBe(2)
  rail.scrollTo({ left: rail.scrollWidth, behavior: 'instant' })
  await expect.poll(() => arrows().length).toBe(1)
  await expect.poll(() => rail.scrollLeft).toBeGreaterThan(0)
})

test('a mouse drags a rail without opening the item under the pointer', async () => {
  const { rail, arrows } = await openRail(1280)
  await expect.poll(() => arrows().length).toBe(1)
  const from = rail.querySelector('a')
  const at = (clientX: number) => ({ bubbles: true, pointerType: 'mouse', button: 0, clientX })
  from?.dispatchEvent(new PointerEvent('pointerdown', at(600)))
  from?.dispatchEvent(new PointerEvent('pointermove', at(250)))
  expect(rail.scrollLeft).toBe(350)
  from?.dispatchEvent(new PointerEvent('pointerup', at(250)))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  from?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
})

test('a phone has no arrows', async () => {
  const { arrows } = await openRail(390)
  await userEvent.keyboard('{Tab}')
  expect(arrows()).toEqual([])
})
