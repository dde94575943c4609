import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { EVIDENCE_LIMIT } from '@sampan/contract/rules'
import { type ReactNode, useId, useState } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { useUpload } from '../../forms/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import formCss from '../../ui/form/form.module.css'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { PictureUpload } from '../../ui/picture-upload/picture-upload.tsx'
import typography from '../../ui/styles/typography.module.css'
import { type Claim, type ClaimRules, offeredAmounts } from './recharge-claim.ts'

type Props = {
  form: Form<Claim>
  rules: ClaimRules
  /** Shows where to send the money. */
  where: ReactNode
  /** Fields before the amount. */
  before?: ReactNode
  evidence_hint: string
  /** Fields after the pictures. */
  children: ReactNode
}

/** Shows where to send money, and the form with which the shopper reports the transfer. */
export function RechargeForm({ form, rules, where, before, evidence_hint, children }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const upload = useUpload('evidence')
  const [isUploading, setUploading] = useState(false)
  const minimum = moneyText(rules.minimum_cents)
  const maximum = moneyText(rules.maximum_cents)
  return (
    <>
      <form {...form.props} id={form_id} className={formCss.screen}>
        {where}
        <h2 className={typography.title3}>
          <Trans>Tell us about your transfer</Trans>
        </h2>
        {before}
        <MoneyField
          label={t`Amount sent`}
          name="amount"
          required
          cents={form.draft.amount_cents}
          onChange={(amount_cents) => form.set({ amount_cents })}
          hint={t`Between ${minimum} and ${maximum}`}
          error={form.faults.amount_cents}
        />
        <Chips label={t`Amounts`} wrap>
          {offeredAmounts(rules).map((cents) => (
            <Chip
              key={cents}
              pressed={cents === form.draft.amount_cents}
              onClick={() => form.set({ amount_cents: cents })}
            >
              {moneyText(cents).replace(/\.00$/, '')}
            </Chip>
          ))}
        </Chips>
        <PictureUpload
          label={rules.needs_evidence ? t`Payment evidence` : t`Payment evidence (optional)`}
          takesPdf
          required={rules.needs_evidence}
          max={EVIDENCE_LIMIT}
          {...form.field('evidence')}
          upload={upload}
          onBusy={setUploading}
          hint={evidence_hint}
        />
        {children}
      </form>
      <Footer>
        <Button type="submit" form={form_id} wide busy={form.isBusy} disabled={isUploading}>
          {isUploading ? <Trans>Uploading pictures…</Trans> : <Trans>I’ve sent the money</Trans>}
        </Button>
      </Footer>
    </>
  )
}
