import { useLingui } from '@lingui/react/macro'
import type { Address, Handover, SuggestedAddress } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { useState } from 'react'
import { useReadNow } from '../../api/use-read-now.ts'
import { useSend } from '../../api/use-send.ts'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { useStoredText } from '../../session/use-stored-text.ts'
import { toast } from '../../ui/layer/toast.ts'
import { promoFault } from './promo-text.ts'
import type { RequestedPurchase } from './requested-purchase.ts'
import { useBuyerCompany } from './use-buyer-company.ts'
import { useFormerTotal } from './use-former-total.ts'
import { useShopNotes } from './use-shop-notes.ts'
import { quotedServices, useShopServices } from './use-shop-services.ts'

/** Stored instead of a promo code when the shopper removes the code of an agent. */
const REMOVED = '-'

export function useCheckout(requestedPurchase: RequestedPurchase, handover?: Handover) {
  const { i18n } = useLingui()
  const { backData } = useSession()
  const addresses = useRead('GET /api/user/address_list')
  const of_this = JSON.stringify(requestedPurchase)
  const [stored_code, storeCode] = useStoredText(`promo ${of_this}`)
  const promo_code = stored_code === REMOVED ? '' : stored_code || (handover?.promo_code ?? '')
  const shop_notes = useShopNotes(of_this)
  const shop_services = useShopServices(of_this, handover?.shop_services)
  const { buyer, setBuyer } = useBuyerCompany(of_this)
  const knownAddresses = addresses.data ?? []
  // The address chosen for this purchase; otherwise that of the agent, or the default address, the first in the list.
  const chosenAddress = knownAddresses.find(({ id }) => id === backData.address_id)
  const suggestion = handover?.address ?? undefined
  const same = suggestion && knownAddresses.find((one) => isSamePlace(one, suggestion))
  const address = chosenAddress ?? same ?? knownAddresses[0]
  const suggested_href =
    'handover_id' in requestedPurchase && suggestion
      ? `/addressForm?choose=1&handover=${requestedPurchase.handover_id}`
      : '/addressForm?choose=1'
  const address_href = addresses.data?.length === 0 ? suggested_href : '/address?choose=1'
  const purchase = { ...requestedPurchase, ...(address && { address_id: address.id }), ...shop_services.asked }
  // `keepLast` keeps the previous sums on screen while a new address or code is quoted.
  const quote = useRead(
    'POST /api/checkout/quote',
    { ...purchase, ...(promo_code && { promo_code }), ...buyer },
    { enabled: !addresses.isPending, keepLast: true },
  )
  const former_cents = useFormerTotal(address?.id, quote.isPlaceholderData ? undefined : quote.data)
  const promos = useRead('POST /api/checkout/promo_codes', purchase, { enabled: !addresses.isPending, keepLast: true })
  const quoteNow = useReadNow('POST /api/checkout/quote')

  /**
   * Applies a promo code if it can be used.
   * @returns the reason why the code can't be used; undefined if it can be used.
   * @throws CallError
   */
  async function tryPromo(code: string): Promise<string | undefined> {
    const { promo } = await quoteNow({ ...purchase, promo_code: code })
    if (!promo?.applied) {
      void promos.refetch() // the code may have ended since the list was loaded
      return promoFault(promo, i18n)
    }
    storeCode(code)
    return undefined
  }
  /**
   * Buys for a company, if its tax number is right.
   * @throws CallError
   */
  async function tryBuyer(name: string, company_tax_number: string): Promise<void> {
    const next = { company: name, ...(company_tax_number && { company_tax_number }) }
    const { company } = await quoteNow({ ...purchase, ...next })
    if (company?.reason === 'tax_number_form' || company?.reason === 'tax_number_digit')
      throw new CallError('refused', company.msg ?? '', { details: { field: 'company_tax_number' } })
    setBuyer(next)
  }
  function requote() {
    void quote.refetch()
    void promos.refetch()
  }
  const removePromo = () => storeCode(handover?.promo_code ? REMOVED : '')
  function forget() {
    storeCode('')
    shop_notes.forget()
    shop_services.forget()
    setBuyer({})
  }
  return {
    addresses,
    address,
    address_href,
    /** The address of the agent, unless the shopper has stored it. */
    suggestion: same ? undefined : suggestion,
    suggested_href,
    quote,
    former_cents,
    purchase,
    promo_code,
    listedPromos: promos.data ?? [],
    requote,
    tryPromo,
    removePromo,
    shop_notes,
    shop_services,
    buyer,
    setBuyer,
    tryBuyer,
    forget,
  }
}

