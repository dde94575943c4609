import { Trans } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import type { OrderFault } from './use-checkout.ts'

/** Shown when the URL names no lines, or when these lines have been bought or removed. */
export function NothingToCheckOut() {
  return (
    <Empty
      title={<Trans>No items to check out</Trans>}
      text={<Trans>Select the items you want in your cart first.</Trans>}
      link={{ href: '/bag', text: <Trans>Go to cart</Trans> }}
    />
  )
}

/** Shown instead of the first quote if it fails. If the server refused the quote, the server's reason is shown. */
export function QuoteRefused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefused = error instanceof CallError && error.kind === 'refused'
  if (!isRefused) return <ErrorState onRetry={onRetry} />
  return (
    <ErrorState
      title={error.message}
      text={<Trans>Update your cart, then come back.</Trans>}
      action={
        <Button tone="soft" href="/bag">
          <Trans>Go to cart</Trans>
        </Button>
      }
    />
  )
}

type Props = {
  /** The error of creating the order. */
  fault: OrderFault | undefined
  /** The error of the new quote. */
  refusal: Error | null
  quote: Quote
}

/**
 * The reason why checkout failed, at the top of the screen. The note is scrolled into view, because the order button is
 * far below.
 */
export function CheckoutFault({ fault, refusal, quote }: Props) {
  const shownFault = fault ?? (refusal instanceof CallError ? refusal : undefined)
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the fault changes
  useEffect(() => {
    // `void`, because `scrollIntoView` returns a promise in newer browsers, and an effect must not return a promise.
    void note.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [shownFault])
  if (!shownFault) return null
  const { kind, reason, details, message } = shownFault
  const item = quote.groups.flatMap((group) => group.items).find(({ sku_id }) => sku_id === details.field)
  const action = actionFor(reason, details.over_cents)
  return (
    <div ref={note} role="alert">
      <Note tone={reason === 'price_changed' ? 'wait' : 'bad'} {...(action && { action })}>
        {fault && kind === 'unreachable' ? (
          <Trans>The connection dropped. Place your order again. We’ll only create it once.</Trans>
        ) : (
          `${item ? `${item.title}: ` : ''}${message}`
        )}
      </Note>
    </div>
  )
}

function actionFor(reason: OrderFault['reason'], over_cents: number | undefined) {
  if (over_cents !== undefined) {
    return (
      <NoteAction href={`/topUp?amount_cents=${over_cents}`}>
        <Trans>Top up</Trans>
      </NoteAction>
    )
  }
  if (reason === 'too_many_unpaid') {
    return (
      <NoteAction href="/myPurchases/0">
        <Trans>See unpaid orders</Trans>
      </NoteAction>
    )
  }
  if (reason !== 'out_of_stock' && reason !== 'sku_unavailable' && reason !== 'quantity_limit') return null
  return (
    <NoteAction href="/bag">
      <Trans>Go to cart</Trans>
    </NoteAction>
  )
}
