import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FilterCounts, ProductList } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { Switch } from '../../ui/button/switch.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { Row } from '../../ui/layout/rows.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './filter-sheet.module.css'
import { MarkFilters } from './mark-filters.tsx'
import { productCount } from './product-count.ts'
import { inCategory, ofKind, type ShownFilter } from './shown-filter.ts'
import { useFilterCounts } from './use-filter-counts.ts'

type DraftFilter = Pick<
  ShownFilter,
  'category' | 'kind' | 'min_cents' | 'max_cents' | 'in_stock' | 'options' | 'min_rating' | 'free_delivery'
>

type Props = {
  open: boolean
  onClose: () => void
  filter: ShownFilter
  facets: ProductList['facets'] | undefined
  onChange: (filter: ShownFilter) => void
}

/** The typed prices that cannot be read: none. */
const READABLE = { least: false, most: false }

/** Filters a list. Changes apply only when the sheet is confirmed. */
export function FilterSheet({ open, onClose, filter, facets, onChange }: Props) {
  const { t } = useLingui()
  const { keyword, shop_id, sort, ...appliedFilter } = filter
  const [draft, setDraft] = useState<DraftFilter>(appliedFilter)
  const [unreadable, setUnreadable] = useState(READABLE)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setDraft(appliedFilter)
      setUnreadable(READABLE)
    }
  }
  const { kinds, subcategories, main_category } = useNarrower(filter, draft, facets, open)
  const marks = useFilterCounts(withoutEmpty({ keyword, shop_id, ...inOrder(draft) }), open)
  const apply = (newFilter: DraftFilter) => {
    onClose()
    onChange(withoutEmpty({ keyword, shop_id, sort, ...inOrder(newFilter) }))
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filters`}
      footer={
        <div className={css.footer}>
          <Button tone="plain" onClick={() => apply({})}>
            <Trans context="filters">Clear</Trans>
          </Button>
          <Button grow disabled={unreadable.least || unreadable.most} onClick={() => apply(draft)}>
            <ShowResults {...marks} />
          </Button>
        </div>
      }
    >
      <h3 className={classNames(typography.title3, css.heading)}>
        <Trans>Category</Trans>
      </h3>
      <Chips label={t`Category`} wrap>
        {facets?.categories.map(({ category, name, count }) => (
          <Chip
            key={category}
            pressed={draft.category === category || (draft.category !== undefined && main_category === category)}
            onClick={() => setDraft(inCategory(draft, draft.category === category ? undefined : category))}
          >
            {name} {!facets?.is_partial && <span className={typography.t3}>{count.toLocaleString('en')}</span>}
          </Chip>
        ))}
      </Chips>
      {subcategories.length > 0 && (
        <>
          <h3 className={classNames(typography.title3, css.heading)}>
            <Trans>Subcategory</Trans>
          </h3>
          <Chips label={t`Subcategory`} wrap>
            {subcategories.map(({ category, name, count }) => (
              <Chip
                key={category}
                pressed={draft.category === category}
                onClick={() =>
                  setDraft(inCategory(draft, draft.category === category ? (main_category ?? undefined) : category))
                }
              >
                {name} {!facets?.is_partial && <span className={typography.t3}>{count.toLocaleString('en')}</span>}
              </Chip>
            ))}
          </Chips>
        </>
      )}
      {kinds.length > 0 && (
        <>
          <h3 className={classNames(typography.title3, css.heading)}>
            <Trans>Product type</Trans>
          </h3>
          <Chips label={t`Product type`} wrap>
            {kinds.map(({ kind, name, count }) => (
              <Chip
                key={kind}
                pressed={draft.kind === kind}
                onClick={() => setDraft(ofKind(draft, draft.kind === kind ? undefined : kind))}
              >
                {name} {!facets?.is_partial && <span className={typography.t3}>{count.toLocaleString('en')}</span>}
              </Chip>
            ))}
          </Chips>
        </>
      )}
      <h3 className={classNames(typography.title3, css.heading)}>
        <Trans>Price</Trans>
      </h3>
      <div className={css.prices}>
        <MoneyField
          label={t`Min`}
          cents={draft.min_cents ?? null}
          onChange={(cents, isReadable) => {
            setDraft({ ...draft, min_cents: boundOf(cents) })
            setUnreadable({ ...unreadable, least: !isReadable })
          }}
        />
        <MoneyField
          label={t`Max`}
          cents={draft.max_cents ?? null}
          onChange={(cents, isReadable) => {
            setDraft({ ...draft, max_cents: boundOf(cents) })
            setUnreadable({ ...unreadable, most: !isReadable })
          }}
        />
      </div>
      <MarkFilters filter={draft} {...marks} onChange={setDraft} />
      <Row
        title={<Trans>In stock only</Trans>}
        trailing={
          <Switch
            label={t`In stock only`}
            checked={draft.in_stock === 'true'}
            onChange={(checked) => setDraft({ ...draft, in_stock: checked ? 'true' : undefined })}
          />
        }
      />
    </Sheet>
  )
}

function ShowResults({ counts, isOld }: { counts: FilterCounts | undefined; isOld: boolean }) {
  if (!counts || isOld) return <Trans>Show results</Trans>
  const total = productCount(counts)
  return <Plural value={total} _1001="Show 1,000+ results" one="Show # result" other="Show # results" />
}

/** The subcategories and kinds of the draft's category. Fetched if the category is not the list's current one. */
function useNarrower(filter: ShownFilter, draft: DraftFilter, facets: Props['facets'], open: boolean) {
  const { category } = draft
  const { keyword, shop_id, in_stock } = filter
  const isOther = category !== undefined && category !== filter.category
  const query = inCategory(
    { ...(keyword && { keyword }), ...(shop_id && { shop_id }), ...(in_stock && { in_stock }) },
    category,
  )
  const other = useRead('GET /api/product/list', { ...query, page_size: 1 }, { enabled: open && isOther })
  const shown = isOther ? other.data?.facets : facets
  return category === undefined || !shown ? NOTHING_NARROWER : shown
}

const NOTHING_NARROWER = { kinds: [], subcategories: [], main_category: null }

const boundOf = (cents: number | null) => (cents === null ? undefined : Math.max(0, cents))

/** Swaps bounds that were entered in the wrong order. */
function inOrder({ min_cents, max_cents, ...rest }: DraftFilter): DraftFilter {
  const isCrossed = min_cents !== undefined && max_cents !== undefined && min_cents > max_cents
  return isCrossed ? { ...rest, min_cents: max_cents, max_cents: min_cents } : { ...rest, min_cents, max_cents }
}

const withoutEmpty = (filter: ShownFilter): ShownFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
