import type { AccountTables } from './tables/account-tables.ts'
import type { CatalogueTables } from './tables/catalogue-tables.ts'
import type { MessageTables } from './tables/message-tables.ts'
import type { OperatorTables } from './tables/operator-tables.ts'
import type { OrderTables } from './tables/order-tables.ts'
import type { WalletTables } from './tables/wallet-tables.ts'
import type { WindowTables } from './tables/window-tables.ts'

export type { ValueInWords } from './tables/catalogue-tables.ts'
export type { OrderAddress } from './tables/order-tables.ts'

/** Every table outside the ledger, which has its own SQL. */
export type Tables = AccountTables &
  OperatorTables &
  CatalogueTables &
  WindowTables &
  OrderTables &
  WalletTables &
  MessageTables
