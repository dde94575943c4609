import type { DeskWrite } from '@sampan/contract/desk-writes'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { useFormWithCode } from './use-form-with-code.ts'

type ConfirmDialogProps<K extends DeskWrite> = {
  call: K
  input: WriteInput<K>
  title: string
  /** Consequences of the action. */
  note?: ReactNode
  /** Label of the button, which names the action, for example "Block". */
  confirm: ReactNode
  isDangerous?: boolean
  after?: (reply: ReplyTo<K>) => unknown
  onClose: () => void
}

/**
 * Asks for confirmation before an irreversible call, and for a second-factor code if the call requires it. Mount the
 * component only while the dialog is open.
 */
export function ConfirmDialog<K extends DeskWrite>(props: ConfirmDialogProps<K>) {
  const { call, input, title, note, confirm, isDangerous = false, after, onClose } = props
  const form = useFormWithCode({ call, start: {}, inputOf: () => input, ...(after && { after }), leave: onClose })
  return (
    <FormDialog form={form} title={title} send={confirm} isDangerous={isDangerous} onClose={onClose}>
      {note}
    </FormDialog>
  )
}
