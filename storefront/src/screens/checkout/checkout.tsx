import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { moneyText } from '@sampan/contract/money-text'
import { ORDER_WAIT_HOURS } from '@sampan/contract/rules'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMapPinPlus from '@tabler/icons-react/dist/esm/icons/IconMapPinPlus.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { ConfirmMailboxSheet } from '../../features/account/confirm-mailbox-sheet.tsx'
import { useUser } from '../../features/account/use-user.ts'
import { AddressCard } from '../../features/address/address-card.tsx'
import { Estimate } from '../../features/estimate/estimate.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { Row, Rows } from '../../ui/list/rows.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import { Money } from '../../ui/money/money.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './checkout.module.css'
import { CheckoutFault, NothingToCheckOut, QuoteRefused } from './checkout-faults.tsx'
import { PromoRow } from './promo-row.tsx'
import { QuoteGroup } from './quote-group.tsx'
import { QuoteSums } from './quote-sums.tsx'
import { type RequestedPurchase, readRequestedPurchase } from './requested-purchase.ts'
import { type Checkout, useCheckout, usePlaceOrder } from './use-checkout.ts'

export default function CheckoutScreen({ search }: ScreenProps) {
  const visits = useVisits()
  const requested = readRequestedPurchase(search)
  return (
    <Page wide className={`${beside.page} ${css.checkout}`}>
      <TopBar title={<Trans>Checkout</Trans>} onBack={visits.back} />
      {requested ? <CheckoutOf requested={requested} /> : <NothingToCheckOut />}
    </Page>
  )
}

function CheckoutOf({ requested }: { requested: RequestedPurchase }) {
  const checkout = useCheckout(requested)
  const { addresses, quote } = checkout
  if (isGone(quote.error)) return <NothingToCheckOut />
  if (quote.data) return <Settled checkout={checkout} quote={quote.data} />
  if (quote.isError) return <QuoteRefused error={quote.error} onRetry={() => void quote.refetch()} />
  if (addresses.isError) return <ErrorState onRetry={() => void addresses.refetch()} />
  return (
    <Waiting>
      <div className={`${layout.pad} ${layout.stack}`}>
        <Card>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Card>
        <SkeletonRows rows={3} />
      </div>
    </Waiting>
  )
}

const NOTES_LIMIT = 500

function Settled({ checkout, quote }: { checkout: Checkout; quote: Quote }) {
  const { t } = useLingui()
  const { address, listed, tryPromo, removePromo, notes, setNotes } = checkout
  const { data: user } = useUser()
  const { place, isPlacing, fault, isConfirming, setConfirming } = usePlaceOrder(checkout)
  const hasAddress = address !== undefined
  const refusal = checkout.quote.error
  return (
    <>
      <div className={`${layout.pad} ${layout.stack}`}>
        <CheckoutFault fault={fault} refusal={refusal} quote={quote} />
        <AddressRow checkout={checkout} />
        {quote.groups.map((group) => (
          <QuoteGroup
            key={group.shop.shop_id}
            group={group}
            hasAddress={hasAddress}
            short_sku_id={fault?.reason === 'out_of_stock' ? fault.details.field : undefined}
          />
        ))}
        <Rows>
          <PromoRow promo={quote.promo} listed={listed} onTry={tryPromo} onRemove={removePromo} />
          {user && (
            <Row
              icon={<IconWallet aria-hidden="true" />}
              title={<Trans>Balance</Trans>}
              value={moneyText(user.balance_cents)}
              href="/topUp"
            />
          )}
        </Rows>
        {hasAddress && user && user.balance_cents < quote.total_cents && (
          <Lacking cents={quote.total_cents - user.balance_cents} />
        )}
        <Card>
          <TextArea
            label={<Trans>Order note</Trans>}
            value={notes}
            onChange={setNotes}
            rows={2}
            maxLength={NOTES_LIMIT}
          />
        </Card>
      </div>
      <div className={`${beside.stays} ${css.side}`}>
        <div className={css.sums}>
          <QuoteSums quote={quote} hasAddress={hasAddress} />
        </div>
        <Footer>
          <p className={css.total} aria-live="polite">
            <span className={`${typography.small} ${typography.t2}`}>
              {hasAddress ? t`Total` : t`Total before freight`}
            </span>
            <Money cents={quote.total_cents} className={typography.title2} />
            <Estimate cents={quote.total_cents} />
          </p>
          <Button
            commits
            busy={isPlacing || checkout.quote.isPlaceholderData}
            disabled={refusal !== null}
            onClick={() => void place()}
          >
            <Trans>Place order</Trans>
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
 * Reports that the balance is too low before the order is placed, so that shoppers don't learn this only at payment.
 * Not shown before freight is known.
 */
function Lacking({ cents }: { cents: number }) {
  const missing = moneyText(cents)
  const hours = ORDER_WAIT_HOURS
  return (
    <Note tone="wait">
      <Trans>
        You’re {missing} short. Order now, then top up. Once you’ve sent a top-up that covers it, we’ll hold your order
        for up to {hours} hours.
      </Trans>
    </Note>
  )
}

/**
 * The address, with a link to the address list. If the shopper has no address, the link opens the form. Both screens
 * return the chosen address.
 */
function AddressRow({ checkout: { address, address_href } }: { checkout: Checkout }) {
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
    </Rows>
  )
}
