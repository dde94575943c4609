import type { KeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isComposing } from './is-composing.ts'

test.each([
  ['a key event inside a composition', { isComposing: true }, true],
  ['the Enter with which Safari ends a composition', { keyCode: 229 }, true],
  ['any other Enter', {}, false],
])('%s', async (_, init, composing) => {
  const onComposing = vi.fn()
  await render(<textarea aria-label="Message" onKeyDown={(event: KeyboardEvent) => onComposing(isComposing(event))} />)
  const event = new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })
  page.getByLabelText('Message').element().dispatchEvent(event)
  expect(onComposing).toHaveBeenCalledExactlyOnceWith(composing)
})
