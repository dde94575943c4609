import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import type { ReactNode } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Textarea } from '../../ui/form/text-input.tsx'
import css from './reason-choice.module.css'

const REASON_LIMIT = 300

type Ready = { text: string; meaning: string }
type RefusingCall =
  | 'POST /api/admin/recharge/audit'
  | 'POST /api/admin/extract/audit'
  | 'POST /api/admin/extract/payout'

type ReasonChoiceProps<K extends RefusingCall> = {
  call: K
  inputOf: (reason: string) => WriteInput<K>
  /** Predefined reasons, which can be edited. */
  ready: readonly Ready[]
  title: string
  note: ReactNode
  confirm: ReactNode
  after: (reply: ReplyTo<K>) => unknown
  onClose: () => void
}

/**
 * Asks for the reason shown to the shopper: a predefined reason in the shopper's language, or free text. Mount the
 * component only while the dialog is open.
 */
export function ReasonChoice<K extends RefusingCall>(props: ReasonChoiceProps<K>) {
  const { call, inputOf, ready, title, note, confirm, after, onClose } = props
  const { t } = useLingui()
  const form = useForm({
    call,
    start: { reason: '' },
    rules: ({ reason }, i18n) => (VISIBLE_PATTERN.test(reason) ? {} : { reason: translate(i18n)`Enter a reason` }),
    inputOf: ({ reason }) => inputOf(reason.trim()),
    after,
    leave: onClose,
  })
  const { reason } = form.draft
  return (
    <FormDialog form={form} title={title} send={confirm} size="lg" isDangerous onClose={onClose}>
      <div>{note}</div>
      <ul className={css.ready} aria-label={t`Suggested reasons`}>
        {ready.map(({ text, meaning }) => (
          <li key={text}>
            <UnstyledButton
              className={css.choice}
              aria-pressed={reason === text}
              onClick={() => form.set({ reason: text })}
            >
              <span>{meaning}</span>
              {meaning !== text && <span className={css.sent}>{text}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Textarea
        label={t`Reason`}
        description={<Trans>Choose one above, or write your own.</Trans>}
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={REASON_LIMIT}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
