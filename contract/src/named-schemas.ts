import { z } from 'zod'
import * as account from './account/account.ts'
import * as address from './address/address.ts'
import * as handover from './agent/handover.ts'
import * as brand from './brand/brand.ts'
import * as cart from './cart/cart.ts'
import * as checkout from './cart/checkout.ts'
import * as category from './catalogue/category.ts'
import * as home from './catalogue/home.ts'
import * as listing from './catalogue/listing.ts'
import * as option from './catalogue/option.ts'
import * as product from './catalogue/product.ts'
import * as shop from './catalogue/shop.ts'
import * as sizeGuide from './catalogue/size-guide.ts'
import * as sku from './catalogue/sku.ts'
import * as texts from './catalogue/texts.ts'
import * as chat from './chat/chat.ts'
import * as notice from './notice.ts'
import * as alone from './operator/alone.ts'
import * as machineToken from './operator/machine-token.ts'
import * as proposal from './operator/proposal.ts'
import * as carrier from './order/carrier.ts'
import * as order from './order/order.ts'
import * as receipt from './order/receipt.ts'
import * as refund from './order/refund.ts'
import * as shipment from './order/shipment.ts'
import * as review from './review/review.ts'
import * as setting from './setting/setting.ts'
import * as upload from './upload.ts'
import * as audit from './wallet/audit.ts'
import * as bill from './wallet/bill.ts'
import * as chainDeposit from './wallet/chain-deposit.ts'
import * as chainNetwork from './wallet/chain-network.ts'
import * as chainTransfer from './wallet/chain-transfer.ts'
import * as recharge from './wallet/recharge.ts'
import * as wallet from './wallet/wallet.ts'
import * as withdrawal from './wallet/withdrawal.ts'

/** Every schema exported by a file of the contract, by name. The API reference uses these names. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  [
    account,
    address,
    alone,
    audit,
    bill,
    brand,
    handover,
    carrier,
    cart,
    category,
    chainDeposit,
    chainNetwork,
    chainTransfer,
    chat,
    checkout,
    home,
    listing,
    machineToken,
    notice,
    option,
    order,
    product,
    proposal,
    receipt,
    recharge,
    refund,
    review,
    setting,
    shipment,
    shop,
    sizeGuide,
    sku,
    texts,
    upload,
    wallet,
    withdrawal,
  ]
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
)
