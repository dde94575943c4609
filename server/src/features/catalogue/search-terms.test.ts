import { expect, test } from 'vitest'
import { searchQuery, searchVector, textLexemes } from './search-terms.ts'

test('a Chinese text is found by each character and each pair', () => {
  const lexemes = textLexemes('蘑菇台灯', 'zh-CN')
  for (const expected of ['蘑', '灯', '蘑菇', '菇台', '台灯']) expect(lexemes).toContain(expected)
})

test('Latin words inside other scripts stay whole', () => {
  expect(textLexemes('USB-C充电器 65W', 'zh-CN')).toEqual(expect.arrayContaining(['usb', 'c', '65w', '充电']))
})

test('a query asks for the beginnings of letters and for pairs of the rest', () => {
  expect(searchQuery('Tea', 'en')?.finds).toBe("'tea':*")
  expect(searchQuery('台灯', 'zh-CN')?.finds).toBe("'台灯'")
  expect(searchQuery('灯', 'zh-CN')?.finds).toBe("'灯'")
  expect(searchQuery('โคมไฟ', 'th')?.finds).toContain("'โค'")
})

test('an English plural asks for one as well', () => {
  expect(searchQuery('knives', 'en')?.finds).toBe("('knives':* | 'knif' | 'knife' | 'knive')")
  expect(searchQuery('Dresses', 'en')?.in_title).toEqual(["('dresses':*A | 'dress':A | 'dresse':A)"])
  expect(searchQuery('bus', 'en')?.finds).toBe("'bus':*")
  expect(searchQuery('glass', 'en')?.finds).toBe("'glass':*")
})

test('signs alone ask for nothing, and quotes cannot break out', () => {
  expect(searchQuery(`'"!&|:*()`, 'en')).toBeUndefined()
  expect(searchQuery(`a' | 'b`, 'en')?.finds).toBe("'a':* & 'b':*")
})

test('decomposed marks are the same as composed ones', () => {
  expect(searchQuery('ガ', 'ja')).toEqual(searchQuery('ガ'.normalize('NFD'), 'ja'))
})

test('wide letters and narrow kana are the same as any other', () => {
  expect(searchQuery('ｌａｍｐ', 'en')).toEqual(searchQuery('lamp', 'en'))
  expect(searchQuery('ﾗﾝﾌﾟ', 'ja')).toEqual(searchQuery('ランプ', 'ja'))
  expect(textLexemes('ＵＳＢ−Ｃ ﾗﾝﾌﾟ', 'ja')).toEqual(textLexemes('USB−C ランプ', 'ja'))
})

test('the Thai sara am stays one character, however it is typed', () => {
  const lexemes = textLexemes('น้ำหอม', 'th')
  for (const keyword of ['น', 'ำ', 'น้', '้ำ', 'ำห', 'น้ำ']) {
    const asked = searchQuery(keyword, 'th')
      ?.finds.split(' & ')
      .map((term) => term.replaceAll("'", ''))
    for (const term of asked ?? ['nothing']) expect(lexemes, keyword).toContain(term)
  }
  expect(lexemes).not.toContain('า')
  expect(searchQuery('น้ำ'.normalize('NFKC'), 'th')).toEqual(searchQuery('น้ำ', 'th'))
})

test('a title weighs more than the words beside it', () => {
  const vector = searchVector({ en: 'Blue mug' }, [{ en: 'Blue' }, { en: 'Red', 'zh-CN': '红色' }])
  expect(vector.split(' ').sort()).toEqual(
    ["'=blue':1A", "'=mug':1A", "'=red':1B", "'=红色':1B", "'blue':1A", "'mug':1A", "'red':1B"]
      .concat(["'红':1B", "'红色':1B", "'色':1B"])
      .sort(),
  )
  expect(searchQuery('blue 红', 'en')).toMatchObject({
    finds: "'blue':* & '红'",
    in_title: ["'blue':*A", "'红':A"],
    whole_words: "'=blue':A & '=红':A",
  })
})