const bare = (text: string | null) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a stored address equals the address that an agent sent. */
const isSamePlace = (address: Address, suggestion: SuggestedAddress): boolean =>
  address.country === suggestion.country &&
  bare(address.postcode) === bare(suggestion.postcode) &&
  bare(address.detailed_address) === bare(suggestion.detailed_address)

export type Checkout = ReturnType<typeof useCheckout>

/** The error of creating the order: a refusal with its sentence and reason, or a lost connection. */
export type OrderFault = Pick<CallError, 'message' | 'reason' | 'details' | 'kind'>

/** Creates the orders. Sends the shown total along, so that the server refuses if the price has changed. */
export function usePlaceOrder({
  address,
  address_href,
  quote,
  requote,
  purchase,
  promo_code,
  shop_notes,
  buyer,
  forget,
}: Checkout) {
  const { t } = useLingui()
  const visits = useVisits()
  const { send: create } = useSend('POST /api/order/create', { quiet: true })
  const trackScreen = useStillOnScreen()
  const [isPlacing, setPlacing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [refusal, setRefusal] = useState<{ fault: OrderFault; at: number }>()

  async function place() {
    const { data, isPlaceholderData } = quote
    if (!address) {
      toast.show(t`Please choose shipping address`)
      return visits.go(address_href)
    }
    if (!data || isPlaceholderData || isPlacing) return
    if (data.groups.some((group) => !group.deliverable)) return toast.fail(t`One shop doesn’t deliver here`)
    const isHere = trackScreen()
    setPlacing(true)
    setRefusal(undefined)
    const promo = data.promo?.applied && { promo_code }
    const { shop_services: _, ...goods } = purchase
    try {
      const { order_ids } = await create({
        ...goods,
        ...quotedServices(data),
        ...promo,
        ...buyer,
        address_id: address.id,
        ...shop_notes.sent(data.groups.map(({ shop }) => shop.shop_id)),
        total_cents: data.total_cents,
        ...(data.taxes && { arrival_cents: data.taxes.arrival_cents }),
      })
      toast.success(t`Create Order Success`)
      // The screen is left before the form is cleared; otherwise the bought items would be quoted once more.
      if (isHere()) await visits.go(`/payment?orders=${order_ids.join()}&decided=1`, { replace: true })
      forget()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Each shopper may use a promo code only once, so the shopper's first use requires a verified mailbox.
      if (error.reason === 'code_needed' && isHere()) return setConfirming(true)
      if (error.status !== 401 && !isHere()) toast.fail(error.message)
      setRefusal({ fault: error, at: Date.now() })
      if (isAboutTheQuote(error)) requote()
    } finally {
      setPlacing(false)
    }
  }
  // If the quote was read after the refusal, the quote already shows the cause, so the refusal is hidden. A changed
  // price is still reported.
  const isResolved = refusal && refusal.fault.reason !== 'price_changed' && quote.dataUpdatedAt > refusal.at
  return { place, isPlacing, fault: isResolved ? undefined : refusal?.fault, isConfirming, setConfirming }
}

/** Refusals after which the quote is outdated. */
const isAboutTheQuote = ({ kind, reason }: OrderFault) => kind === 'refused' && reason !== 'too_many_unpaid'
