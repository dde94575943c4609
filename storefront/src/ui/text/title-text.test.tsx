import { expect, test } from 'vitest'
import { linesOf } from '../testing/lines-of.ts'
import { renderPieces } from '../testing/render.tsx'
import { TitleText } from './title-text.tsx'

test.each([
  ['きのこ型テーブルランプ', 'きのこ型|テーブルランプ'],
  ['シラチャーソース スクイーズボトル', 'シラチャーソース スクイーズボトル'],
  ['やわらかスクイーズボトル', 'やわらか|スクイーズボトル'],
  ['リボン付きレザーバレエシューズ', 'リボン付き|レザーバレエシューズ'],
  ['三つ編みワイヤーのリング', '三つ編み|ワイヤーの|リング'],
  ['ゆっくり熟成せっけん 3個入り', 'ゆっくり|熟成せっけん 3個入り'],
  ['きのこ型の置物', 'きのこ型の|置物'],
  ['短い旅の軽い荷物', '短い旅の|軽い荷物'],
  ['Kinoko table lamp', 'Kinoko table lamp'],
  ['蘑菇台灯', '蘑菇台灯'],
])('%s may break at %s', async (title, markup) => {
  const view = await renderPieces(
    <div data-testid="box">
      <TitleText title={title} />
    </div>,
  )
  const html = view.getByTestId('box').element().querySelector('span')?.innerHTML
  expect(html?.replaceAll('<wbr>', '|')).toBe(markup)
})

test.each([
  ['きのこ型テーブルランプ', 8, ['きのこ型', 'テーブルランプ']],
  ['シラチャーソース スクイーズボトル', 12, ['シラチャーソース', 'スクイーズボトル']],
  ['ゆっくり熟成せっけん', 8, ['ゆっくり', '熟成せっけん']],
  ['やわらかスクイーズボトル', 10, ['やわらか', 'スクイーズボトル']],
])('%s in a box of %i characters breaks between words', async (title, characters, lines) => {
  const view = await renderPieces(
    <div lang="ja" data-testid="box">
      <TitleText title={title} />
    </div>,
  )
  const box = view.getByTestId('box').element()
  if (box instanceof HTMLElement) box.style.width = `${characters + 0.5}em`
  expect(linesOf(box)).toEqual(lines)
})
