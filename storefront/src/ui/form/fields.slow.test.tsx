import { focusFirstInvalid, focusFirstTooLong } from '@sampan/front/focus-field'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { MoneyField } from './money-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { PickField } from './pick-field.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

describe('fields', () => {
  test('a field that opens a sheet is named by its label and its value, and reports its error', async () => {
    const screen = await renderPieces(
      <PickField label="Area" text="Bangkok" placeholder="Choose" error="Choose an area" onOpen={() => {}} />,
    )
    const field = screen.getByRole('button', { name: 'Area Bangkok', exact: true })
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription('Choose an area')
  })

  test('a field is described by its hint, or by its error if there is one', async () => {
    const field = (error?: string) => (
      <TextField label="Email" value="" onChange={() => {}} hint="We send the code there" error={error} />
    )
    const screen = await renderPieces(field())
    await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('We send the code there')
    await screen.update(field('Please fill correct email'))
    await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please fill correct email')
    await expect.element(screen.getByLabelText('Email')).toBeInvalid()
  })

  test('the first invalid field gets the focus', async () => {
    const screen = await renderPieces(
      <>
        <TextField label="Family name" value="" onChange={() => {}} />
        <TextField label="Email" value="" onChange={() => {}} error="Please fill correct email" />
        <TextField label="Mobile" value="" onChange={() => {}} error="Wrong" />
      </>,
    )
    expect(focusFirstInvalid(screen.container)).toBe(true)
    await expect.element(screen.getByLabelText('Email')).toHaveFocus()
  })
})

test('a required select field does not look disabled', async () => {
  const options = [{ value: 'wrong', label: 'Not what I ordered' }]
  const screen = await renderPieces(
    <>
      <TextField label="Explanation" value="Blue, not red" onChange={() => {}} />
      <SelectField label="Reason" required placeholder="Choose" value="wrong" onChange={() => {}} options={options} />
    </>,
  )
  const colourOf = (label: string) => {
    const { color, backgroundColor } = getComputedStyle(screen.getByLabelText(label).element().parentElement as Element)
    return [color, backgroundColor]
  }
  expect(colourOf('Reason')).toEqual(colourOf('Explanation'))
})

test('a password is hidden until Show is tapped', async () => {
  const screen = await renderPieces(
    <PasswordField label="Password" value="sampan" onChange={() => {}} autoComplete="current-password" />,
  )
  const field = screen.getByLabelText('Password')
  await expect.element(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
  await expect.element(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }))
  await expect.element(field).toHaveAttribute('type', 'password')
})

type OnAmount = (cents: number | null, isReadable: boolean) => void

function Amount({ onChange }: { onChange: OnAmount }) {
  const [cents, setCents] = useState<number | null>(null)
  const change: OnAmount = (next, isReadable) => {
    onChange(next, isReadable)
    setCents(next)
  }
  return <MoneyField label="Amount" cents={cents} onChange={change} />
}

describe('MoneyField', () => {
  async function amount(onChange: OnAmount) {
    const screen = await renderPieces(<Amount onChange={onChange} />)
    return screen.getByLabelText('Amount')
  }

  test('an amount is reported in cents while the shopper types, and formatted on blur', async () => {
    const onChange = vi.fn()
    const field = await amount(onChange)
    await userEvent.type(field, '2400.5')
    await expect.element(field).toHaveValue('2400.5')
    expect(onChange).toHaveBeenLastCalledWith(240_050, true)
    await userEvent.tab()
    await expect.element(field).toHaveValue('2,400.50')
    await userEvent.clear(field)
    expect(onChange).toHaveBeenLastCalledWith(null, true)
  })

  test('a negative amount is passed on, so that the form can report it', async () => {
    const onChange = vi.fn()
    await userEvent.type(await amount(onChange), '-5')
    expect(onChange).toHaveBeenLastCalledWith(-500, true)
  })

  test('a decimal comma separates decimals, in the digits of any keyboard', async () => {
    const onChange = vi.fn()
    const field = await amount(onChange)
    for (const input of ['12,50', '１２．５０', '๑๒.๕']) {
      await userEvent.fill(field, input)
      expect(onChange).toHaveBeenLastCalledWith(1_250, true)
      await userEvent.tab()
      await expect.element(field).toHaveValue('12.50')
    }
  })

  test.each(['1e3', '12x', '1,23,4', '1 2', '€5'])(
    '%s stays as typed, is no amount, and has an error',
    async (input) => {
      const onChange = vi.fn()
      const field = await amount(onChange)
      await userEvent.type(field, input)
      await userEvent.tab()
      await expect.element(field).toHaveValue(input)
      expect(onChange).toHaveBeenLastCalledWith(null, false)
      await expect.element(field).toHaveAccessibleDescription('Enter an amount such as 12.50')
      await userEvent.fill(field, '12')
      await expect.element(field).not.toHaveAccessibleDescription()
    },
  )

  test('an amount with two meanings is not guessed', async () => {
    const onChange = vi.fn()
    const field = await amount(onChange)
    await userEvent.type(field, '1,250')
    expect(onChange).toHaveBeenLastCalledWith(null, false)
    await userEvent.tab()
    await expect.element(field).toHaveValue('1,250')
    await expect.element(field).toHaveAccessibleDescription('Enter 1250.00 or 1.25, because 1,250 can mean both')
    // Tab has no other field to go to, so the browser selects the text, which typing would replace.
    await userEvent.type(field, '{End}.5')
    expect(onChange).toHaveBeenLastCalledWith(125_050, true)
  })
})

