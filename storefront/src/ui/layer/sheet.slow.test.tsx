import { Activity, useLayoutEffect, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { runBackInterceptors } from './intercept-back.ts'
import { Sheet } from './sheet.tsx'

type ScreenProps = { onClose?: (() => void) | undefined; deferContent?: boolean; onOpened?: () => void }

function Screen({ onClose, deferContent = false, onOpened }: ScreenProps) {
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (open) onOpened?.()
  }, [open, onOpened])
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={open} onClose={close} title="Options" deferContent={deferContent}>
        <p>Clay</p>
      </Sheet>
    </>
  )
}

async function openSheet(onClose?: () => void) {
  const screen = await renderPieces(<Screen onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('dialog', { name: 'Options' })).toBeVisible()
  return screen
}

const modals = () => document.querySelectorAll('dialog:modal').length

describe('Sheet', () => {
  test('the cross closes a sheet and returns the focus', async () => {
    const screen = await openSheet()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect.poll(modals).toBe(0)
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
    await expect.element(screen.getByText('Clay')).not.toBeInTheDocument()
  })

  test('a sheet with `deferContent` opens empty, then fills, and is empty again when closed', async () => {
    const frames: boolean[] = []
    /** Checks, before the first paint, that the dialog is open but empty. */
    const look = () =>
      frames.push(document.querySelector('dialog:modal') !== null && page.getByText('Clay').query() === null)
    const screen = await renderPieces(<Screen deferContent onOpened={look} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await expect.poll(() => frames[0]).toBe(true)
    await expect.element(screen.getByText('Clay')).toBeVisible()
    const bottom = () => Math.round(screen.getByRole('dialog').element().getBoundingClientRect().bottom)
    await expect.poll(bottom).toBe(innerHeight)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect.element(screen.getByText('Clay')).not.toBeInTheDocument()
  })

  test('a sheet without a title has a cross on a wide page, where the sheet cannot be dragged', async () => {
    await page.viewport(1_280, 800)
    onTestFinished(() => page.viewport(414, 896))
    const onClose = vi.fn()
    const screen = await renderPieces(
      <Sheet open onClose={onClose} label="Options">
        <button type="button">Clay</button>
      </Sheet>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clay' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })

  test('Escape closes a sheet, and `onClose` is called once', async () => {
    const onClose = vi.fn()
    await openSheet(onClose)
    await userEvent.keyboard('{Escape}')
    await expect.poll(modals).toBe(0)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('a tap outside closes a sheet, a tap inside does not', async () => {
    const onClose = vi.fn()
    const screen = await openSheet(onClose)
    await userEvent.click(screen.getByText('Clay'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(document.querySelector('dialog[open]') ?? document.body, {
      position: { x: 20, y: -60 },
      force: true,
    })
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  test('a sheet closes when it is dragged far enough, and otherwise springs back', async () => {
    const onClose = vi.fn()
    const screen = await openSheet(onClose)
    const title = screen.getByRole('heading', { name: 'Options' }).element()
    const grip = title.parentElement?.parentElement
    const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {}) // synthetic events have no real pointer
    const pull = (type: string, y: number) =>
      grip?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY: y, button: 0 }))
    onTestFinished(() => capture.mockRestore())
    pull('pointerdown', 100)
    pull('pointermove', 110)
    pull('pointerup', 110)
    expect(onClose).not.toHaveBeenCalled()
    pull('pointerdown', 100)
    pull('pointermove', 300)
    await expect.poll(() => document.querySelector('dialog')?.style.translate).toBe('0px 200px')
    pull('pointerup', 300)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('the first Back closes a sheet and stays on the screen', async () => {
    const onClose = vi.fn()
    await openSheet(onClose)
    expect(runBackInterceptors(() => {})).toBe(true)
    await expect.poll(modals).toBe(0)
    expect(onClose).toHaveBeenCalledOnce()
    expect(runBackInterceptors(() => {})).toBe(false)
  })

  test('a sheet closes together with its screen when the app navigates back', async () => {
    await openSheet()
    expect(runBackInterceptors(undefined)).toBe(false)
    await expect.poll(modals).toBe(0)
  })

  test('a locked sheet stays open', async () => {
    const onClose = vi.fn()
    const screen = await renderPieces(
      <Sheet open locked onClose={onClose} title="Paying">
        <p>Wait</p>
      </Sheet>,
    )
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    expect(runBackInterceptors(() => {})).toBe(true)
    await expect.element(screen.getByText('Wait')).toBeVisible()
    expect(modals()).toBe(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a sheet closes when its screen is hidden, so that the page is never left inert, and opens again with the screen', async () => {
    const onTap = vi.fn()
    const page = (mode: 'visible' | 'hidden') => (
      <>
        <button type="button" onClick={onTap}>
          Home
        </button>
        <Activity mode={mode}>
          <Sheet open onClose={() => {}} title="Options">
            <p>Clay</p>
          </Sheet>
        </Activity>
      </>
    )
    const screen = await renderPieces(page('visible'))
    await expect.poll(modals).toBe(1)
    await screen.update(page('hidden'))
    expect(modals()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Home' }))
    expect(onTap).toHaveBeenCalledOnce()
    await screen.update(page('visible'))
    await expect.poll(modals).toBe(1)
  })
})
