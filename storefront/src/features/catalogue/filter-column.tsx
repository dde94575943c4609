import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductList } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { type ReactNode, useRef, useState } from 'react'
import { Check } from '../../ui/button/check.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useWide } from '../../ui/layout/use-wide.ts'
import { useEarlyForm } from '../../ui/loading/use-early-form.ts'
import css from './filter-column.module.css'
import { MarkFilters } from './mark-filters.tsx'
import { inCategory, ofKind, type ShownFilter } from './shown-filter.ts'
import { useFilterCounts } from './use-filter-counts.ts'

type Props = {
  filter: ShownFilter
  facets: ProductList['facets'] | undefined
  /** Hides the filters, because there is nothing to filter. */
  bare?: boolean | undefined
  onChange: (filter: ShownFilter) => void
  children: ReactNode
}

/** A list of products. From 1,024 px the filters are next to the list, and each choice applies immediately. */
export function BesideFilters({ filter, facets, bare = false, onChange, children }: Props) {
  const { t } = useLingui()
  const { in_stock, ...others } = filter
  const isWide = useWide()
  const marks = useFilterCounts(filter, isWide && !bare)
  return (
    <div className={classNames(!bare && css.beside)}>
      {!bare && (
        <aside className={css.column} aria-label={t`Filters`}>
          <fieldset>
            <legend>
              <Trans>Category</Trans>
            </legend>
            {facets?.categories.map(({ category, name, count }) => (
              <Choice
                key={category}
                name={name}
                count={facets.is_partial ? undefined : count}
                checked={filter.category !== undefined && facets.main_category === category}
                onChange={(isOn) => onChange(inCategory(filter, isOn ? category : undefined))}
              />
            ))}
          </fieldset>
          {filter.category && facets && facets.subcategories.length > 0 && (
            <fieldset>
              <legend>
                <Trans>Subcategory</Trans>
              </legend>
              {facets.subcategories.map(({ category, name, count }) => (
                <Choice
                  key={category}
                  name={name}
                  count={facets.is_partial ? undefined : count}
                  checked={filter.category === category}
                  onChange={(isOn) =>
                    onChange(inCategory(filter, isOn ? category : (facets.main_category ?? undefined)))
                  }
                />
              ))}
            </fieldset>
          )}
          {filter.category && facets && facets.kinds.length > 0 && (
            <fieldset>
              <legend>
                <Trans>Product type</Trans>
              </legend>
              {facets.kinds.map(({ kind, name, count }) => (
                <Choice
                  key={kind}
                  name={name}
                  count={facets.is_partial ? undefined : count}
                  checked={filter.kind === kind}
                  onChange={(isOn) => onChange(ofKind(filter, isOn ? kind : undefined))}
                />
              ))}
            </fieldset>
          )}
          <Prices key={`${filter.min_cents} ${filter.max_cents}`} filter={filter} onChange={onChange} />
          <MarkFilters filter={filter} {...marks} onChange={onChange} />
          <fieldset>
            <legend>
              <Trans>Stock</Trans>
            </legend>
            <Check
              isLabelShown
              label={t`In stock only`}
              checked={in_stock === 'true'}
              onChange={(isOn) => onChange({ ...others, ...(isOn && { in_stock: 'true' }) })}
            />
          </fieldset>
        </aside>
      )}
      <div className={classNames(!bare && css.list)}>{children}</div>
    </div>
  )
}

/** `count` is undefined if not all products are counted. */
type ChoiceProps = { name: string; count: number | undefined; checked: boolean; onChange: (isOn: boolean) => void }

function Choice({ name, count, checked, onChange }: ChoiceProps) {
  return (
    <div className={css.choice}>
      <Check isLabelShown label={name} checked={checked} onChange={onChange} />
      <span className={css.count}>{count?.toLocaleString('en')}</span>
    </div>
  )
}

type PricesProps = Pick<Props, 'filter' | 'onChange'>

/** The price range. It is applied when a field loses the focus, or by Enter. */
function Prices({ filter, onChange }: PricesProps) {
  const { t } = useLingui()
  const { min_cents, max_cents, ...others } = filter
  const [least, setLeast] = useState(min_cents ?? null)
  const [most, setMost] = useState(max_cents ?? null)
  const [unreadable, setUnreadable] = useState({ least: false, most: false })
  const form = useRef<HTMLFormElement>(null)
  useEarlyForm(form)
  function apply() {
    if (unreadable.least || unreadable.most) return
    const bounds = [least, most].map((cents) => (cents === null ? undefined : Math.max(0, cents)))
    // Swap bounds that were entered in the wrong order.
    const [low, high] = (bounds[0] ?? 0) > (bounds[1] ?? Number.POSITIVE_INFINITY) ? bounds.toReversed() : bounds
    if (low === min_cents && high === max_cents) return
    onChange({
      ...others,
      ...(low !== undefined && { min_cents: low }),
      ...(high !== undefined && { max_cents: high }),
    })
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <fieldset>
        <legend>
          <Trans>Price</Trans>
        </legend>
        <div className={css.prices}>
          <MoneyField
            label={t`Min`}
            cents={least}
            onChange={(cents, isReadable) => {
              setLeast(cents)
              setUnreadable({ ...unreadable, least: !isReadable })
            }}
            onBlur={apply}
          />
          <MoneyField
            label={t`Max`}
            cents={most}
            onChange={(cents, isReadable) => {
              setMost(cents)
              setUnreadable({ ...unreadable, most: !isReadable })
            }}
            onBlur={apply}
          />
        </div>
        {/* A hidden submit button, because without one Enter does not submit a form with two fields. */}
        <button type="submit" hidden />
      </fieldset>
    </form>
  )
}
