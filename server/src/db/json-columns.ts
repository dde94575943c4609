import type {
  FileCurrency,
  ImportCategoryChoice,
  ImportNote,
  ImportTarget,
  Language,
  MoveInOutcome,
  MoveInRemark,
  MoveInTarget,
} from '@sampan/contract/rules'
import type { DecimalSign } from '@sampan/contract/typed-number'
import type { Texts } from '../language/text-in.ts'

/** An address as it was when the order was placed. */
export type OrderAddress = {
  addressee: string
  mobile: string
  country: string
  area: string[]
  /** Null in orders older than this property. */
  city?: string | null
  detailed_address: string
  postcode: string | null
}

/** A line of an order from which a shopper withdraws, as it was entered. */
export type ChosenPieces = { order_item_id: string; quantity: number }

/** The seller on a receipt, as it was when the receipt was issued. */
export type ReceiptSeller = {
  shop_name: Texts
  legal_name: string | null
  seller_address: string | null
  tax_number: string | null
}

export type ChosenValue = { axis: string; value_key: string }
/** A selected option with its words in all languages. */
export type ValueInWords = ChosenValue & { name: Texts; value: Texts }

/** A SKU that an agent wants, with the price that the agent was last shown. */
export type AgentLine = { sku_id: string; quantity: number; price_cents: number }

/** A person as an agent describes them. */
export type AgentBuyer = { first_name?: string; last_name?: string; email?: string; phone_number?: string }

/** An address as an agent describes it. Nothing of it is checked, except for the country. */
export type AgentDestination = {
  id: string
  street_address?: string
  extended_address?: string
  address_locality?: string
  address_region?: string
  address_country?: string
  postal_code?: string
  first_name?: string
  last_name?: string
  phone_number?: string
}

/** The meanings of the columns of a file of another system, and the place of its products. */
export type ImportMapping = {
  /** The meaning of each column; null if it is ignored. */
  columns: (ImportTarget | null)[]
  shop_id: string
  category: string
  currency: FileCurrency
}

/** A decided mapping, with the rate at which its prices are converted. */
export type StoredMapping = ImportMapping & {
  micros_per_dollar: number
  /** Names of categories of earlier files in their plain form, with the category of the shop; null for the chosen one. */
  categories?: Record<string, string | null>
}

/** A category that a file names and the shop lacks. */
export type ImportCategory = {
  /** The name, or the path of a subcategory. */
  name: string
  /** Number of products in the file. */
  products: number
  choice: ImportCategoryChoice
  /** The id of the existing or the added category. Null for the other choices. */
  category: string | null
  /** False for names that are too long, have signs that names may not have, or have several meanings. */
  can_add: boolean
  /** The ids of categories that the import has created. */
  created?: string[]
}

/** A remark with the number of its lines, and the first of them. */
export type CountedNote = { note: ImportNote; count: number; line: number; detail: string | null }

/** Meanings of the columns of a file with which a shop moves in, and how their cells are read. */
export type MoveInMapping = {
  columns: (MoveInTarget | null)[]
  country: string | null
  language: Language
  decimal_sign: DecimalSign
  is_day_first: boolean
}

/** A remark on a line, with the cell that it is about. */
export type MoveInRemarked = { remark: MoveInRemark; cell: string | null }

/** Number of lines of each outcome. */
export type MoveInOutcomes = Partial<Record<MoveInOutcome, number>>
