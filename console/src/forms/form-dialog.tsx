import { useLingui } from '@lingui/react/macro'
import { Modal, type ModalProps, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormEnd } from './form-end.tsx'
import type { Form } from './use-form.ts'

type FormDialogProps = {
  form: Form
  title: string
  /** Label of the submit button: the action itself. */
  send: ReactNode
  isDangerous?: boolean
  size?: ModalProps['size']
  onClose: () => void
  children?: ReactNode
}

/** A form in a dialog. Mount it only while open. A click outside does not close it, so that no input is lost. */
export function FormDialog({ form, title, send, isDangerous = false, size, onClose, children }: FormDialogProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={!form.isChanged}
      {...(size !== undefined && { size })}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form {...form.props}>
        <Stack gap="sm">
          {children}
          <FormEnd form={form} send={send} isDangerous={isDangerous} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
