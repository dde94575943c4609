import type { ReactNode } from 'react'
import type { ReplyTo, SentWith, WriteKey } from '../api/reads.ts'
import { FormDialog } from './form-dialog.tsx'
import { useForm } from './use-form.ts'
import { useFreshCode } from './use-fresh-code.tsx'

type ConfirmDialogProps<K extends WriteKey> = {
  call: K
  sent: SentWith<K>
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
export function ConfirmDialog<K extends WriteKey>(props: ConfirmDialogProps<K>) {
  const { call, sent, title, note, confirm, isDangerous = false, after, onClose } = props
  const code = useFreshCode(() => form.props.ref.current?.requestSubmit())
  const taken = code.asksForCode
  const form = useForm({ call, start: {}, sent: () => sent, ...(after && { after }), taken, leave: onClose })
  return (
    <>
      <FormDialog form={form} title={title} send={confirm} isDangerous={isDangerous} onClose={onClose}>
        {note}
      </FormDialog>
      {code.dialog}
    </>
  )
}
