import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Invoice, Receipt } from '@sampan/contract'
import { dateText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { NAME_TEXT } from '../../features/tax/tax-name-text.ts'
import { Dialog } from '../../ui/layer/dialog.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Fact, Facts, Part } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'

/** Opens the receipt of a paid order with its credit notes. */
export function OrderReceipts({ order_id }: { order_id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        <Trans>Receipt and credit notes</Trans>
      </Button>
      {isOpen && <ReceiptsDialog order_id={order_id} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReceiptsDialog({ order_id, onClose }: { order_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/order/receipts', { order_id })
  return (
    <Dialog onClose={onClose} title={t`Receipt and credit notes`}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && [data.receipt, ...data.credit_notes].map((one) => <Issued key={one.receipt_id} receipt={one} />)}
    </Dialog>
  )
}

function Issued({ receipt }: { receipt: Receipt }) {
  const { i18n } = useLingui()
  const { seller, buyer, invoice } = receipt
  return (
    <Part title={<Title receipt={receipt} />}>
      <Facts>
        <Fact name={<Trans>Number</Trans>}>{receipt.number}</Fact>
        <Fact name={<Trans>Issued on</Trans>}>{dateText(receipt.issued_on, languageTag(i18n))}</Fact>
        <Fact name={<Trans>Amount</Trans>}>
          <MoneyText cents={receipt.total_cents} />
        </Fact>
        {invoice && <Taxes invoice={invoice} />}
        <Fact name={<Trans>Seller</Trans>}>
          {[seller.legal_name ?? seller.shop_name, seller.seller_address, seller.tax_number]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
        <Fact name={<Trans>Buyer</Trans>}>
          {[buyer.company, buyer.company_tax_number, buyer.addressee].filter(Boolean).join(' · ')}
        </Fact>
      </Facts>
    </Part>
  )
}

function Title({ receipt: { kind, invoice } }: { receipt: Receipt }) {
  if (kind === 'credit_note') return <Trans>Credit note</Trans>
  return invoice?.is_tax_invoice ? <Trans>Tax invoice</Trans> : <Trans>Receipt</Trans>
}

/** Duties, charges, and the taxes by rate; or why a company pays none. */
function Taxes({ invoice: { exemption, charges, rates } }: { invoice: Invoice }) {
  const { i18n } = useLingui()
  return (
    <>
      {exemption && (
        <Fact name={<Trans>Taxes</Trans>}>
          {exemption === 'exempt' ? (
            <Trans>None, because companies are exempt</Trans>
          ) : (
            <Trans>None, because the company owes them (reverse charge)</Trans>
          )}
        </Fact>
      )}
      {charges.map(({ name, amount_cents }) => (
        <Fact key={name} name={i18n._(NAME_TEXT[name])}>
          <MoneyText cents={amount_cents} />
        </Fact>
      ))}
      {rates.map(({ name, rate_1000, tax_cents, net_cents, included_cents }) => (
        <Fact key={`${name} ${rate_1000}`} name={`${i18n._(NAME_TEXT[name])} ${rate_1000 / 1_000}%`}>
          <MoneyText cents={tax_cents} /> ·{' '}
          {included_cents > 0 ? (
            <Trans>
              in the price of <MoneyText cents={net_cents + included_cents} />
            </Trans>
          ) : (
            <Trans>
              on <MoneyText cents={net_cents} />
            </Trans>
          )}
        </Fact>
      ))}
    </>
  )
}
