import { z } from 'zod'
import * as account from './account/account.ts'
import * as address from './address/address.ts'
import * as brand from './brand/brand.ts'
import * as cart from './cart/cart.ts'
import * as checkout from './cart/checkout.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as deskCatalogue from './catalogue/product-desk.ts'
import * as sizeGuide from './catalogue/size-guide.ts'
import * as deskTexts from './catalogue/texts.ts'
import * as chat from './chat/chat.ts'
import * as notice from './chat/notice.ts'
import * as deskAlone from './operator/alone.ts'
import * as deskMachineTokens from './operator/machine-token-desk.ts'
import * as deskProposals from './operator/proposal-desk.ts'
import * as order from './order/order.ts'
import * as deskOrderRows from './order/order-desk-rows.ts'
import * as refund from './order/refund.ts'
import * as review from './review/review.ts'
import * as deskSettings from './setting/setting-desk.ts'
import * as upload from './upload.ts'
import * as audit from './wallet/audit.ts'
import * as bill from './wallet/bill.ts'
import * as recharge from './wallet/recharge.ts'
import * as wallet from './wallet/wallet.ts'
import * as withdrawal from './wallet/withdrawal.ts'

/** Every schema that a file of the contract exports, by its name. The reference of the API names its shapes after them. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  [
    account,
    address,
    bill,
    brand,
    cart,
    catalogue,
    chat,
    checkout,
    notice,
    order,
    refund,
    review,
    sizeGuide,
    upload,
    wallet,
    deskAlone,
    deskCatalogue,
    audit,
    recharge,
    deskMachineTokens,
    deskOrderRows,
    deskProposals,
    deskSettings,
    deskTexts,
    withdrawal,
  ]
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
)
