import { Trans, useLingui } from '@lingui/react/macro'
import type { ProposedChange } from '@sampan/contract'
import type { ReactNode } from 'react'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { languageName } from '../../ui/text/language-name.ts'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './proposal.module.css'
import { fieldText, modeText } from './proposal-text.ts'

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

type ChangesProps = {
  changes: readonly ProposedChange[]
  /** The full account number, shown to deciding operators instead of the last digits. */
  account_number: string | null
  categoryNames: CategoryNames
}

export type CategoryNames = (ids: readonly string[]) => ReactNode

/** The current and the proposed values, one line per field. */
export function ProposalChanges({ changes, account_number, categoryNames }: ChangesProps) {
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, language, sku_id, before, after, products }) => (
          <tr key={`${field} ${language} ${sku_id}`}>
            <th scope="row">
              <ProposedField change={{ field, language, sku_id }} />
            </th>
            <td lang={language}>
              <ProposedValue value={before} {...{ field, products, categoryNames }} />
            </td>
            <td lang={language}>
              <ProposedValue
                {...{ field, products, categoryNames }}
                value={field === 'account_number' && account_number !== null ? { text: account_number } : after}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FieldProps = { change: Pick<ProposedChange, 'field' | 'language' | 'sku_id'> }

export function ProposedField({ change: { field, language, sku_id } }: FieldProps) {
  const { i18n } = useLingui()
  return (
    <>
      {fieldText(field, i18n)}
      {language && `, ${languageName(language)}`}
      {sku_id && `, ${sku_id}`}
    </>
  )
}

type ValueProps = {
  value: ProposedChange['before']
  field: ProposedChange['field']
  products: ProposedChange['products']
  categoryNames: CategoryNames
}

export function ProposedValue({ value, field, products, categoryNames }: ValueProps) {
  if (value === null) return '–'
  if ('cents' in value) return <MoneyText cents={value.cents} />
  if ('is' in value && field === 'is_open')
    return value.is ? <Trans>In use</Trans> : <Trans context="network">Closed</Trans>
  if ('is' in value) return value.is ? <Trans>Yes</Trans> : <Trans>No</Trans>
  if (field === 'mode') return <ModeText mode={value.text} />
  if (field === 'products') return <ProductTitles ids={value.text.split(',')} products={products} />
  if (field === 'categories') return categoryNames(value.text.split(','))
  return isMoment(value.text) ? <MomentText at={value.text} /> : value.text
}

function ModeText({ mode }: { mode: string }) {
  const { i18n } = useLingui()
  return modeText(mode, i18n)
}

/** Lists products by title, one per line, because titles contain commas. A deleted product is shown by its id. */
function ProductTitles({ ids, products = [] }: { ids: readonly string[]; products: ProposedChange['products'] }) {
  const titles = new Map(products.map(({ product_id, title }) => [product_id, title]))
  return (
    <ul className={css.titles}>
      {ids.map((id) => (
        <li key={id}>{titles.get(id) ?? id}</li>
      ))}
    </ul>
  )
}
