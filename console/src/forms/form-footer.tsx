import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyHint } from '../ui/keys/key-hint.tsx'
import type { Form } from './use-form.ts'

type FormFooterProps = {
  form: Form
  /** Label of the submit button, which names the action, for example "Block". */
  send: ReactNode
  isDangerous?: boolean
  isDisabled?: boolean
  onCancel?: () => void
  /** Keyboard shortcut that submits the form. */
  sendKey?: string
  /** Button of an alternative action, on the left. */
  secondaryAction?: ReactNode
}

/**
 * Gives a button the initial focus in a dialog without fields: the submit button or, if the action is irreversible,
 * Cancel.
 */
const FIRST = { 'data-autofocus': true }

export function FormFooter({
  form,
  send,
  sendKey,
  isDangerous,
  isDisabled,
  onCancel,
  secondaryAction,
}: FormFooterProps) {
  return (
    <>
      {form.fault && (
        <Alert color="red" variant="light" role="alert">
          {form.fault}
        </Alert>
      )}
      <Group justify={secondaryAction ? 'space-between' : 'flex-end'} gap="xs">
        {secondaryAction}
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
