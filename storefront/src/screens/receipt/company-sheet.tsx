import { Trans, useLingui } from '@lingui/react/macro'
import type { Receipt } from '@sampan/contract'
import { COMPANY_LIMIT } from '@sampan/contract/rules'
import { useId } from 'react'
import { TaxNumberField } from '../../features/tax/tax-number-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'
import layout from '../../ui/styles/layout.module.css'

type Props = { order_id: string; buyer: Receipt['buyer']; onClose: () => void }

/** Asks for the company that the receipt and the credit notes of an order name. Empty fields remove it. */
export function CompanySheet({ order_id, buyer, onClose }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const { isBusy, props, field } = useForm({
    start: { company: buyer.company ?? '', company_tax_number: buyer.company_tax_number ?? '' },
    rules: () => ({}),
    call: 'POST /api/order/receipt_company',
    inputOf: ({ company, company_tax_number }) => ({
      order_id,
      company: company.trim() || null,
      company_tax_number: company_tax_number.trim() || null,
    }),
    after: () => {
      toast.success(t`Save successful`)
      onClose()
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Company details</Trans>}
      locked={isBusy}
      footer={
        <Button type="submit" form={form_id} wide busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form {...props} id={form_id} className={layout.stack}>
        <TextField
          label={t`Company name`}
          maxLength={COMPANY_LIMIT}
          autoComplete="organization"
          {...field('company')}
        />
        <TaxNumberField country={buyer.country} {...field('company_tax_number')} />
      </form>
    </Sheet>
  )
}
