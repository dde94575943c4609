import { LANGUAGES } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { oneTimeCodeMail } from '../../features/account/mailbox/one-time-code-mail.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

const HOSTILE = '<![endif]--><script>alert(1)</script> --> <!--[if mso]> "\' & --!>'

const letter = (text: string, href = 'https://shop.example.com/orderInfo/1?a=1&b=2'): Letter => ({
  language: 'en',
  shop: { name: text, href: 'https://shop.example.com', logo: null },
  title: text,
  blocks: [
    { block: 'text', text },
    { block: 'heading', text },
    { block: 'code', text },
    { block: 'button', text, href },
    {
      block: 'goods',
      lines: [
        { title: text, note: text, amount: text, image: 'https://shop.example.com/a.jpg' },
        { title: text, note: text, amount: text, image: null },
      ],
    },
    { block: 'sums', facts: [{ label: text, value: text, strong: true }] },
    { block: 'facts', facts: [{ label: text, value: text }] },
    { block: 'button', text, href: 'https://shop.example.com/second' },
  ],
  reason: text,
  links: [{ text, href: 'https://shop.example.com/unsubscribe' }],
})

/** The letter as Word reads it: with the parts for Word, without the parts for other programs. */
const forWord = (html: string) =>
  html.replace(/<!--\[if !mso\]><!-->.*?<!--<!\[endif\]-->/gs, '').replace(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs, '$1')

/** The letter as all other programs read it: a conditional part is a comment for them. */
const forOthers = (html: string) => html.replace(/<!--.*?-->/gs, '')

const VOID = ['meta', 'br', 'img', '!doctype']

/** Checks that elements are closed in the order in which they were opened. @returns their names. */
function elementsOf(html: string): string[] {
  const open: string[] = []
  const all: string[] = []
  for (const [, end, name = '', , closed] of html.matchAll(/<(\/?)([!a-z][a-z\d:]*)((?:"[^"]*"|[^">])*?)(\/?)>/gi)) {
    if (VOID.includes(name.toLowerCase()) || closed) continue
    if (end) expect(open.pop()).toBe(name)
    else {
      open.push(name)
      all.push(name)
    }
  }
  expect(open).toEqual([])
  return all
}

const linksIn = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)

test.each(['See order', HOSTILE])('Word and all other programs read whole mails with the same links: %s', (text) => {
  const html = letterHtml(letter(text))
  const [word, others] = [forWord(html), forOthers(html)]
  expect(word).not.toContain('<!--')
  expect(others).not.toMatch(/<!--|\[endif\]-->/)
  const elements = elementsOf(word)
  const web = elementsOf(others)
  expect(elements.filter((name) => name === 'v:roundrect')).toHaveLength(2)
  expect(web.filter((name) => name.includes(':'))).toEqual([])
  expect(linksIn(word)).toEqual(linksIn(others))
  for (const form of [word, others]) expect(form).not.toContain('<script')
})

test('Word gets a table of 600 pixels around the mail, and pixels of the usual size', () => {
  const word = forWord(letterHtml(letter('Text')))
  expect(word).toMatch(/<table [^>]*align="center" width="600"[^>]*><tr><td width="600">/)
  expect(word).toContain('<o:PixelsPerInch>96</o:PixelsPerInch>')
  for (const prefix of ['v', 'o', 'w']) expect(word).toMatch(new RegExp(`<html [^>]*xmlns:${prefix}="urn:`))
  // Word ignores backgrounds in styles of tables that have no bgcolor.
  expect(word).toMatch(/class="sheet" bgcolor="#ffffff"/)
})

test.each([
  ['See order', 100, 250],
  ['ดูประวัติการเติมเงิน', 100, 260],
  ['領収書を見る', 100, 200],
  ['A very long label of a button '.repeat(5), 536, 536],
])('a button that Word draws has room for its text: %s', (text, least, most) => {
  const width = Number(/<v:roundrect [^>]*width:(\d+)px/.exec(letterHtml(letter(text)))?.[1])
  expect(width).toBeGreaterThanOrEqual(least)
  expect(width).toBeLessThanOrEqual(most)
})

test('the mail of a code has the code in both forms, in one piece, in five languages', () => {
  const brand = { name: 'Sampan', names: {}, logo: null }
  for (const { tag: language } of LANGUAGES)
    for (const purpose of ['password', 'payment_code', 'login', 'email', 'verify'] as const) {
      const mail = { code: '00472913', purpose, language, public_url: 'https://shop.example.com' }
      const { text, html = '' } = oneTimeCodeMail(mail, brand)
      expect(text).toMatch(/^00472913$/m)
      expect(html).toMatch(/>00472913</)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).not.toContain('{shop}')
      elementsOf(forWord(html))
      elementsOf(forOthers(html))
      // A code is entered where it was asked for: a link in its mail would teach readers to follow links.
      expect(linksIn(forOthers(html)).every((href) => href === 'https://shop.example.com')).toBe(true)
    }
})

test('a mail without a reason has none in its text', () => {
  expect(
    letterText({ ...letter('Text'), reason: null, links: [] })
      .trimEnd()
      .endsWith('https://shop.example.com'),
  ).toBe(true)
})
