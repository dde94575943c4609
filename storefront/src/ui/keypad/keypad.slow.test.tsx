import { Activity } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { Keypad } from './keypad.tsx'

async function pad(onConfirm: (code: string) => unknown = () => {}) {
  const screen = await renderPieces(<Keypad label="Payment code" onConfirm={onConfirm} />)
  return { screen, confirm: screen.getByRole('button', { name: 'Confirm' }) }
}

describe('Keypad', () => {
  test('the keypad accepts a code of six or more digits', async () => {
    const onConfirm = vi.fn()
    const { screen, confirm } = await pad(onConfirm)
    for (const digit of '24681') await userEvent.click(screen.getByRole('button', { name: digit }))
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: '0' }))
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('246810')
  })

  test('the keypad accepts at most twenty digits, also from the keyboard', async () => {
    const onConfirm = vi.fn()
    const { screen } = await pad(onConfirm)
    await userEvent.keyboard('1234567890123456789012345')
    await expect.element(screen.getByText('20 digits entered, 6 to 20 allowed')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('12345678901234567890')
  })

  test('the keypad does not grow when the error takes two lines', async () => {
    const message = '支払い暗証番号が正しくありません。5回続けて間違えると、しばらくロックされます。'
    const show = async (error?: string) => {
      const screen = await renderPieces(
        <div style={{ width: 358 }}>
          <Keypad label="Payment code" onConfirm={() => {}} error={error} />
        </div>,
      )
      const { height } = screen.getByRole('group', { name: 'Payment code' }).element().getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(screen.getByRole('alert').first().element())
      const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
      await screen.unmount()
      return { height, lines }
    }
    const bare = await show()
    const wrong = await show(message)
    expect(wrong.lines).toBe(2)
    expect(wrong.height).toBe(bare.height)
  })

  test('Backspace and the Delete button delete the last digit', async () => {
    const onConfirm = vi.fn()
    const { screen, confirm } = await pad(onConfirm)
    await userEvent.keyboard('1234567{Backspace}')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect.element(screen.getByText('5 digits entered, 6 to 20 allowed')).toBeInTheDocument()
    await userEvent.keyboard('8')
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('123458')
  })

  test('the digits are never rendered into the page', async () => {
    const { screen } = await pad()
    await userEvent.keyboard('975310')
    await expect.element(screen.getByText('6 digits entered, 6 to 20 allowed')).toBeInTheDocument()
    expect(document.body.innerHTML).not.toContain('975310')
    expect(document.querySelectorAll('input')).toHaveLength(0)
  })

  test('the keypad waits for the reply, then clears the digits', async () => {
    const answer = Promise.withResolvers<void>()
    const onConfirm = vi.fn(() => answer.promise)
    const { screen, confirm } = await pad(onConfirm)
    await userEvent.keyboard('123456{Enter}')
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('7{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
    answer.reject(new Error('wrong code'))
    await expect.element(screen.getByText('0 digits entered, 6 to 20 allowed')).toBeInTheDocument()
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  })

  test('the button that sent a wrong code keeps the focus', async () => {
    const answer = Promise.withResolvers<void>()
    const { screen, confirm } = await pad(() => answer.promise)
    await userEvent.keyboard('123456')
    await userEvent.click(confirm)
    answer.reject(new Error('wrong code'))
    await expect.element(screen.getByText('0 digits entered, 6 to 20 allowed')).toBeInTheDocument()
    await expect.element(confirm).toHaveFocus()
  })

  test('the last digit submits a code of known length, so there is no button', async () => {
    const answer = Promise.withResolvers<void>()
    const onConfirm = vi.fn(() => answer.promise)
    const screen = await renderPieces(<Keypad label="Payment code" length={6} onConfirm={onConfirm} />)
    expect(screen.getByRole('button', { name: 'Confirm' }).query()).toBeNull()
    await expect.element(screen.getByText('The last digit confirms.')).toBeVisible()
    await userEvent.keyboard('24681')
    await expect.element(screen.getByText('5 of 6 digits entered')).toBeInTheDocument()
    expect(onConfirm).not.toHaveBeenCalled()
    const zero = screen.getByRole('button', { name: '0' })
    await userEvent.click(zero)
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('246810')
    await expect.element(screen.getByRole('group', { name: 'Payment code' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('7')
    answer.reject(new Error('wrong code'))
    await expect.element(screen.getByText('0 of 6 digits entered')).toBeInTheDocument()
    await expect.element(zero).toHaveFocus()
    await userEvent.keyboard('135790')
    expect(onConfirm).toHaveBeenLastCalledWith('135790')
  })

  test('the digits are cleared when the shopper leaves the screen', async () => {
    const pad = <Keypad label="Payment code" onConfirm={() => {}} />
    const screen = await renderPieces(<Activity>{pad}</Activity>)
    await userEvent.keyboard('12345')
    await expect.element(screen.getByText('5 digits entered, 6 to 20 allowed')).toBeInTheDocument()
    await screen.update(<Activity mode="hidden">{pad}</Activity>)
    await screen.update(<Activity>{pad}</Activity>)
    await expect.element(screen.getByText('0 digits entered, 6 to 20 allowed')).toBeInTheDocument()
  })

  test('the keypad ignores keys that are typed into a field', async () => {
    const screen = await renderPieces(
      <>
        <input aria-label="Note" />
        <Keypad label="Payment code" onConfirm={() => {}} />
      </>,
    )
    await userEvent.type(screen.getByLabelText('Note'), '12')
    await expect.element(screen.getByLabelText('Note')).toHaveValue('12')
    await expect.element(screen.getByText('0 digits entered, 6 to 20 allowed')).toBeInTheDocument()
  })
})
