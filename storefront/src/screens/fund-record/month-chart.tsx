import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BillLine } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
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

/** The total of the period, and a bar chart by month: money in above the axis, money out below. */
export function MonthChart({ months, period, kind }: Props) {
  const { t } = useLingui()
  const in_cents = sum(months.map((month) => month.in_cents))
  const out_cents = sum(months.map((month) => month.out_cents))
  const isIncoming = kind === 'recharge' || kind === 'refund'
  const monthsShown = shownMonths(months, period)
  const { length: month_count } = monthsShown
  return (
    <section className={css.summary} aria-label={t`Money in and out by month`}>
      <p className={css.total}>
        <span className={css.what}>{isIncoming ? <Trans>Money in</Trans> : <Trans>Money out</Trans>}</span>
        <Money cents={isIncoming ? in_cents : out_cents} className={typography.display} />
        {kind === undefined && (
          <span className={css.other}>
            <Trans>Money in</Trans> <Money cents={in_cents} tone="inherit" />
          </span>
        )}
      </p>
      <Card>
        <p className={css.legend} aria-hidden="true">
          <span className={css.in}>
            <Trans>In</Trans>
          </span>
          <span className={css.out}>
            <Trans>Out</Trans>
          </span>
          <span>{t`${plural(month_count, { one: '# month', other: '# months' })}`}</span>
        </p>
        <Bars months={monthsShown} />
      </Card>
    </section>
  )
}

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
