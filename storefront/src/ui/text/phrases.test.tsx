import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Note } from '../layout/note.tsx'
import { Row } from '../layout/rows.tsx'
import { Timeline } from '../list/timeline.tsx'
import { linesOf } from '../testing/lines-of.ts'
import { renderPieces } from '../testing/render.tsx'

const event = 'お支払い済み。ショップが発送の準備をしています'
const detail = 'メールアドレスとあわせてログインに使います'
const warning = 'ほかのネットワークからの入金には対応していません。'

const PIECES: [name: string, text: string, word: string, piece: ReactNode][] = [
  ['event of a timeline', event, 'しています', <Timeline key="t" items={[{ key: '1', title: event, at: '' }]} />],
  ['detail of a row', detail, '使います', <Row key="r" title="" detail={detail} />],
  ['note', warning, 'いません', <Note key="n">{warning}</Note>],
]

test.each(PIECES)('in Japanese the %s breaks between phrases at every width', async (_name, text, word, piece) => {
  const view = await renderPieces(
    <div lang="ja" data-testid="box">
      {piece}
    </div>,
  )
  const box = view.getByTestId('box').element()
  if (!(box instanceof HTMLElement)) return
  const spans = box.querySelectorAll('span')
  const shownSpan = [...spans].find((span) => span.textContent === text && !span.querySelector('span'))
  for (let width = 200; width <= 390; width += 5) {
    box.style.width = `${width}px`
    const lines = linesOf(shownSpan ?? box)
    expect(
      lines.some((line) => line.includes(word)),
      `${width}px: ${lines.join(' | ')}`,
    ).toBe(true)
  }
})
