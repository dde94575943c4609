import { useLingui } from '@lingui/react/macro'
import { Modal, type ModalProps, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormFooter } from './form-footer.tsx'
import type { Form } from './use-form.ts'

type FormDialogProps = {
  form: Form
  title: string
  /** Label of the submit button, which names the action, for example "Block". */
  send: ReactNode
  isDangerous?: boolean
  size?: ModalProps['size']
  onClose: () => void
  children?: ReactNode
}

/**
 * A form in a dialog. Mount the component only while the dialog is open. A click outside does not close the dialog, so
 * that no input is lost.
 */
export function FormDialog({ form, title, send, isDangerous = false, size, onClose, children }: FormDialogProps) {
  const { t } = useLingui()
  return (
    <>
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
            <FormFooter form={form} send={send} isDangerous={isDangerous} onCancel={onClose} />
          </Stack>
        </form>
      </Modal>
      {form.codeDialog}
    </>
  )
}
