import { Trans } from '@lingui/react/macro'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import beside from '../../ui/styles/beside.module.css'
import css from './checkout.module.css'
import { NothingToCheckOut } from './checkout-faults.tsx'
import { CheckoutOf } from './checkout-of.tsx'
import { HandedOver } from './handover.tsx'
import { readRequestedPurchase } from './requested-purchase.ts'

export default function CheckoutScreen({ search }: ScreenProps) {
  const visits = useVisits()
  const purchase = readRequestedPurchase(search)
  return (
    <Page wide className={`${beside.page} ${css.checkout}`}>
      <TopBar title={<Trans>Checkout</Trans>} onBack={visits.back} />
      {!purchase && <NothingToCheckOut />}
      {purchase && 'handover_id' in purchase && <HandedOver handover_id={purchase.handover_id} />}
      {purchase && !('handover_id' in purchase) && <CheckoutOf purchase={purchase} />}
    </Page>
  )
}
