import { plural, t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskWrite } from '@sampan/contract/desk-writes'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import type { ReactNode } from 'react'
import { Textarea } from '../ui/form/text-input.tsx'
import { FormDialog } from './form-dialog.tsx'
import { REASON_LIMIT } from './reason-field.tsx'
import { useFormWithCode } from './use-form-with-code.ts'

type ReasonDialogProps<K extends DeskWrite> = {
  call: K
  /** Makes the body of `call` from the reason that the operator entered. */
  inputOf: (reason: string) => WriteInput<K>
  /** The reason that is filled in. */
  start?: string
  title: string
  /** Consequences of the action, and who can read the reason. */
  note?: ReactNode
  /** Further fields, shown below the reason. */
  children?: ReactNode
  /** Label of the button, which names the action, for example "Block". */
  confirm: ReactNode
  isDangerous?: boolean
  after?: (reply: ReplyTo<K>) => unknown
  onClose: () => void
}

/**
 * Asks for a reason and sends it, with a second-factor code if the call requires it. Mount the component only while the
 * dialog is open.
 */
export function ReasonDialog<K extends DeskWrite>(props: ReasonDialogProps<K>) {
  const { call, inputOf, start = '', title, note, children, confirm, isDangerous = true, after, onClose } = props
  const { t } = useLingui()
  const form = useFormWithCode({
    call,
    start: { reason: start },
    rules: ({ reason }, i18n) => (VISIBLE_PATTERN.test(reason) ? {} : { reason: translate(i18n)`Enter a reason` }),
    inputOf: ({ reason }) => inputOf(reason.trim()),
    ...(after && { after }),
    leave: onClose,
  })
  const left = REASON_LIMIT - form.draft.reason.length
  return (
    <FormDialog form={form} title={title} send={confirm} isDangerous={isDangerous} onClose={onClose}>
      {note}
      <Textarea
        label={t`Reason`}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={REASON_LIMIT}
        {...(left >= 0 &&
          left <= 60 && { description: t`${plural(left, { one: '# character left', other: '# characters left' })}` })}
        {...form.field('reason')}
      />
      {children}
    </FormDialog>
  )
}
