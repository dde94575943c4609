import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './picture.tsx'

test('a picture that failed to load is loaded again after reconnecting; if that fails too, it is loaded once more', async () => {
  const { container } = await render(<Picture src="/pictures/nowhere.webp" alt="a lamp" priority />)
  await expect.poll(() => container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('a lamp')
  const images: Node[] = []
  const watching = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      images.push(...[...addedNodes].filter((node) => node instanceof HTMLImageElement))
  })
  watching.observe(container, { childList: true, subtree: true })
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => images.length).toBe(1)
  await expect.poll(() => images.length, { timeout: 5_000 }).toBe(2)
  watching.disconnect()
})
