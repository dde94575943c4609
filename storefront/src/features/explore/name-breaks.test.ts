import { expect, test } from 'vitest'
import { withBreaks } from './name-breaks.ts'

const linesOf = (name: string) => withBreaks(name).split('\u200b').join('|')

test.each([
  ['回転キャップのUSBメモリー', '回転|キャップの|USB|メモリー'],
  ['なだらかな丘のデスクマット', 'なだらかな|丘の|デスク|マット'],
  ['はがきサイズのペンタブレット', 'はがき|サイズの|ペンタブレット'],
  ['ダイヤル付き丸キーのキーボード', 'ダイヤル付き|丸キーの|キーボード'],
  ['竹を抱いたパンダのぬいぐるみ', '竹を|抱いた|パンダの|ぬいぐるみ'],
  ['ランプーンのはちみつ 押し出しボトル', 'ランプーンの|はちみつ 押し出し|ボトル'],
])('%s breaks between its words, and particles stay with theirs', (name, lines) => {
  expect(linesOf(name)).toBe(lines)
})

test('no line begins with what belongs to the one before, whatever the words', () => {
  for (const name of [
    '色ガラスのティーポット（茶こし付き）',
    'スマホのストラップ',
    '2段の蒸し炊き弁当箱',
    '密閉型ヘッドホン 40時間再生',
  ])
    for (const line of linesOf(name).split('|')) {
      expect(line).not.toMatch(/^[のをがっャュョー）\s]/u)
      expect(line).not.toMatch(/[（0-9]$/u)
      expect(line.length).toBeGreaterThan(1)
    }
})

test('nothing but the places to break is added', () => {
  for (const name of ['', 'マウス', '木の虹のつみき', 'Kinoko lamp', ' の '])
    expect(withBreaks(name).replaceAll('\u200b', '')).toBe(name)
})
