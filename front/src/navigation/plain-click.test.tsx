import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isPlainClick } from './plain-click.ts'

test.each([
  ['a plain click', {}, {}, true],
  ['a click with Ctrl', {}, { ctrlKey: true }, false],
  ['a click with the middle button', {}, { button: 1 }, false],
  ['a click on a link to another window', { target: '_blank' }, {}, false],
  ['a click on a download', { download: 'books.csv' }, {}, false],
])('%s', async (_, props, init, plain) => {
  const onClick = vi.fn()
  await render(
    <a
      href="/orders"
      {...props}
      onClick={(event) => {
        onClick(isPlainClick(event))
        event.preventDefault()
      }}
    >
      Orders
    </a>,
  )
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  page.getByRole('link').element().dispatchEvent(click)
  expect(onClick).toHaveBeenCalledExactlyOnceWith(plain)
})
