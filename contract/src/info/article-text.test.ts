import { expect, test } from 'vitest'
import { articleBlocks, plainArticle, type TextRun } from './article-text.ts'

const wordsOf = (text: string): TextRun[] => articleBlocks(text).flatMap(({ lines }) => lines.flat())

test('bold text, links and lists are parsed; everything else is literal text', () => {
  expect(wordsOf('See **this** [page](https://a.example/x), not [that](javascript:alert(1)) <b>')).toEqual([
    { kind: 'plain', text: 'See ' },
    { kind: 'bold', text: 'this' },
    { kind: 'plain', text: ' ' },
    { kind: 'link', text: 'page', address: 'https://a.example/x' },
    { kind: 'plain', text: ', not [that](javascript:alert(1)) <b>' },
  ])
  expect(articleBlocks('- one\n- two').map(({ kind }) => kind)).toEqual(['list'])
})

test('a bracket before a link is literal', () => {
  expect(wordsOf('[see [here](mailto:a@b.example)')).toEqual([
    { kind: 'plain', text: '[see ' },
    { kind: 'link', text: 'here', address: 'mailto:a@b.example' },
  ])
})

test.each(['[', '**', '[a](', '**a', '[a](b', '- [', '](', '**['])(
  'the longest article made of %s is parsed in a short time in the browser',
  (piece) => {
    const text = piece.repeat(30_000 / piece.length)
    const before = process.threadCpuUsage()
    articleBlocks(text)
    plainArticle(text)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  },
)
