import type { AccountTables } from './tables/account-tables.ts'
import type { AgentCheckoutTables } from './tables/agent-checkout-tables.ts'
import type { AgentLinkTables } from './tables/agent-link-tables.ts'
import type { AgentTables } from './tables/agent-tables.ts'
import type { CatalogueTables } from './tables/catalogue-tables.ts'
import type { ChainTables } from './tables/chain-tables.ts'
import type { MessageTables } from './tables/message-tables.ts'
import type { OperatorTables } from './tables/operator-tables.ts'
import type { OrderTables } from './tables/order-tables.ts'
import type { PageTables } from './tables/page-tables.ts'
import type { ReceiptTables } from './tables/receipt-tables.ts'
import type { WalletTables } from './tables/wallet-tables.ts'

export type { ValueInWords } from './tables/catalogue-tables.ts'
export type { OrderAddress } from './tables/order-tables.ts'
export type { ReceiptSeller } from './tables/receipt-tables.ts'

/** All tables except those of the ledger, which uses its own SQL. */
export type Tables = AccountTables &
  AgentTables &
  AgentLinkTables &
  OperatorTables &
  CatalogueTables &
  PageTables &
  OrderTables &
  AgentCheckoutTables &
  ReceiptTables &
  ChainTables &
  WalletTables &
  MessageTables
