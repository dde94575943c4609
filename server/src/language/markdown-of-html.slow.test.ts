import { articleBlocks } from '@sampan/contract/article-text'
import { expect, test } from 'vitest'
import { processorMs } from '../../testing/process/processor-time.ts'
import { hasHtml } from './html-in-text.ts'
import { lineOf, markdownOf, NoText } from './markdown-of-html.ts'

/** HTML as shops, spreadsheets and text programs write it, and the Markdown that it becomes. */
const CONVERSIONS: [string, string, string][] = [
  [
    'the editor of a shop',
    '<p>Washed <strong>linen </strong>shirt</p>\n<p>&nbsp;</p><ul>\n<li>100&nbsp;% linen</li>\n<li><p>Soap &amp; water</p></li>\n</ul><h2>Size &amp; fit</h2>M: 50 cm<br>L: 52 cm<br /><br />True to size',
    'Washed **linen** shirt\n\n- 100 % linen\n- Soap & water\n\n**Size & fit**\n\nM: 50 cm\nL: 52 cm\n\nTrue to size',
  ],
  [
    'paragraphs that blank lines separate',
    'One <b>word</b>\nline\n\nTwo &ndash; lines',
    'One **word**\nline\n\nTwo – lines',
  ],
  [
    'Word',
    '<!--[if gte mso 9]><xml><w:x>1</w:x></xml><![endif]--><p class=MsoNormal>Tea<o:p></o:p></p><p class="MsoListParagraphCxSpFirst"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span><![endif]>Green</p><p class="MsoListParagraph">Black</p><p>End</p>',
    'Tea\n\n- Green\n- Black\n\nEnd',
  ],
  ['Google Docs', '<b style="font-weight:normal;"><p>Plain</p><p><b>Bold</b></p></b>', 'Plain\n\n**Bold**'],
  [
    'a table of facts',
    '<table><tbody><tr><th>Material:</th><td><p>Linen</p></td></tr><tr><td>Care</td><td>30 °C<br>by hand</td></tr></table>',
    '- **Material**: Linen\n- Care: 30 °C by hand',
  ],
  ['a table of sizes', '<table><tr><td>S</td><td>M</td><td>L</td></tr></table>', '- S | M | L'],
  [
    'a table as a frame',
    '<table><tr><td><p>One</p><p>Two</p><ul><li>x</li></ul></td></tr></table>',
    'One\n\nTwo\n\n- x',
  ],
  ['steps', '<ol><li>Open<li>Fill</ol>Enjoy', '1. Open\n2. Fill\n\nEnjoy'],
  ['nested lists', '<ul><li>Tea<ul><li>Green</li></ul></li><li>Coffee</li></ul>', '- Tea\n- Green\n- Coffee'],
  ['sections', '<div>One</div>Two<div>Three</div>', 'One\n\nTwo\n\nThree'],
  [
    'links',
    '<p><a href="https://a.example/b (1)"><b>Care</b> [pdf]</a> <a href="javascript:alert(1)">Buy</a> <a>Here</a></p>',
    '[Care (pdf)](https://a.example/b%20%281%29) Buy Here',
  ],
  [
    'scripts and frames',
    '<script>alert("<p>")</script><style>p{}</style><p onclick="x()">Hi<img src=x onerror=alert(1)></p><iframe src="javascript:1">in</iframe><p style="display:none">Spam</p>',
    'Hi',
  ],
  ['entities', 'Caf&eacute; &#39;7&#x2019; 30&deg;C &lt;b&gt;', "Café '7’ 30°C <b>"],
  ['comparisons next to tags', '<p>a < b, <3, x<y>z, a <b and c> d</p>', 'a < b, <3, x<y>z, a <b and c> d'],
  ['Chinese', '<p>价格<b>便宜</b>好</p>', '价格**便宜**好'],
]

test.each(CONVERSIONS)('%s', (_, html, markdown) => {
  expect(hasHtml(html)).toBe(true)
  expect(markdownOf(html)).toBe(markdown)
})

test('the shop shows the items, bold words and links of converted HTML', () => {
  const blocks = articleBlocks(
    markdownOf('<p>A <b>b</b></p><ul><li>c</li><li><a href="https://d.example">e</a></li></ul>'),
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
  expect(blocks[1]?.lines[1]).toEqual([{ kind: 'link', text: 'e', address: 'https://d.example' }])
})

test('a title is one line without marks', () => {
  expect(lineOf('<h1>Tea &amp; <b>milk</b></h1><ul><li>1 l</li></ul>')).toBe('Tea & milk 1 l')
})

test.each(['<img src="a.png">', '<p>&nbsp;</p>', '<script>alert(1)</script>', '<!-- note -->', '<b>'.repeat(600)])(
  'HTML without text, or nested too deep, is not converted: %.40s',
  (html) => {
    expect(() => markdownOf(html)).toThrow(NoText)
  },
)

const LENGTH = 300_000
test.each([
  '<b>',
  '<div>',
  '<p>x',
  '<li>',
  '<b></i>',
  '<b x=1 ',
  '<',
  '<b ',
  '&amp;',
  '&',
  '<!--',
  '<br>',
  '<td>',
  '</b>',
  '<b>x</b>',
  '<a href="http://x">',
  '<table>',
  '[',
  '**',
  '<script>',
  '<svg>',
  'a <b and c> ',
  '\n',
  '<ul><li>x</ul>',
  '<b a=" ',
  '<x-y>',
])('300 KB of %j take less than two seconds of processor time', (unit) => {
  const html = unit.repeat(LENGTH / unit.length)
  const before = processorMs()
  hasHtml(html)
  try {
    markdownOf(html)
  } catch (error) {
    expect(error).toBeInstanceOf(NoText)
  }
  expect(processorMs() - before).toBeLessThan(2_000)
})

test.each(['<b', '<b x', '<b x=', '<b x= /', '<b '])('spaces after %j take linear time', (start) => {
  const html = `${start}${' '.repeat(LENGTH)}`
  const before = processorMs()
  expect(hasHtml(html)).toBe(false)
  expect(processorMs() - before).toBeLessThan(500)
})
