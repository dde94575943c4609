import { expect, test } from 'vitest'
import { readingsIn, readingsOfKanji } from './readings.ts'

test('a word that is not in the list is read by its parts, first with the reading of the end of a compound', () => {
  const readingsOf = readingsIn('充電 じゅうでん\n器 うつわ\n-器 き\n玩具 おもちゃ がんぐ')
  expect(readingsOf('充電器')).toEqual(['じゅうでんき', 'じゅうでんうつわ'])
  expect(readingsOf('充電ケーブル')).toEqual(['じゅうでんけーぶる'])
  expect(readingsOf('器')).toEqual(['うつわ'])
  expect(readingsOf('玩具')).toEqual(['おもちゃ', 'がんぐ'])
  expect(readingsOf('電灯')).toEqual([])
})

test.each([
  ['冷蔵庫', 'れいぞうこ'],
  ['腕時計', 'うでどけい'],
  ['靴下', 'くつした'],
  ['空気清浄機', 'くうきせいじょうき'],
])('%s is read %s', (word, reading) => expect(readingsOfKanji(word)).toContain(reading))
