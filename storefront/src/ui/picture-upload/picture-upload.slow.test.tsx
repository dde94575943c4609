import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { PictureUpload } from './picture-upload.tsx'
import type { Upload, UploadedPicture } from './use-uploads.ts'

type Sent = { file: File; progress: (part: number) => void } & PromiseWithResolvers<UploadedPicture>

/** A server that replies to each upload when the test tells it to. */
function server() {
  const uploads: Sent[] = []
  const upload: Upload = (file, progress) => {
    const one = { file, progress, ...Promise.withResolvers<UploadedPicture>() }
    uploads.push(one)
    return one.promise
  }
  return { sent: uploads, upload }
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const storedFile = (id: string) => ({ file_id: id, url: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${id}` })

function Form({
  upload,
  onChange,
  onBusy,
}: {
  upload: Upload
  onChange: (ids: string[]) => void
  onBusy?: (busy: boolean) => void
}) {
  const [value, setValue] = useState<readonly UploadedPicture[]>([])
  const change = (next: readonly UploadedPicture[]) => {
    setValue(next)
    onChange(next.map((one) => one.file_id))
  }
  return <PictureUpload label="Proof" value={value} onChange={change} max={3} upload={upload} onBusy={onBusy} />
}

async function form() {
  const { sent: uploads, upload } = server()
  const onChange = vi.fn<(ids: string[]) => void>()
  const onBusy = vi.fn<(busy: boolean) => void>()
  const screen = await renderPieces(<Form upload={upload} onChange={onChange} onBusy={onBusy} />)
  return { screen, sent: uploads, onChange, onBusy, input: screen.getByLabelText('Proof') }
}

describe('PictureUpload', () => {
  test('an upload shows its progress, and the stored picture is reported', async () => {
    const { screen, sent: uploads, onChange, onBusy, input } = await form()
    await userEvent.upload(input, picture('slip.png'))
    uploads[0]?.progress(0.4)
    await expect.element(screen.getByRole('progressbar', { name: 'Uploaded' })).toHaveAttribute('value', '0.4')
    expect(onBusy).toHaveBeenLastCalledWith(true)
    uploads[0]?.resolve(storedFile('f1'))
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['f1'])
    await expect.poll(() => onBusy.mock.lastCall).toEqual([false])
    await expect.element(screen.getByText('1 of 3')).toBeVisible()
  })

  test('if two uploads finish at the same time, both pictures are kept and the limit is respected', async () => {
    const { sent: uploads, onChange, input } = await form()
    await userEvent.upload(
      input,
      ['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`)),
    )
    expect(uploads.map((one) => one.file.name)).toEqual(['a.png', 'b.png', 'c.png'])
    uploads[0]?.resolve(storedFile('f1'))
    uploads[1]?.resolve(storedFile('f2'))
    await expect.poll(() => onChange.mock.lastCall).toEqual([['f1', 'f2']])
    uploads[2]?.resolve(storedFile('f3'))
    await expect.poll(() => onChange.mock.lastCall).toEqual([['f1', 'f2', 'f3']])
    await expect.element(input).not.toBeInTheDocument()
  })

  test('one message is shown when all pictures are uploaded, and no message if an upload failed', async () => {
    const { screen, sent: uploads, input } = await form()
    const success = screen.getByText('Upload Successful')
    await userEvent.upload(input, [picture('a.png'), picture('b.png')])
    uploads[0]?.resolve(storedFile('f1'))
    await expect.element(screen.getByRole('progressbar')).toBeVisible() // the progress of the other picture
    await expect.element(success).not.toBeInTheDocument()
    uploads[1]?.resolve(storedFile('f2'))
    await expect.element(success).toBeVisible()
    await expect.element(success).not.toBeInTheDocument()
    await userEvent.upload(input, picture('c.png'))
    uploads[2]?.reject(new Error('offline'))
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(success).not.toBeInTheDocument()
  })

  test('a retry is offered for a picture that failed to upload', async () => {
    const { screen, sent: uploads, onChange, onBusy, input } = await form()
    await userEvent.upload(input, picture('slip.png'))
    uploads[0]?.reject(new Error('offline'))
    const again = screen.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    await expect.poll(() => onBusy.mock.lastCall).toEqual([false])
    await userEvent.click(again)
    uploads[1]?.resolve(storedFile('f1'))
    await expect.poll(() => onChange.mock.lastCall).toEqual([['f1']])
  })

  test('a picture that is removed during its upload is discarded', async () => {
    const { screen, sent: uploads, onChange, input } = await form()
    await userEvent.upload(input, picture('slip.png'))
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    uploads[0]?.resolve(storedFile('f1'))
    await expect.element(screen.getByText('0 of 3')).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a stored picture can be removed', async () => {
    const { screen, sent: uploads, onChange, input } = await form()
    await userEvent.upload(input, picture('slip.png'))
    uploads[0]?.resolve(storedFile('f1'))
    await expect.poll(() => onChange.mock.lastCall).toEqual([['f1']])
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })
})
