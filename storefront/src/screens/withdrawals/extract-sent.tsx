import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractEntry } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Outcome } from '../../ui/layout/outcome.tsx'
import { Stages } from '../../ui/list/stages.tsx'

type Props = {
  extract: ExtractEntry
  /** All parts of its request, the withdrawal included. */
  parts: readonly ExtractEntry[]
}

/** The next steps of a withdrawal that was just requested, until it is audited. */
export function ExtractSent({ extract, parts }: Props) {
  const { t, i18n } = useLingui()
  const sum = moneyText(parts.reduce((sum_cents, { amount_cents }) => sum_cents + amount_cents, 0))
  const stages = [
    { key: 'asked', title: t`You requested ${sum}`, detail: momentText(extract.created_at, languageTag(i18n)) },
    {
      key: 'audit',
      title: t`We review your request`,
      detail: t`Usually within one working day. Until then you can cancel it.`,
    },
    ...parts.toReversed().map((part) => arrivalStage(part, i18n)),
  ]
  return (
    <>
      <Outcome title={<Trans>We’ve got your request</Trans>}>
        <Card>
          <Stages label={t`What happens next`} stages={stages} current={1} />
        </Card>
      </Outcome>
      <Footer>
        <Button tone="plain" grow href="/depositRecord">
          <Trans>Withdrawal record</Trans>
        </Button>
        <Button grow href="/home">
          <Trans>Keep shopping</Trans>
        </Button>
      </Footer>
    </>
  )
}

/** Where and when a part arrives. */
function arrivalStage({ extract_id: key, draw_type, net_cents, ...part }: ExtractEntry, i18n: I18n) {
  const net = moneyText(net_cents)
  const [bank, token] = [part.bank_name ?? '', part.token ?? '']
  if (draw_type === 'bank')
    return {
      key,
      title: translate(i18n)`${net} arrives at ${bank}`,
      detail: translate(i18n)`Your bank needs one to three working days.`,
    }
  if (draw_type === 'chain')
    return {
      key,
      title: translate(i18n)`${net} in ${token} arrives at your address`,
      detail: translate(i18n)`We’ll send it right after the review.`,
    }
  const card = part.card && instrumentName(part.card, languageTag(i18n))
  return {
    key,
    title: card ? translate(i18n)`${net} arrives at ${card}` : translate(i18n)`${net} arrives where you paid from`,
    detail: translate(i18n)`Your card’s bank needs 5–10 days.`,
  }
}
