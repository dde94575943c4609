import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractOptions } from '@sampan/contract'
import type { CardPart } from '@sampan/contract/card-split'
import { moneyText } from '@sampan/contract/money-text'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import type { ReactNode } from 'react'
import { Note } from '../../ui/layout/note.tsx'
import { Money } from '../../ui/money/money.tsx'
import { arrivalOf, needsDestination, type WithdrawalDraft } from './withdrawal-draft.ts'

type Card = ExtractOptions['cards'][number]
type Parts = readonly CardPart<Card>[]

/** Sums by card, in the order of the parts: several payments of one card are one line. */
function sumsOf(parts: Parts, i18n: I18n) {
  const sums = new Map<string | null, number>()
  for (const { payment, amount_cents } of parts) {
    const name = instrumentName(payment, languageTag(i18n)) ?? null
    sums.set(name, (sums.get(name) ?? 0) + amount_cents)
  }
  return [...sums].map(([name, sum_cents]) => ({ name, sum_cents }))
}

function BackTo({ name }: { name: string | null }) {
  return name === null ? <Trans>Back to where you paid from</Trans> : <Trans>Back to {name}</Trans>
}

type Line = { label: ReactNode; value: ReactNode }
type Split = { parts: Parts; rest_cents: number; draw_type: WithdrawalDraft['draw_type'] }

/** Lines of a sum: what goes back to each card, and the rest. None if nothing goes back. */
export function partLines({ parts, rest_cents, draw_type }: Split, i18n: I18n): Line[] {
  if (parts.length === 0) return []
  const lines = sumsOf(parts, i18n).map(({ name, sum_cents }) => ({
    label: <BackTo name={name} />,
    value: <Money cents={sum_cents} tone="inherit" />,
  }))
  if (rest_cents === 0) return lines
  const label = draw_type === 'bank' ? <Trans>To your bank</Trans> : <Trans>To your wallet address</Trans>
  return [...lines, { label, value: <Money cents={rest_cents} tone="inherit" /> }]
}

/** Why money goes back to cards, and money that waits because a card did not take it. */
export function CardNote({ cards }: { cards: readonly Card[] }) {
  const { i18n } = useLingui()
  if (cards.length === 0) return null
  const blocked = sumsOf(
    cards.filter(({ is_blocked }) => is_blocked).map((payment) => ({ payment, amount_cents: payment.left_cents })),
    i18n,
  )
  return (
    <>
      <Note>
        <Trans>
          Money you added by card goes back to the card first, without a charge. After our review it takes 5–10 days to
          show up there.
        </Trans>
      </Note>
      {blocked.map(({ name, sum_cents }) => (
        <Note key={name} tone="wait">
          <BlockedText name={name} sum={moneyText(sum_cents)} />
        </Note>
      ))}
    </>
  )
}

function BlockedText({ name, sum }: { name: string | null; sum: string }) {
  return name === null ? (
    <Trans>
      A refund was sent back to us. Our team checks how we can pay you {sum}. Until then you can spend it here.
    </Trans>
  ) : (
    <Trans>
      {name} didn’t take a refund. Our team checks how we can pay you {sum}. Until then you can spend it here.
    </Trans>
  )
}

type TextProps = { options: ExtractOptions; draft: WithdrawalDraft }

/** The parts that are confirmed with the payment code. */
export function PartsText({ options, draft }: TextProps) {
  const { i18n } = useLingui()
  const { parts, rest_cents } = arrivalOf(options, draft)
  if (parts.length === 0) return <Trans>Withdraw from your balance</Trans>
  const rest = moneyText(rest_cents)
  return (
    <>
      {sumsOf(parts, i18n).map(({ name, sum_cents }) => (
        <PartText key={name} name={name} sum={moneyText(sum_cents)} />
      ))}
      {needsDestination(options, draft) && draft.draw_type === 'bank' && (
        <span>
          <Trans>{rest} to your bank</Trans>
        </span>
      )}
    </>
  )
}

function PartText({ name, sum }: { name: string | null; sum: string }) {
  return (
    <div>
      {name === null ? (
        <Trans>{sum} back to where you paid from</Trans>
      ) : (
        <Trans>
          {sum} back to {name}
        </Trans>
      )}
    </div>
  )
}
