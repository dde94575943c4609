import { Trans, useLingui } from '@lingui/react/macro'
import { COMPANY_LIMIT } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import type { Faults } from '@sampan/front/use-form'
import { useRead } from '@sampan/front/use-read'
import { useSend } from '../../api/use-send.ts'
import { TaxNumberField } from '../../features/tax/tax-number-field.tsx'
import { useFormWith } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import type { Checkout } from './use-checkout.ts'

type Props = { checkout: Checkout; country: string; onClose: () => void }

/** Asks for the company that the shopper buys for. It starts with the last one. */
export function CompanySheet({ checkout, country, onClose }: Props) {
  const { data, isPending } = useRead('GET /api/user/company')
  const { buyer } = checkout
  const start = buyer.company ? buyer : data
  return (
    <Sheet open onClose={onClose} title={<Trans>Buy for a company</Trans>}>
      {isPending && !buyer.company ? (
        <Waiting>
          <SkeletonRows rows={2} />
        </Waiting>
      ) : (
        <CompanyForm key={start?.company ?? ''} {...{ checkout, country, onClose }} start={start ?? null} />
      )}
    </Sheet>
  )
}

type FormProps = Props & {
  /** Null without a company that could be removed. */
  start: { company?: string; company_tax_number?: string | null } | null
}

function CompanyForm({ checkout, country, onClose, start }: FormProps) {
  const { t } = useLingui()
  const { send: remove } = useSend('POST /api/user/company_remove')
  const { isBusy, props, field } = useFormWith({
    start: { company: start?.company ?? '', company_tax_number: start?.company_tax_number ?? '' },
    rules: (draft): Faults<'company' | 'company_tax_number'> =>
      draft.company.trim() ? {} : { company: t`Enter the company’s name` },
    send: ({ company, company_tax_number }) => checkout.tryBuyer(company.trim(), company_tax_number.trim()),
    after: onClose,
  })
  async function forget() {
    checkout.setBuyer({})
    onClose()
    await remove(undefined).catch(() => undefined) // a failure is shown as a toast
  }
  return (
    <form {...props} className={layout.stack}>
      <TextField label={t`Company name`} maxLength={COMPANY_LIMIT} autoComplete="organization" {...field('company')} />
      <TaxNumberField country={country} {...field('company_tax_number')} />
      <p className={classNames(typography.small, typography.t2)}>
        <Trans>Taxes may change with a tax number of the country you’re sending to.</Trans>
      </p>
      <Button type="submit" wide busy={isBusy}>
        <Trans>Save</Trans>
      </Button>
      {start && (
        <Button tone="plain" wide onClick={() => void forget()}>
          <Trans>Remove company</Trans>
        </Button>
      )}
    </form>
  )
}
