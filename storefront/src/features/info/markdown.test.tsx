import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Markdown } from './markdown.tsx'

const linksIn = (box: Element) => [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('paragraphs, lists and bold words are rendered', async () => {
  const { container } = await render(<Markdown text={'Pay **within 30 minutes**.\nOr not.\n\n- one\n- **two**'} />)
  expect(container.querySelectorAll('p')).toHaveLength(1)
  expect(container.querySelector('p strong')?.textContent).toBe('within 30 minutes')
  expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['one', 'two'])
})

test('only web and mail addresses become links; other links remain text', async () => {
  const text =
    '[web](https://sampan.example/a?b=c) [mail](mailto:help@sampan.example) [bad](javascript:alert`1`) [data](data:text/html,x) [own](//other.example)'
  const { container } = await render(<Markdown text={text} />)
  expect(linksIn(container)).toEqual(['https://sampan.example/a?b=c', 'mailto:help@sampan.example'])
  expect(container.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer')
  expect(container.textContent).toContain('[bad](javascript:alert`1`)')
})

test('HTML is shown as text', async () => {
  const { container } = await render(<Markdown text={'<img src=x onerror=alert(1)> **<b>bold</b>**'} />)
  expect(container.querySelector('img, b')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror=alert(1)> <b>bold</b>')
})
