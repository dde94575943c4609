import { expect, test } from 'vitest'
import css from './below-fold.module.css'

test('content that is laid out later reserves about its final height, so that the page has its final length from the start', () => {
  const [above, below] = [document.createElement('div'), document.createElement('div')]
  above.style.height = '9000px'
  below.className = css.belowFold ?? ''
  below.textContent = 'Below'
  document.body.replaceChildren(above, below)
  expect(below.offsetHeight).toBeGreaterThanOrEqual(1_000)
})
