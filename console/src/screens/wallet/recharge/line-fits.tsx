import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { dayText } from '@sampan/contract/moment-text'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { Part } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { fitName, fitText } from './fit-text.ts'
import css from './line-fits.module.css'

export type LineFit = ReplyTo<'GET /api/admin/recharge/detail'>['fits'][number]

/** The lines with which an operator approves a top-up. */
export type ChosenLines = { line_ids: string[]; cents: LineFit['lines'][number]['amount_cents'] }

type LineFitsProps = {
  fits: readonly LineFit[]
  chosen: ChosenLines | undefined
  onChoose: (chosen: ChosenLines | undefined) => void
  /** False if the operator may not approve the top-up. */
  canChoose: boolean
}

/** Lines of bank statements that fit a waiting top-up: the line that confirms it, or suggestions with their reasons. */
export function LineFits({ fits, chosen, onChoose, canChoose }: LineFitsProps) {
  const { i18n } = useLingui()
  if (fits.length === 0) return null
  const isConfirmed = fits.some(({ fit }) => fit === 'exact')
  return (
    <Part title={isConfirmed ? <Trans>Confirmed by the bank</Trans> : <Trans>Suggested by the bank statement</Trans>}>
      <ul className={css.fits}>
        {fits.map(({ fit, lines }) => {
          const line_ids = lines.map(({ line_id }) => line_id)
          const isChosen = chosen?.line_ids.join() === line_ids.join()
          return (
            <li key={`${fit} ${line_ids.join()}`} className={css.fit}>
              <div>
                <FitBadge fit={fit} />
                <p className={css.reason}>{fitText(fit, i18n)}</p>
              </div>
              {lines.map((line) => (
                <Line key={line.line_id} line={line} />
              ))}
              {canChoose && fit !== 'exact' && fit !== 'sum_of_claims' && (
                <Button
                  variant={isChosen ? 'filled' : 'light'}
                  size="compact-sm"
                  aria-pressed={isChosen}
                  onClick={() => onChoose(isChosen ? undefined : { line_ids, cents: sumOf(lines) })}
                >
                  {lines.length > 1 ? <Trans>Use these lines</Trans> : <Trans>Use this line</Trans>}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

type Line = LineFit['lines'][number]

/** The sum of lines, or of the amounts that shoppers claimed. */
export const sumOf = (amounts: readonly Pick<Line, 'amount_cents'>[]) =>
  amounts.reduce((sum, { amount_cents }) => sum + amount_cents, 0) as Line['amount_cents'] // sums of cents are cents

/** How lines fit a top-up, marked as good only if a line confirms it. */
export function FitBadge({ fit }: { fit: LineFit['fit'] }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={fit === 'exact' ? 'good' : 'wait'}>{fitName(fit, i18n)}</StatusBadge>
}

function Line({ line: { day, amount_cents, bank_name, reference, text, imported_by } }: { line: Line }) {
  const { i18n } = useLingui()
  return (
    <div className={css.line}>
      <div className={css.top}>
        <span>
          {dayText(`${day}T12:00:00`, languageTag(i18n))} · {bank_name}
        </span>
        <MoneyText cents={amount_cents} hasSign isStrong />
      </div>
      <div className={css.says}>{[reference, text].filter(Boolean).join(' · ')}</div>
      <div className={css.by}>
        <Trans>Imported by {imported_by}</Trans>
      </div>
    </div>
  )
}
