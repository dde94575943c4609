import { Trans, useLingui } from '@lingui/react/macro'
import { Input } from '@mantine/core'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import { Sheet, SheetCell, type SheetTexts } from '../../../ui/table/cell-sheet.tsx'
import type { SkuNumbers } from './number-draft.ts'
import { idFor, type ProductDraft, type SkuDraft } from './product-draft.ts'

type Draft = Pick<ProductDraft, 'product_id' | 'axes' | 'skus'>
type SkuNumbersSheetProps = { draft: Draft; onChange: (skus: SkuDraft[]) => void; error?: string | undefined }

const COLUMNS = ['article_number', 'gtin', 'weight', 'content', 'cost'] as const

/** Article numbers, barcodes, weights, contents and cost prices of the SKUs. */
export function SkuNumbersSheet({ draft, onChange, error }: SkuNumbersSheetProps) {
  const { t } = useLingui()
  const change = (key: string, part: Partial<SkuNumbers>) =>
    onChange(draft.skus.map((sku) => (sku.key === key ? { ...sku, ...part } : sku)))
  const paste = (texts: SheetTexts) =>
    onChange(
      draft.skus.map((sku, at) => ({
        ...sku,
        ...Object.fromEntries(COLUMNS.map((column) => [column, texts[nameOf(column, at)] ?? sku[column]])),
      })),
    )
  return (
    <>
      <Sheet label={t`Numbers`} head={<NumbersHead />} onPaste={paste}>
        <tbody>
          {draft.skus.map((sku, at) => (
            <NumbersRow key={sku.key} draft={draft} sku={sku} at={at} onChange={(part) => change(sku.key, part)} />
          ))}
        </tbody>
      </Sheet>
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  )
}

/** The first cell has the field name of the whole sheet, so that an error of the sheet is shown there. */
const nameOf = (column: keyof SkuNumbers, at: number) =>
  at === 0 && column === 'article_number' ? 'numbers' : `numbers.${at}.${column}`

function NumbersHead() {
  const { t } = useLingui()
  return (
    <>
      <th scope="col">
        <Trans>SKU</Trans>
      </th>
      <th scope="col">
        <Trans>Article number</Trans>
      </th>
      <th scope="col">
        <Trans>Barcode (GTIN)</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Weight in grams</Trans>
      </th>
      <th scope="col" title={t`Such as 250 ml, 0.5 kg or 12 pc. The shop shows the unit price.`}>
        <Trans context="goods">Content</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Cost in dollars</Trans>
      </th>
    </>
  )
}

type NumbersRowProps = { draft: Draft; sku: SkuDraft; at: number; onChange: (part: Partial<SkuNumbers>) => void }

function NumbersRow({ draft, sku, at, onChange }: NumbersRowProps) {
  const { t } = useLingui()
  const number = at + 1
  const cell = (column: keyof SkuNumbers, label: string) => ({
    column,
    label,
    name: nameOf(column, at),
    value: sku[column],
    onType: (text: string) => onChange({ [column]: text }),
  })
  return (
    <tr>
      <th scope="row">{sku.sku_id || idFor(draft, sku, at)}</th>
      <SheetCell
        look="words"
        maxLength={CATALOGUE_LIMITS.article_number}
        {...cell('article_number', t`Article number of SKU ${number}`)}
      />
      <SheetCell {...cell('gtin', t`Barcode of SKU ${number}`)} />
      <SheetCell {...cell('weight', t`Weight of SKU ${number} in grams`)} />
      <SheetCell
        look="words"
        placeholder={number === 1 ? '250 ml' : ''}
        {...cell('content', t`Content of SKU ${number}`)}
      />
      <SheetCell {...cell('cost', t`Cost of SKU ${number}`)} />
    </tr>
  )
}
