import { expect, test } from 'vitest'
import { hasHtml } from './html-in-text.ts'

test.each([
  '<p>Washed <strong>linen</strong></p>',
  'One<br>two',
  'One<br/>two',
  '<UL><LI>100&nbsp;%',
  'Soap &amp; water',
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<!-- note -->',
  'It&#39;s',
])('%s contains HTML', (text) => {
  expect(hasHtml(text)).toBe(true)
})

test.each([
  'Fits if a < b and c > d',
  'I <3 tea',
  'Soap & water',
  'A & B; C',
  '# Heading',
  '**bold** <https://sampan.example>',
  'x<y>z',
  '',
])('%s contains no HTML', (text) => {
  expect(hasHtml(text)).toBe(false)
})
