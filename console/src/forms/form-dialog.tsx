import { type ModalProps, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/layer/dialog.tsx'
import { FormFooter } from './form-footer.tsx'
import { useOutdatedNote } from './opened-version.tsx'
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
 * A form in a dialog. Mount the component only while the dialog is open. Once a field has changed, a click outside does
 * not close the dialog, so that no input is lost. In `OpenedInDialog`, it reports a change by another operator.
 */
export function FormDialog({ form, title, send, isDangerous = false, size, onClose, children }: FormDialogProps) {
  const outdatedNote = useOutdatedNote()
  return (
    <>
      <Dialog
        onClose={onClose}
        title={title}
        closeOnClickOutside={!form.isChanged}
        {...(size !== undefined && { size })}
      >
        <form {...form.props}>
          <Stack gap="sm">
            {!form.isBusy && outdatedNote}
            {children}
            <FormFooter form={form} send={send} isDangerous={isDangerous} onCancel={onClose} />
          </Stack>
        </form>
      </Dialog>
      {form.codeDialog}
    </>
  )
}
