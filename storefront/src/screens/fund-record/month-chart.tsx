import { Trans, useLingui } from '@lingui/react/macro'
import type { BillLine } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { latestMonths, monthText } from './bill-filter.tsx'
import css from './fund-record.module.css'

export type Month = { month: string; in_cents: number; out_cents: number }

/** With more months than this, the bars would be too thin. */
const MONTHS_LIMIT = 12
/** With more months than this, month names would overlap, so numbers are shown instead. */
const NAMES_LIMIT = 6
const BARS_PX = 132

/** The latest months of the period, including months without bills. */
const shownMonths = (months: readonly Month[], period: { from: string; to: string }): Month[] =>
  latestMonths(period, MONTHS_LIMIT).map(
    (month) => months.find((one) => one.month === month) ?? { month, in_cents: 0, out_cents: 0 },
  )

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

type Props = { months: readonly Month[]; period: { from: string; to: string }; kind: BillLine['kind'] | undefined }

/** The sums of the period, and a bar chart by month: money in above the axis, money out below. */
export function MonthChart({ months, period, kind }: Props) {
  const { t } = useLingui()
  const in_cents = sum(months.map((month) => month.in_cents))
  const out_cents = sum(months.map((month) => month.out_cents))
  const isIncoming = kind === 'recharge' || kind === 'refund'
  const isOutgoing = kind !== undefined && !isIncoming
  const monthsShown = shownMonths(months, period)
  return (
    <section className={css.summary} aria-label={t`Money in and out by month`}>
      <Card className={css.sums}>
        <dl className={css.figures}>
          {!isOutgoing && (
            <Figure term={<Trans>In</Trans>} className={css.in} money={<Money cents={in_cents} signed tone="in" />} />
          )}
          {!isIncoming && <Figure term={<Trans>Out</Trans>} className={css.out} money={<Money cents={-out_cents} />} />}
          {kind === undefined && (
            <Figure term={<Trans>Net</Trans>} money={<Money cents={in_cents - out_cents} signed />} />
          )}
        </dl>
        <Bars months={monthsShown} />
      </Card>
    </section>
  )
}

type FigureProps = { term: ReactNode; className?: string | undefined; money: ReactNode }

const Figure = ({ term, className, money }: FigureProps) => (
  <div>
    <dt className={className}>{term}</dt>
    <dd className={typography.title2}>{money}</dd>
  </div>
)

/** The bars of a month: income and spending share one scale. Screen readers read the sums instead of the bars. */
function Bars({ months }: { months: readonly Month[] }) {
  const { i18n } = useLingui()
  const highest = Math.max(...months.map((month) => month.in_cents))
  const deepest = Math.max(...months.map((month) => month.out_cents))
  const px = (cents: number) => (cents === 0 ? 0 : Math.max(2, (BARS_PX * cents) / (highest + deepest)))
  return (
    <ol className={css.chart}>
      {months.map(({ month, in_cents, out_cents }, place) => (
        <li key={month} className={classNames(place === months.length - 1 && css.last)}>
          <span className={css.up}>
            <Bar room_px={px(highest)} px={px(in_cents)} />
          </span>
          <span className={css.down}>
            <Bar room_px={px(deepest)} px={px(out_cents)} />
          </span>
          <span aria-hidden="true">
            {months.length > NAMES_LIMIT ? Number(month.slice(-2)) : monthText(month, languageTag(i18n), 'short')}
          </span>
          <span className={typography.srOnly}>
            {monthText(month, languageTag(i18n))} <InAndOut in_cents={in_cents} out_cents={out_cents} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/**
 * A bar is an SVG element, because an SVG element sets its height without a style attribute. The first SVG element
 * reserves the height of the highest bar.
 */
const Bar = ({ room_px, px }: { room_px: number; px: number }) => (
  <>
    <svg className={css.room} height={room_px} aria-hidden="true" />
    <svg className={css.bar} height={px} aria-hidden="true" />
  </>
)

export function InAndOut({ in_cents, out_cents }: Omit<Month, 'month'>) {
  const [money_in, money_out] = [moneyText(in_cents), moneyText(out_cents)]
  return (
    <Trans>
      In {money_in}, out {money_out}
    </Trans>
  )
}
