import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './picture.tsx'

/** Fails without a request, so that the time of a failure does not depend on a server. */
const NOT_A_PICTURE = 'data:image/webp,'

test('a picture that failed to load is loaded again after reconnecting; if that fails too, it is loaded once more', async () => {
  const { container } = await render(<Picture src={NOT_A_PICTURE} alt="a lamp" priority />)
  const isMissing = () => expect.poll(() => container.querySelector('img')).toBeNull()
  await isMissing()
  expect(container.textContent).toBe('a lamp')
  const images: Node[] = []
  const watching = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      images.push(...[...addedNodes].filter((node) => node instanceof HTMLImageElement))
  })
  watching.observe(container, { childList: true, subtree: true })
  onTestFinished(() => watching.disconnect())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(0)
  await expect.poll(() => images.length).toBe(1)
  await isMissing()
  vi.advanceTimersByTime(2_000)
  await expect.poll(() => images.length).toBe(2)
  await isMissing()
})
