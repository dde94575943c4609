import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** The texts of the server's catalogue by id. */
const SENTENCES: Record<string, string> = JSON.parse(
  readFileSync(join(ROOT, 'server/src/language/catalogue/ja.json'), 'utf8'),
)
const SOURCES = [
  'storefront/src/locales/ja.po',
  'console/src/locales/ja.po',
  'server/src/features/info/texts/law.ja.md',
  'server/src/features/info/texts/help.ja.md',
].map((path) => readFileSync(join(ROOT, path), 'utf8'))

const JAPANESE = '[\\u3041-\\u30ff\\u3400-\\u9fffー々。、」）]'
const OTHER = '[0-9A-Za-z$<>{}#*]'
/** Whether a line of a .po file is part of a translation: not a comment and not the English source. */
const isText = (line: string) => !/^(?:#|msgid)/.test(line)

test.each([
  ['a space between Japanese and figures or Latin letters', new RegExp(`${JAPANESE} ${OTHER}|${OTHER} ${JAPANESE}`)],
  ['a wave dash other than 〜', /～/],
  ['a middle dot other than ・', /[ぁ-ん一-龯].*·/],
  ['a word other than ショップ for the shop', /お店/],
])('Japanese messages have one style: no message contains %s', (_, fault) => {
  const lines = [...SOURCES.flatMap((text) => text.split('\n')).filter(isText), ...Object.values(SENTENCES)]
  expect(lines.filter((line) => fault.test(line))).toEqual([])
})
