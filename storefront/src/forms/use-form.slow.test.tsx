import type { Reason, RefusalDetails } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { CallContext, makeCall } from '@sampan/front/call'
import { QueryClientProvider } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shopClient } from '../api/shop-client.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { currentToast } from '../ui/layer/toast.ts'
import { renderPieces } from '../ui/testing/render.tsx'
import { useForm } from './use-form.ts'

type Draft = { payment_code: string; password: string }
type Rules = (draft: Draft) => Partial<Draft> | Promise<Partial<Draft>>

const hasFields: Rules = ({ payment_code, password }) => ({
  ...(!payment_code && { payment_code: 'Which code?' }),
  ...(!password && { password: 'Which password?' }),
})

const refusal = (reason: Reason, message: string, details: RefusalDetails = {}) =>
  new CallError('refused', message, { reason, details })

type CodeFormProps = {
  rules?: Rules
  after?: () => unknown
  leave?: () => unknown
  handleRefusal?: (error: CallError) => boolean
}

function CodeForm({ rules = hasFields, after = () => {}, leave = () => {}, handleRefusal }: CodeFormProps) {
  const { isBusy, props, field } = useForm({
    start: { payment_code: '', password: '' },
    secrets: ['password'],
    rules,
    fieldNames: { confirm_payment_code: 'payment_code' },
    call: 'POST /api/user/resetPay',
    inputOf: (draft) => ({ ...draft, confirm_payment_code: draft.payment_code }),
    after,
    leave,
    ...(handleRefusal && { handleRefusal }),
  })
  return (
    <form {...props}>
      <TextField label="Code" {...field('payment_code')} />
      <TextField label="Password" {...field('password')} />
      <Button type="submit" busy={isBusy}>
        Send
      </Button>
    </form>
  )
}

/** A screen that stays mounted while another is shown. */
function Screens(overrides: CodeFormProps) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <CodeForm {...overrides} />
      </Activity>
      <Button onClick={() => setShown(!isShown)}>Other screen</Button>
    </>
  )
}

/** A form with a code and a password. `answer` returns or throws the result of the form's call. */
async function openForm({ answer = () => null, ...overrides }: CodeFormProps & { answer?: () => unknown } = {}) {
  const bodies: unknown[] = []
  const call = makeCall(async ({ body }) => {
    bodies.push(body)
    return answer()
  })
  await renderPieces(
    <CallContext value={call}>
      <QueryClientProvider client={shopClient(call)}>
        <Screens {...overrides} />
      </QueryClientProvider>
    </CallContext>,
  )
  return { sent: bodies }
}

const code = page.getByLabelText('Code')
const password = page.getByLabelText('Password')
const button = page.getByRole('button', { name: 'Send' })
const otherScreen = page.getByRole('button', { name: 'Other screen' })

async function fillAndSend() {
  await userEvent.fill(code, '135790')
  await userEvent.fill(password, 'secret-1')
  await userEvent.click(button)
}

/** A reply that arrives when the test releases it. */
function holdReply() {
  let letThrough = () => {}
  const answer = new Promise<null>((resolve) => {
    letThrough = () => resolve(null)
  })
  return { answer: () => answer, letThrough: () => letThrough() }
}

test('faults are shown at their fields, the first faulty field gets the focus, and nothing is sent', async () => {
  const { sent: bodies } = await openForm()
  await userEvent.click(button)
  await expect.element(code).toHaveAccessibleDescription('Which code?')
  await expect.element(password).toHaveAccessibleDescription('Which password?')
  await expect.element(code).toHaveFocus()
  await userEvent.fill(code, '1')
  await expect.element(code).not.toHaveAccessibleDescription('Which code?')
  await expect.element(password).toHaveAccessibleDescription('Which password?')
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(bodies).toEqual([])
})

