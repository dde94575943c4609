import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { currentToast } from '../layer/toast.ts'
import { renderPieces } from '../testing/render.tsx'
import { Stepper } from './stepper.tsx'

function Owner({ onChange, ...limits }: { onChange: (quantity: number) => void; min?: number; max: number }) {
  const [value, setValue] = useState(2)
  const change = (quantity: number) => {
    onChange(quantity)
    setValue(quantity)
  }
  return <Stepper label="Kinoko table lamp" value={value} onChange={change} {...limits} />
}

async function stepper(max = 4) {
  const onChange = vi.fn()
  const screen = await renderPieces(<Owner onChange={onChange} max={max} />)
  return {
    onChange,
    less: screen.getByRole('button', { name: 'Decrease' }),
    more: screen.getByRole('button', { name: 'Increase' }),
    figure: screen.getByRole('spinbutton', { name: 'Kinoko table lamp' }),
  }
}

describe('Stepper', () => {
  test('the stepper reports the new number at each tap, and stops at both ends', async () => {
    const { onChange, less, more, figure } = await stepper()
    await userEvent.click(more)
    await userEvent.click(more)
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await expect.element(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (let tap = 0; tap < 3; tap += 1) await userEvent.click(less)
    await expect.element(less).toHaveAttribute('aria-disabled', 'true')
    expect(onChange.mock.calls.flat()).toEqual([3, 4, 3, 2, 1])
    await expect.element(figure).toHaveValue('1')
  })

  test('the stepper accepts a typed number up to the maximum', async () => {
    const { onChange, figure } = await stepper(30)
    await userEvent.fill(figure, '12')
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(figure, '99')
    await userEvent.tab()
    expect(onChange.mock.calls.flat()).toEqual([12, 30])
    await expect.element(figure).toHaveValue('30')
  })

  test('the stepper shows a message if a typed number is above the maximum or below one', async () => {
    const { onChange, figure } = await stepper(45)
    await userEvent.fill(figure, '999999')
    await userEvent.keyboard('{Enter}')
    expect(currentToast()?.text).toBe('Maximum 45')
    await userEvent.fill(figure, '-3')
    await expect.element(figure).toHaveValue('-3')
    await userEvent.keyboard('{Enter}')
    expect(currentToast()?.text).toBe('Minimum 1')
    await userEvent.fill(figure, 'ー')
    await userEvent.tab()
    expect(onChange.mock.calls.flat()).toEqual([45, 1])
    await expect.element(figure).toHaveValue('1')
  })

  test.each(['2.5', '1e3', '1/2', '2x', '1,200'])(
    '%s is no quantity and leaves the number unchanged',
    async (input) => {
      const { onChange, figure } = await stepper(45)
      await userEvent.fill(figure, input)
      await userEvent.keyboard('{Enter}')
      expect(currentToast()?.text).toBe('Enter a whole number such as 2')
      await expect.element(figure).toHaveValue('2')
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  test('a quantity in full-width or Thai digits is read', async () => {
    const { onChange, figure } = await stepper(45)
    for (const input of ['１２', '๓๐']) {
      await userEvent.fill(figure, input)
      await userEvent.keyboard('{Enter}')
    }
    expect(onChange.mock.calls.flat()).toEqual([12, 30])
  })

  test('the stepper restores the last number when the field is emptied', async () => {
    const { onChange, figure } = await stepper()
    await userEvent.clear(figure)
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(figure).toHaveValue('2')
  })

  test('the arrow keys change the number', async () => {
    const { onChange, figure } = await stepper()
    await userEvent.click(figure)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(onChange.mock.calls.flat()).toEqual([3, 4, 3])
  })

  test('the stepper ignores arrow keys that belong to an input method', async () => {
    const { onChange, figure } = await stepper(30)
    await userEvent.fill(figure, '12')
    figure
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true }),
      )
    await expect.element(figure).toHaveValue('12')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('quick taps are counted from the last requested number; if the change is refused, the number is rolled back', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const waiting = answers.map((answer) => answer.promise)
    const onChange = vi.fn((_quantity: number) => waiting.shift())
    const screen = await renderPieces(<Stepper label="Lamp" value={2} max={9} onChange={onChange} />)
    const more = screen.getByRole('button', { name: 'Increase' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(onChange.mock.calls.flat()).toEqual([3, 4])
    answers[0]?.resolve()
    await expect.element(screen.getByRole('spinbutton')).toHaveValue('4')
    answers[1]?.reject(new Error('only 2 left'))
    await expect.element(screen.getByRole('spinbutton')).toHaveValue('2')
  })
})
