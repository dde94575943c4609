import type { Handover, SuggestedAddress } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { AgentBuyer, AgentDestination } from '../../../db/json-columns.ts'
import { transaction } from '../../../db/transaction.ts'
import { textIn } from '../../../language/text-in.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { findOffersOf } from '../../checkout/checkout-sql.ts'
import { chooseGoods } from '../../checkout/handover/chosen-goods-rules.ts'
import { savePlatformWebhook } from '../../webhook/webhook-sql.ts'
import { countryOf } from '../country-code.ts'
import { findPurchasedOrders } from '../order/purchase-sql.ts'
import { bindHandover, findPlatformHost } from './agent-checkout-sql.ts'

type Opened = { user_id: string; handover_id: string; language: Language }

/**
 * Opens the checkout that an agent prepared. The first shopper who opens it is the only one who can.
 * @throws NotFound for other shoppers, and when the checkout was canceled or is expired.
 */
export const openHandover = (db: Db, { user_id, handover_id, language }: Opened) =>
  transaction(db, async (tx): Promise<Handover> => {
    const handover = await bindHandover(tx, user_id, handover_id)
    if (!handover) throw new NotFound()
    const { platform_id, lines, promo_codes, shop_services, destination, buyer, checkout_id, webhook_url } = handover
    if (webhook_url !== null) await savePlatformWebhook(tx, { platform_id, url: webhook_url })
    const sku_ids = lines.map((line) => line.sku_id)
    const [agent, offers, orders] = [
      await findPlatformHost(tx, platform_id),
      await findOffersOf(tx, sku_ids),
      checkout_id ? await findPurchasedOrders(tx, { user_id, checkout_id }) : [],
    ]
    const sold = new Set(chooseGoods(lines, offers).lines.map((line) => line.sku_id))
    const unavailable = offers.filter((offer) => !sold.has(offer.sku_id))
    return {
      agent,
      promo_code: promo_codes[0] ?? '',
      shop_services,
      address: destination && suggestionOf(destination, buyer),
      unavailable: checkout_id ? [] : unavailable.map((offer) => textIn(offer.title, language)),
      order_ids: orders.map((order) => order.order_id),
      is_payable: orders.some((order) => order.status === 'unpaid'),
    }
  })

function suggestionOf(destination: AgentDestination, buyer: AgentBuyer | null): SuggestedAddress {
  const {
    first_name = buyer?.first_name ?? '',
    last_name = buyer?.last_name ?? '',
    phone_number = buyer?.phone_number,
  } = destination
  const { street_address, extended_address, address_locality, address_region, address_country, postal_code } =
    destination
  return {
    addressee: nameText({ family_name: last_name, given_name: first_name }),
    mobile: phone_number ?? '',
    country: countryOf(address_country) ?? '',
    region: address_region ?? '',
    city: address_locality ?? '',
    detailed_address: [street_address, extended_address].filter(Boolean).join(', '),
    postcode: postal_code ?? '',
  }
}
