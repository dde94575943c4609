import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyHint } from '../ui/keys/key-hint.tsx'
import type { Form } from './use-form.ts'

type FormEndProps = {
  form: Form
  /** What the button that sends says: the act itself. */
  send: ReactNode
  isDangerous?: boolean
  isDisabled?: boolean
  onCancel?: () => void
  /** The key that sends it, where one does. */
  sendKey?: string
  /** Another way to answer, at the left. */
  beside?: ReactNode
}

/** In a dialog the focus begins here, unless a field comes first: Enter does it, or nothing where it can't be undone. */
const FIRST = { 'data-autofocus': true }

/** The end of a form: why it was refused, and its buttons. */
export function FormEnd({ form, send, sendKey, isDangerous, isDisabled, onCancel, beside }: FormEndProps) {
  return (
    <>
      {form.fault && (
        <Alert color="red" variant="light" role="alert">
          {form.fault}
        </Alert>
      )}
      <Group justify={beside ? 'space-between' : 'flex-end'} gap="xs">
        {beside}
        {onCancel && (
          <Button variant="default" onClick={onCancel} {...(isDangerous && FIRST)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button
          type="submit"
          loading={form.isBusy}
          {...(isDisabled && { disabled: true })}
          rightSection={sendKey && <KeyHint of={sendKey} />}
          {...(isDangerous ? { color: 'red' } : FIRST)}
        >
          {send}
        </Button>
      </Group>
    </>
  )
}
