import { expect, test } from 'vitest'
import css from './later.module.css'

test('what is laid out later has about its height from the first, so that the page is as long as it will be', () => {
  const [above, later] = [document.createElement('div'), document.createElement('div')]
  above.style.height = '9000px'
  later.className = css.later ?? ''
  later.textContent = 'Below'
  document.body.replaceChildren(above, later)
  expect(later.offsetHeight).toBeGreaterThanOrEqual(1_000)
})
