import { Trans, useLingui } from '@lingui/react/macro'
import type { FilterCounts } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import type { ReactNode } from 'react'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import { ratingText } from './filter-text.ts'
import css from './mark-filters.module.css'
import { hasOption, type ShownFilter, withOption, without } from './shown-filter.ts'
import { swatchClass } from './swatch.ts'

type Props = {
  filter: ShownFilter
  counts: FilterCounts | undefined
  /** Whether the counts are those of the previous filter. They are shown, but do not disable a choice. */
  isOld: boolean
  onChange: (filter: ShownFilter) => void
}

/** Filters by the products' options, by rating and by free delivery, with the numbers of products. */
export function MarkFilters({ filter, counts, isOld, onChange }: Props) {
  const { t, i18n } = useLingui()
  if (!counts) return null
  const countOf = (count: number) => (counts.is_partial ? undefined : count)
  const { min_rating, free_delivery } = filter
  return (
    <>
      {counts.options.map(({ axis, name, values }) => (
        <Group key={axis} title={name} label={name}>
          {values.map(({ value_key, value, count }) => (
            <Choice
              key={value_key}
              count={countOf(count)}
              isOld={isOld}
              pressed={hasOption(filter, `${axis}:${value_key}`)}
              onClick={() => onChange(withOption(filter, `${axis}:${value_key}`))}
            >
              <Swatch look={swatchClass(axis, value_key)} />
              {value}
            </Choice>
          ))}
        </Group>
      ))}
      <Group title={<Trans>Rating</Trans>} label={t`Rating`}>
        {counts.ratings.map(({ min_rating: least, count }) => (
          <Choice
            key={least}
            count={countOf(count)}
            isOld={isOld}
            pressed={min_rating === least}
            onClick={() =>
              onChange(min_rating === least ? without(filter, 'min_rating') : { ...filter, min_rating: least })
            }
          >
            <IconStarFilled className={classNames(icon.small, css.star)} aria-hidden="true" />
            {ratingText(least, i18n)}
          </Choice>
        ))}
      </Group>
      <Group title={<Trans context="filter">Delivery</Trans>} label={t({ message: 'Delivery', context: 'filter' })}>
        <Choice
          count={countOf(counts.free_delivery)}
          isOld={isOld}
          pressed={free_delivery === 'true'}
          onClick={() =>
            onChange(free_delivery ? without(filter, 'free_delivery') : { ...filter, free_delivery: 'true' })
          }
        >
          <Trans>Free delivery</Trans>
        </Choice>
      </Group>
    </>
  )
}

/** A dot in the colour of the choice. The name next to it has the meaning. */
const Swatch = ({ look }: { look: string | undefined }) =>
  look && <span className={classNames(css.swatch, look)} aria-hidden="true" />

function Group({ title, label, children }: { title: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      {/* Not a heading: the filter column has none, and the chips have the same name. */}
      <p className={classNames(typography.title3, css.title)} aria-hidden="true">
        {title}
      </p>
      <Chips label={label} wrap>
        {children}
      </Chips>
    </div>
  )
}

/** `count` is undefined if not all products are counted. */
type ChoiceProps = {
  count: number | undefined
  isOld: boolean
  pressed: boolean
  onClick: () => void
  children: ReactNode
}

function Choice({ count, isOld, pressed, onClick, children }: ChoiceProps) {
  return (
    <Chip pressed={pressed} disabled={count === 0 && !isOld && !pressed} onClick={onClick}>
      {children}
      {count !== undefined && (
        <span className={classNames(typography.num, typography.t3)}>{count.toLocaleString('en')}</span>
      )}
    </Chip>
  )
}