test('a phone field accepts full-width and Thai digits, and drops letters', async () => {
  const onChange = vi.fn()
  const screen = await renderPieces(<PhoneField label="Mobile" dial="+81" value="" onChange={onChange} />)
  await userEvent.fill(screen.getByLabelText('Mobile'), '０90a-12')
  expect(onChange).toHaveBeenLastCalledWith('090-12')
  await userEvent.fill(screen.getByLabelText('Mobile'), '๐๘๑ ๒๓')
  expect(onChange).toHaveBeenLastCalledWith('081 23')
})

describe('SearchField', () => {
  test('while an input method composes a word, nothing is reported; afterwards the word is reported', async () => {
    const onChange = vi.fn()
    const onSubmit = vi.fn()
    const screen = await renderPieces(<SearchField label="Search" onChange={onChange} onSubmit={onSubmit} />)
    const field = screen.getByRole('searchbox', { name: 'Search' })
    const input = field.element()
    if (!(input instanceof HTMLInputElement)) throw new Error('not an input')
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await userEvent.fill(field, 'らん')
    input.form?.requestSubmit()
    expect(onChange).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(field).toHaveValue('らん')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'らん' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('らん')
    input.form?.requestSubmit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('らん')
  })

  test('the search field shows a new value from its parent, and its cross clears it', async () => {
    const onChange = vi.fn()
    const field = (value: string) => <SearchField label="Search" value={value} onChange={onChange} />
    const screen = await renderPieces(field('lamp'))
    await screen.update(field('tea'))
    await expect.element(screen.getByRole('searchbox')).toHaveValue('tea')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onChange).toHaveBeenLastCalledWith('')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  })
})

test('text above the limit of a text area stays, with an error', async () => {
  const onChange = vi.fn()
  const screen = await renderPieces(<TextArea label="Content" value="" maxLength={10} onChange={onChange} />)
  await userEvent.fill(screen.getByLabelText('Content'), 'more than ten')
  expect(onChange).toHaveBeenLastCalledWith('more than ten')
  await screen.update(<TextArea label="Content" value="more than ten" maxLength={10} onChange={onChange} />)
  await expect.element(screen.getByLabelText('Content')).toHaveAccessibleDescription('Use at most 10 characters')
  await expect.element(screen.getByText('13 / 10')).toBeVisible()
})

test('text above the limit of a single-line field stays, with an error, and its form finds it', async () => {
  const onChange = vi.fn()
  const screen = await renderPieces(<TextField label="Street" value="" maxLength={10} onChange={onChange} />)
  screen.getByLabelText('Street').element().focus()
  // Pastes as a browser does: with the attribute `maxlength`, it would cut the text.
  document.execCommand('insertText', false, 'more than ten')
  expect(onChange).toHaveBeenLastCalledWith('more than ten')
  await screen.update(
    <TextField label="Street" value="more than ten" maxLength={10} error="Wrong" onChange={onChange} />,
  )
  await expect.element(screen.getByLabelText('Street')).toHaveAccessibleDescription('Use at most 10 characters')
  await expect.element(screen.getByLabelText('Street')).toBeInvalid()
  expect(focusFirstTooLong(screen.container)).toBe(true)
  await expect.element(screen.getByLabelText('Street')).toHaveFocus()
})

test('the counter of a text area is on the line of its error', async () => {
  const screen = await renderPieces(
    <TextArea label="Detailed address" value="" maxLength={200} error="Enter the address" onChange={() => {}} />,
  )
  const error = screen.getByText('Enter the address').element().getBoundingClientRect()
  const count = screen.getByText('0 / 200').element().getBoundingClientRect()
  expect(count.top).toBe(error.top)
  expect(count.left).toBeGreaterThan(error.right)
})
