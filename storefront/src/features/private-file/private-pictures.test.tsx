import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../session/session.ts'
import { renderPieces } from '../../ui/testing/render.tsx'
import { PrivatePictures } from './private-pictures.tsx'

const DOT = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (c) => c.charCodeAt(0))

/** Shows a picture of a fake shop that requires the owner's header for files, like the real shop. */
async function showEvidence(token: string) {
  session.signIn(token)
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    urls.push(url)
    return new Headers(init.headers).get('authorization') === 'Bearer the-owner'
      ? new Response(new Blob([DOT], { type: 'image/gif' }))
      : new Response(null, { status: 404 })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    session.clear()
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const pictures = [{ file_id: 'a', url: '/files/a.webp' }]
  const view = await renderPieces(
    <QueryClientProvider client={client}>
      <PrivatePictures label="Payment evidence" pictures={pictures} />
    </QueryClientProvider>,
  )
  return { view, fetched: urls }
}

test('the owner sees the thumbnail; the full picture is loaded only when the owner enlarges the thumbnail', async () => {
  const { view, fetched: urls } = await showEvidence('the-owner')
  const small = view.getByRole('button', { name: 'Payment evidence, picture 1' })
  await expect.element(small).toBeVisible()
  expect(urls).toEqual(['/files/a.webp?w=160'])
  await userEvent.click(small)
  const large = view.getByRole('dialog').getByRole('img', { name: 'Payment evidence, picture 1' })
  await expect.element(large).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(urls).toEqual(['/files/a.webp?w=160', '/files/a.webp'])
  await userEvent.click(view.getByRole('button', { name: 'Close' }))
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
})

test('a picture that the shopper may not see is shown as missing', async () => {
  const { view } = await showEvidence('somebody-else')
  await expect.element(view.getByLabelText('Payment evidence, picture 1')).toBeVisible()
  await expect.element(view.getByRole('button')).not.toBeInTheDocument()
})
