import type { DeskRef } from '@sampan/contract'

type Concern = { ref_type: DeskRef; ref_id: string }

/** Where the desk shows what an entry concerns; undefined where no screen does. */
export function addressOfConcern({ ref_type, ref_id }: Concern): string | undefined {
  const id = encodeURIComponent(ref_id)
  switch (ref_type) {
    case 'operator':
      return `/operators/${id}`
    case 'order':
      return `/orders/${id}`
    case 'refund':
      return `/refunds/${id}`
    case 'review':
      return `/reviews/${id}`
    case 'carrier':
      return '/carriers'
    case 'shopper':
      return `/shoppers/${id}`
    case 'product':
      return `/product/${id}`
    case 'category':
    case 'kind':
      return '/shelves'
    case 'shop':
      return `/shops/${id}`
    case 'import':
      return `/imports/${id}`
    case 'canned_answer':
      return '/messages'
    case 'setting':
      return '/settings?part=history'
    default:
      return undefined
  }
}
