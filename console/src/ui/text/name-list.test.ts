import { setupI18n } from '@lingui/core'
import { LANGUAGES } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { nameList } from './name-list.ts'

test.each(LANGUAGES)('names are separated in every language, such as $tag', ({ file_name }) => {
  const i18n = setupI18n({ locale: file_name, messages: { [file_name]: {} } })
  const list = nameList(['甲', '乙', '丙'], i18n)
  expect(list).toMatch(/^甲.+乙.+丙$/)
  expect(list).not.toMatch(/and|和/)
})
