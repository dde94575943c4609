import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { MoveInFile } from '@sampan/contract'
import { MOVE_IN_BY_TWO, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { Textarea } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'

const REASON_LIMIT = 300

/** Asks for confirmation before the new lines of a file are applied, and for a reason where two owners decide. */
export function MoveInApply({ file, onClose }: { file: MoveInFile; onClose: () => void }) {
  const { t } = useLingui()
  const { file_id, kind, outcomes, total_cents, repeats } = file
  const isByTwo = MOVE_IN_BY_TWO.includes(kind)
  const form = useFormWithCode({
    call: 'POST /api/admin/move_in/apply',
    start: { invites: true, reason: '' },
    rules: ({ reason }, i18n) =>
      isByTwo && !VISIBLE_PATTERN.test(reason) ? { reason: translate(i18n)`Enter a reason` } : {},
    inputOf: ({ invites, reason }) => ({
      file_id,
      again: repeats,
      invites: kind === 'customers' && invites,
      ...(isByTwo && { reason: reason.trim() }),
    }),
    after: ({ proposal }) => {
      if (proposal) toast.success(t`Sent to a second approver`)
    },
    leave: onClose,
  })
  const { invites } = form.draft
  return (
    <FormDialog
      form={form}
      title={t`Apply ${file.file_name}`}
      send={isByTwo ? <Trans>Request approval</Trans> : <Trans>Apply</Trans>}
      isDangerous={repeats}
      onClose={onClose}
    >
      <p>
        <Plural value={outcomes.new ?? 0} one="# new line" other="# new lines" />
        {kind === 'balances' && (
          <>
            {' · '}
            <MoneyText cents={total_cents} isStrong />
          </>
        )}
      </p>
      {repeats && (
        <p>
          <Trans>This file was already applied.</Trans>
        </p>
      )}
      {kind === 'customers' && (
        <Checkbox
          name="invites"
          label={t`Invite the customers by email to set a password`}
          description={t`60 invitations a minute; each link is valid for 72 hours. You can also invite them later.`}
          checked={invites}
          onChange={(event) => form.set({ invites: event.currentTarget.checked })}
        />
      )}
      {isByTwo && (
        <>
          <Trans>A second owner decides. Balances go to the wallets, promo codes become valid.</Trans>
          <Textarea
            label={t`Reason`}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={REASON_LIMIT}
            {...form.field('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}
