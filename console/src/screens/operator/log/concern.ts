import type { DeskRef } from '@sampan/contract'

type Concern = { ref_type: DeskRef; ref_id: string }

/** URL of the screen for an entry's object; undefined if the object has no screen. */
export function addressOfConcern({ ref_type, ref_id }: Concern): string | undefined {
  const id = encodeURIComponent(ref_id)
  switch (ref_type) {
    case 'operator':
      return `/operators/${id}`
    case 'machine_token':
      return '/machine-tokens'
    case 'job':
      return '/jobs'
    case 'webhook':
      return '/webhooks'
    case 'agent':
      return '/agents'
    case 'order':
      return `/orders/${id}`
    case 'refund':
      return `/refunds/${id}`
    case 'review':
      return `/reviews/${id}`
    case 'carrier':
    case 'tracking_source':
      return '/carriers'
    case 'shopper':
      return `/shoppers/${id}`
    case 'product':
      return `/product/${id}`
    case 'category':
    case 'kind':
      return '/categories'
    case 'shop':
      return `/shops/${id}`
    case 'import':
      return `/imports/${id}`
    case 'move_in':
      return `/move-in/${id}`
    case 'proposal':
      return `/proposals/${id}`
    case 'recharge':
      return `/recharges/${id}`
    case 'withdrawal':
      return `/withdrawals/${id}`
    case 'bank_day':
      return `/reconciliation/${id}`
    case 'network':
      return '/settings?part=networks'
    case 'provider':
      return '/providers'
    case 'report_item':
      return '/provider-items?state=all'
    case 'contract_withdrawal':
      return `/contract-withdrawals/${id}?status=all`
    case 'dispute':
      return `/disputes/${id}?status=all`
    case 'payment':
      return '/card-top-ups?status=credited'
    case 'option':
      return `/options/${id}`
    case 'promo':
      return `/promos/${id}`
    case 'reduction':
      return `/price-reductions/${id}`
    case 'maker':
      return '/makers'
    case 'customs_default':
      return '/taxes?part=goods'
    case 'tax_remittance':
      return '/taxes?part=owed'
    case 'tax_rule':
      return ref_id === 'file' ? '/taxes' : `/taxes?q=${encodeURIComponent(ref_id)}`
    case 'country':
      return `/countries/${id}`
    case 'article':
      return `/pages/${encodeURIComponent(ref_id.replace('/', '.'))}`
    case 'window':
      return '/home'
    case 'synonym':
      return `/search-words?language=${encodeURIComponent(ref_id.split('/', 1).join())}`
    case 'redirect':
      return `/old-addresses?q=${encodeURIComponent(ref_id)}`
    case 'canned_answer':
      return '/messages'
    case 'setting':
      return ref_id === 'brand' ? '/settings?part=brand' : '/settings?part=history'
    default:
      return undefined
  }
}
