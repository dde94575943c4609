import type {} from '@vitest/browser-playwright' // the types of cdp()
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { CountBadge } from './count-badge.tsx'

/** Shows animations, which the browser of the tests reduces. */
async function withMotion(): Promise<void> {
  const motion = (value: string) => ({ features: [{ name: 'prefers-reduced-motion', value }] })
  await cdp().send('Emulation.setEmulatedMedia', motion('no-preference'))
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', motion('reduce'))))
}

test('a badge animates when its number changes, not when it first appears', async () => {
  await withMotion()
  const screen = await renderPieces(<CountBadge count={3} />)
  const badge = () => screen.getByText(/\d/).element()
  expect(badge().getAnimations()).toHaveLength(0)
  await screen.update(<CountBadge count={4} />)
  expect(badge().getAnimations()).toHaveLength(1)
  await screen.update(<CountBadge count={120} />)
  expect(badge().textContent).toBe('99+')
})
