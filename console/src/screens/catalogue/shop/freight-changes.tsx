import { Trans, useLingui } from '@lingui/react/macro'
import type { Cents } from '@sampan/contract'
import type { ReactNode } from 'react'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { languageTag } from '../../../ui/text/language-tag.ts'
import { wordsFor } from '../../../ui/text/texts.ts'
import { type Freight, useCountryName } from './freight-fields.tsx'
import css from './freight-many.module.css'
import type { Outcome, Terms } from './use-freight-many.ts'

const ruleFor = (rules: readonly Freight[], country: string) => rules.find((rule) => rule.country === country)

type Change = { country: string; before: Freight | undefined; after: Freight | undefined }

/** The countries whose freight changes for a shop. */
function changesOf(stored: readonly Freight[], { freight, others }: Terms): Change[] {
  const set = freight.map((after) => ({ country: after.country, before: ruleFor(stored, after.country), after }))
  const gone = stored.filter(({ country }) => others === 'remove' && !ruleFor(freight, country))
  return [...set, ...gone.map((before) => ({ country: before.country, before, after: undefined }))]
}

const FIELDS = [
  'base_cents',
  'each_further_cents',
  'free_from_cents',
  'handling_days',
  'transit_days_min',
  'transit_days_max',
] as const
type Field = (typeof FIELDS)[number]

/** What changes for each shop: country by country, what is there and what would be. */
export function FreightChanges({ outcomes, terms }: { outcomes: readonly Outcome[]; terms: Terms }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={css.changes} tabIndex={0} aria-label={t`What changes`}>
      {outcomes.map((outcome) => (
        <div key={outcome.shop_id} className={css.shop}>
          <strong>
            <ShopName outcome={outcome} />
          </strong>
          <ul className={css.lines}>
            {changesOf(outcome.shop?.freight ?? [], terms).map((change) => (
              <ChangeLine key={change.country} change={change} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The shop's name in the operator's language, or its id where there is no shop. */
export function ShopName({ outcome: { shop, shop_id } }: { outcome: Pick<Outcome, 'shop' | 'shop_id'> }) {
  const { i18n } = useLingui()
  return shop ? wordsFor(shop.name, languageTag(i18n)) : shop_id
}

function ChangeLine({ change: { country, before, after } }: { change: Change }) {
  const { t } = useLingui()
  const nameOf = useCountryName()
  const words: Record<Field, string> = {
    base_cents: t`First piece`,
    each_further_cents: t`Each further one`,
    free_from_cents: t`Free from`,
    handling_days: t`Days to hand over`,
    transit_days_min: t`Days on the way, at least`,
    transit_days_max: t`Days on the way, at most`,
  }
  const changed = FIELDS.filter((field) => before?.[field] !== after?.[field])
  if (after && changed.length === 0) return null
  return (
    <li>
      {nameOf(country)}:{' '}
      {after ? (
        changed.map((field, at) => (
          <span key={field}>
            {at > 0 && ' · '}
            {words[field]} {before && <Value field={field} value={before[field]} />}
            {before && ' → '}
            <Value field={field} value={after[field]} />
          </span>
        ))
      ) : (
        <Trans>No freight any more</Trans>
      )}
    </li>
  )
}

function Value({ field, value }: { field: Field; value: number | null }): ReactNode {
  if (value === null) return '–'
  return field.endsWith('_cents') ? <MoneyText cents={value as Cents} /> : value // as the contract has these fields
}
