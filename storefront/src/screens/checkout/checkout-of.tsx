import { Trans } from '@lingui/react/macro'
import type { Handover, Quote } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { moneyText } from '@sampan/contract/money-text'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMapPinPlus from '@tabler/icons-react/dist/esm/icons/IconMapPinPlus.mjs'
import { ConfirmMailboxSheet } from '../../features/account/confirm-mailbox-sheet.tsx'
import { AddressCard } from '../../features/address/address-card.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import css from './checkout.module.css'
import { CheckoutFault, NothingToCheckOut, QuoteRefused } from './checkout-faults.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CompanyRow } from './company-row.tsx'
import { GuaranteeNote } from './guarantee-note.tsx'
import { HandoverNotes } from './handover-notes.tsx'
import { QuoteGroup } from './quote-group.tsx'
import type { RequestedPurchase } from './requested-purchase.ts'
import { Summary } from './summary.tsx'
import { type Checkout, useCheckout, usePlaceOrder } from './use-checkout.ts'

type Props = {
  purchase: RequestedPurchase
  /** The checkout that an agent prepared, if the goods come from it. */
  handover?: Handover
}

export function CheckoutOf({ purchase, handover }: Props) {
  const checkout = useCheckout(purchase, handover)
  const { addresses, quote } = checkout
  if (isGone(quote.error)) return <NothingToCheckOut />
  if (quote.data) return <Settled checkout={checkout} quote={quote.data} handover={handover} />
  if (quote.isError) return <QuoteRefused error={quote.error} onRetry={() => void quote.refetch()} />
  if (addresses.isError) return <ErrorState onRetry={() => void addresses.refetch()} />
  return <CheckoutSkeleton />
}

type SettledProps = { checkout: Checkout; quote: Quote; handover: Handover | undefined }

function Settled({ checkout, quote, handover }: SettledProps) {
  const { address, shop_notes, shop_services } = checkout
  const { place, isPlacing, fault, isConfirming, setConfirming } = usePlaceOrder(checkout)
  const hasAddress = address !== undefined
  const refusal = checkout.quote.error
  const total = moneyText(quote.total_cents)
  return (
    <>
      <div className={`${layout.pad} ${layout.stack}`}>
        <CheckoutFault fault={fault} refusal={refusal} quote={quote} />
        {handover && (
          <HandoverNotes handover={handover} suggestion={checkout.suggestion} address_href={checkout.suggested_href} />
        )}
        <AddressRow checkout={checkout} quote={quote} />
        {quote.groups.map((group) => (
          <QuoteGroup
            key={group.shop.shop_id}
            group={group}
            hasAddress={hasAddress}
            short_sku_id={fault?.reason === 'out_of_stock' ? fault.details.field : undefined}
            service={shop_services.chosenFor(group.shop.shop_id)}
            onService={(service) => shop_services.choose(group.shop.shop_id, service)}
            note={shop_notes.noteTo(group.shop.shop_id)}
            onNote={(text) => shop_notes.setNoteTo(group.shop.shop_id, text)}
          />
        ))}
        {address && <GuaranteeNote country={address.country} />}
      </div>
      <div className={`${beside.stays} ${css.side}`}>
        <div className={css.sums}>
          <Summary checkout={checkout} quote={quote} hasAddress={hasAddress} />
        </div>
        <Footer>
          <Button
            commits
            grow
            busy={isPlacing || checkout.quote.isPlaceholderData}
            disabled={refusal !== null}
            onClick={() => void place()}
          >
            {hasAddress ? <Trans>Place order · {total}</Trans> : <Trans>Place order</Trans>}
          </Button>
        </Footer>
      </div>
      <ConfirmMailboxSheet
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirmed={() => {
          setConfirming(false)
          void place()
        }}
      />
    </>
  )
}

/**
 * The address, with a link to the address list. If the shopper has no address, the link opens the form. Both screens
 * return the chosen address. With rules of taxes, the shopper can buy for a company.
 */
function AddressRow({ checkout, quote }: { checkout: Checkout; quote: Quote }) {
  const { address, address_href } = checkout
  if (!address) {
    return (
      <Rows>
        <Row
          icon={<IconMapPinPlus aria-hidden="true" />}
          title={<Trans>Please choose shipping address</Trans>}
          href={address_href}
        />
      </Rows>
    )
  }
  return (
    <Rows>
      <Row icon={<IconMapPin aria-hidden="true" />} title={<AddressCard address={address} />} href={address_href} />
      {quote.taxes && <CompanyRow checkout={checkout} quote={quote} country={address.country} />}
    </Rows>
  )
}
