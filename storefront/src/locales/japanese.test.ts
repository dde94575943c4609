import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SHOP = readFileSync(join(import.meta.dirname, 'ri.po'), 'utf8')
const TEXTS = join(import.meta.dirname, '../../../server/src/features/info/texts')
const SOURCES = [SHOP, ...['law.ja.md', 'help.ja.md'].map((name) => readFileSync(join(TEXTS, name), 'utf8'))]

const JAPANESE = '[\\u3041-\\u30ff\\u3400-\\u9fffー々。、」）]'
const OTHER = '[0-9A-Za-z$<>{}#*]'
/** Neither a heading with its name nor the English is text. */
const isText = (line: string) => !/^(?:#|msgid)/.test(line)

test.each([
  ['a space between Japanese and figures or Latin letters', new RegExp(`${JAPANESE} ${OTHER}|${OTHER} ${JAPANESE}`)],
  ['another wave dash than 〜', /～/],
  ['another middle dot than ・', /[ぁ-ん一-龯].*·/],
  ['another word for ショップ', /お店/],
])('the Japanese words have one style: none has %s', (_, fault) => {
  const lines = SOURCES.flatMap((text) => text.split('\n')).filter(isText)
  expect(lines.filter((line) => fault.test(line))).toEqual([])
})
