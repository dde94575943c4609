import { expect, test } from 'vitest'
import { renderPieces } from '../../ui/testing/render.tsx'
import { AccountText } from './account-text.tsx'

test.each([
  ['shopper-1-26518@sampan.example', 'shopper-1-26518|@sampan|.example'],
  ['robin.reed@mail.sampan.example', 'robin.reed|@mail|.sampan|.example'],
  ['robin', 'robin'],
])('%s may break at %s', async (account, markup) => {
  const view = await renderPieces(
    <p data-testid="box">
      <AccountText account={account} />
    </p>,
  )
  expect(view.getByTestId('box').element().innerHTML.replaceAll('<wbr>', '|')).toBe(markup)
})
