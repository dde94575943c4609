import { z } from 'zod'
import * as account from './account.ts'
import * as address from './address.ts'
import * as bill from './bill.ts'
import * as brand from './brand.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as chat from './chat.ts'
import * as checkout from './checkout.ts'
import * as deskAlone from './desk/alone.ts'
import * as deskCatalogue from './desk/catalogue.ts'
import * as deskMoneyRows from './desk/money-rows.ts'
import * as deskOrderRows from './desk/order-rows.ts'
import * as deskProposals from './desk/proposals.ts'
import * as deskSettings from './desk/settings.ts'
import * as deskTexts from './desk/texts.ts'
import * as deskWallet from './desk/wallet.ts'
import * as notice from './notice.ts'
import * as order from './order.ts'
import * as refund from './refund.ts'
import * as review from './review.ts'
import * as sizeGuide from './size-guide.ts'
import * as upload from './upload.ts'
import * as wallet from './wallet.ts'

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
    deskMoneyRows,
    deskOrderRows,
    deskProposals,
    deskSettings,
    deskTexts,
    deskWallet,
  ]
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
)