test('the rules may be asynchronous, and the form is busy until they finish', async () => {
  const { answer, letThrough } = holdReply()
  await openForm({ rules: () => answer().then(() => ({ password: 'Not this one.' })) })
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-busy')
  letThrough()
  await expect.element(password).toHaveAccessibleDescription('Not this one.')
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

test('a refusal that names a field is shown at that field, and the field gets the focus', async () => {
  await openForm({
    answer: () => {
      throw refusal('wrong_account_or_password', 'A wrong password.', { field: 'password' })
    },
  })
  await fillAndSend()
  await expect.element(password).toHaveAccessibleDescription('A wrong password.')
  await expect.element(password).toHaveFocus()
  await expect.element(code).toHaveValue('135790')
})

test('a refusal names a field of the call, and is shown at the form field that belongs to it', async () => {
  await openForm({
    answer: () => {
      throw refusal('payment_code_common', 'Not the same.', { field: 'confirm_payment_code' })
    },
  })
  await fillAndSend()
  await expect.element(code).toHaveAccessibleDescription('Not the same.')
})

test.each([
  [
    'a refusal of a field that is not on the screen',
    refusal('old_payment_code_required', 'Old code needed.', { field: 'elsewhere' }),
  ],
  ['a refusal that names no field', refusal('too_many_tries', 'Too many tries.')],
  ['a lost connection', new CallError('unreachable', 'Can’t reach the shop')],
])('%s is shown as a toast, and the input stays', async (_, error) => {
  await openForm({
    answer: () => {
      throw error
    },
  })
  await fillAndSend()
  await expect.element(page.getByText(error.message)).toBeVisible()
  await expect.element(password).toHaveValue('secret-1')
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

test('if the module with the validation rules fails to load, a message is shown, and the form can be sent again', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  onTestFinished(() => void vi.unstubAllGlobals())
  const chunkError = new TypeError('Failed to fetch dynamically imported module')
  const { sent: bodies } = await openForm({ rules: () => Promise.reject(chunkError) })
  await fillAndSend()
  await expect.element(page.getByText('Can’t reach the shop')).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(report).toHaveBeenCalledWith(chunkError)
  expect(bodies).toEqual([])
})

test('a screen may handle a refusal itself', async () => {
  const messages: string[] = []
  await openForm({
    answer: () => {
      throw refusal('code_needed', 'A code is needed.')
    },
    handleRefusal: ({ message }) => messages.push(message) > 0,
  })
  await fillAndSend()
  await expect.poll(() => messages).toEqual(['A code is needed.'])
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(currentToast()?.text).not.toBe('A code is needed.')
})

test('a double submit sends one request', async () => {
  const { answer, letThrough } = holdReply()
  const { sent: bodies } = await openForm({ answer })
  await userEvent.fill(code, '135790')
  await userEvent.fill(password, 'secret-1')
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(button).toHaveAttribute('aria-busy')
  letThrough()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(bodies).toEqual([{ payment_code: '135790', confirm_payment_code: '135790', password: 'secret-1' }])
})

test('the form stays busy until `after` is done; then secrets are cleared and other fields stay unchanged', async () => {
  const { answer, letThrough } = holdReply()
  const { sent: bodies } = await openForm({ after: answer })
  await fillAndSend()
  await expect.poll(() => bodies).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-busy')
  await expect.element(password).toHaveValue('secret-1')
  letThrough()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(password).toHaveValue('')
  await expect.element(code).toHaveValue('135790')
})

test('a shopper who left the screen before the reply is not navigated', async () => {
  const { answer, letThrough } = holdReply()
  const steps: string[] = []
  await openForm({ answer, after: () => steps.push('after'), leave: () => steps.push('leave') })
  await fillAndSend()
  await userEvent.click(otherScreen)
  letThrough()
  await expect.poll(() => steps).toEqual(['after'])
  await userEvent.click(otherScreen)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await fillAndSend()
  await expect.poll(() => steps).toEqual(['after', 'after', 'leave'])
})

test('a refusal that arrives after the shopper left the screen is shown as a toast, and not again on the screen', async () => {
  const { answer, letThrough } = holdReply()
  await openForm({
    answer: () =>
      answer().then(() => {
        throw refusal('wrong_account_or_password', 'A wrong password.', { field: 'password' })
      }),
  })
  await fillAndSend()
  await userEvent.click(otherScreen)
  letThrough()
  await expect.element(page.getByText('A wrong password.')).toBeVisible()
  await userEvent.click(otherScreen)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(password).not.toHaveAccessibleDescription('A wrong password.')
})

test('when a screen with a fault is shown again, the fault does not take the focus again', async () => {
  await openForm()
  await userEvent.click(button)
  await expect.element(code).toHaveFocus()
  await userEvent.click(otherScreen)
  await userEvent.click(otherScreen)
  await expect.element(code).toHaveAccessibleDescription('Which code?')
  await expect.element(otherScreen).toHaveFocus()
})

test('the form does not report an expired session, because a toast has already reported it', async () => {
  const { sent: bodies } = await openForm({
    answer: () => {
      throw new CallError('failed', 'Please log in again', { status: 401 })
    },
  })
  await fillAndSend()
  await expect.poll(() => bodies).toHaveLength(1)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(currentToast()?.text).not.toBe('Please log in again')
})

test('leaving the screen clears its secrets', async () => {
  await openForm()
  await userEvent.fill(code, '135790')
  await userEvent.fill(password, 'secret-1')
  await userEvent.click(otherScreen)
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name="password"]')?.value).toBe('')
  await userEvent.click(otherScreen)
  await expect.element(code).toHaveValue('135790')
})
