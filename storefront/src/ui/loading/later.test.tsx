import { expect, test } from 'vitest'
import css from './later.module.css'

test('content that is laid out later reserves about its final height, so that the page has its final length from the start', () => {
  const [above, later] = [document.createElement('div'), document.createElement('div')]
  above.style.height = '9000px'
  later.className = css.later ?? ''
  later.textContent = 'Below'
  document.body.replaceChildren(above, later)
  expect(later.offsetHeight).toBeGreaterThanOrEqual(1_000)
})
