import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { Sheet } from './sheet.tsx'
import { currentToast, dismissToast, toast } from './toast.ts'

const REFUSAL =
  'Your unpaid goods can be worth up to $500.00 more than your balance. You’re $100.00 over. Pay for or cancel an order, or top up first.'

afterEach(() => toast.close())

describe('toast', () => {
  test('a toast disappears after 1,200 ms', async () => {
    const screen = await renderPieces(null)
    const started_at = performance.now()
    toast.success('Pay Success')
    await expect.element(screen.getByRole('status').getByText('Pay Success')).toBeVisible()
    await expect.poll(() => screen.getByText('Pay Success').query(), { interval: 10 }).toBeNull()
    expect(performance.now() - started_at).toBeGreaterThanOrEqual(1_190)
  })

  test('a refusal stays long enough to be read: 60 ms a letter, twice as long for a Chinese character', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      const staysFor = (text: string) => {
        toast.fail(text)
        const started_at = performance.now()
        while (currentToast()) vi.advanceTimersByTime(20)
        return performance.now() - started_at
      }
      expect(staysFor('Pay Fail')).toBe(1_200)
      expect(staysFor('There isn’t enough in stock. Try a smaller quantity.')).toBe(3_120)
      expect(staysFor('优惠码不在有效期内，请检查后重试。')).toBe(1_920)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a tap within 1,200 ms does not close a refusal: it may be the second of a double tap', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      toast.fail(REFUSAL)
      vi.advanceTimersByTime(1_190)
      dismissToast()
      expect(currentToast()?.text).toBe(REFUSAL)
      vi.advanceTimersByTime(10)
      dismissToast()
      expect(currentToast()).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('a later tap closes a refusal', async () => {
    const screen = await renderPieces(null)
    toast.fail(REFUSAL)
    const refusal = screen.getByRole('alert').getByText(REFUSAL)
    await expect.element(refusal).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    await refusal.click()
    await expect.element(refusal, { timeout: 4_000 }).not.toBeInTheDocument()
  })

  test('a loading toast stays until it is closed', async () => {
    const screen = await renderPieces(null)
    toast.loading('Placing your order')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await expect.element(screen.getByText('Placing your order')).toBeVisible()
    toast.close()
    await expect.element(screen.getByText('Placing your order')).not.toBeInTheDocument()
  })

  test('a toast replaces the previous toast', async () => {
    const screen = await renderPieces(null)
    toast.loading('Placing your order')
    toast.fail('Pay Fail')
    await expect.element(screen.getByRole('alert').getByText('Pay Fail')).toBeVisible()
    await expect.element(screen.getByText('Placing your order')).not.toBeInTheDocument()
  })

  test('a toast blocks taps but not keys', async () => {
    const onPress = vi.fn()
    const screen = await renderPieces(
      <button type="button" onClick={onPress}>
        Pay
      </button>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    toast.loading('Placing your order')
    await expect.element(screen.getByText('Placing your order')).toBeVisible()
    await expect(userEvent.click(button, { timeout: 300 })).rejects.toThrow()
    expect(onPress).not.toHaveBeenCalled()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
    toast.close()
    await userEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('a toast does not cover the field in use: it moves to the top', async () => {
    const screen = await renderPieces(<input aria-label="Note" style={{ position: 'fixed', top: '46vh' }} />)
    const field = screen.getByLabelText('Note')
    await userEvent.click(field)
    toast.success('Saved')
    const toastText = screen.getByText('Saved')
    await expect.element(toastText).toBeVisible()
    const { top } = field.element().getBoundingClientRect()
    expect(toastText.element().parentElement?.getBoundingClientRect().bottom).toBeLessThan(top)
    toast.close()
    field.element().blur()
    toast.success('Copied')
    await expect.element(screen.getByText('Copied')).toBeVisible()
    expect(screen.getByText('Copied').element().getBoundingClientRect().bottom).toBeGreaterThan(top)
  })

  test('a toast with a button stays for four seconds, and after 1,200 ms taps reach the screen below it', async () => {
    const [pressed, led] = [vi.fn(), vi.fn()]
    const screen = await renderPieces(
      <button type="button" onClick={pressed}>
        Pay
      </button>,
    )
    toast.success('Added to cart', { label: 'Go to cart', run: led })
    await expect.element(screen.getByText('Added to cart')).toBeVisible()
    await expect(userEvent.click(screen.getByRole('button', { name: 'Pay' }), { timeout: 300 })).rejects.toThrow()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }), { timeout: 2_500 })
    expect(pressed).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Go to cart' }))
    expect(led).toHaveBeenCalledOnce()
    expect(screen.getByText('Added to cart').query()).toBeNull()
  })

  test('a toast is above an open sheet, is announced inside the sheet, and blocks taps on the sheet too', async () => {
    const pressed = vi.fn()
    const screen = await renderPieces(
      <Sheet open onClose={() => {}} title="Payment code">
        <button type="button" onClick={pressed}>
          Pay
        </button>
      </Sheet>,
    )
    toast.loading('Placing your order')
    const text = screen.getByRole('dialog').getByText('Placing your order')
    await expect.element(text).toBeVisible()
    await expect(userEvent.click(screen.getByRole('button', { name: 'Pay' }), { timeout: 300 })).rejects.toThrow()
    expect(pressed).not.toHaveBeenCalled()
  })

  test('a toast that was announced in a sheet is not announced again when the sheet closes', async () => {
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={() => {}} title="Payment code">
        <p>Digits</p>
      </Sheet>
    )
    const screen = await renderPieces(sheet(true))
    toast.loading('Placing your order')
    await expect.element(screen.getByRole('status').getByText('Placing your order')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await screen.update(sheet(false))
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(screen.getByText('Placing your order')).toBeVisible()
    expect(screen.getByRole('status').getByText('Placing your order').query()).toBeNull()
    toast.close()
  })
})
