import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractEntry } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Outcome } from '../../ui/layout/outcome.tsx'
import { Stages } from '../../ui/list/stages.tsx'

/** The next steps of a withdrawal that was just requested, until it is audited. */
export function ExtractSent({ extract }: { extract: ExtractEntry }) {
  const { t, i18n } = useLingui()
  const { amount_cents, net_cents, created_at, draw_type } = extract
  const bank = extract.bank_name ?? ''
  const token = extract.token ?? ''
  const [sum, net] = [moneyText(amount_cents), moneyText(net_cents)]
  const stages = [
    { key: 'asked', title: t`You requested ${sum}`, detail: momentText(created_at, languageTag(i18n)) },
    {
      key: 'audit',
      title: t`We review your request`,
      detail: t`Usually within one working day. Until then you can cancel it.`,
    },
    draw_type === 'bank'
      ? {
          key: 'arrives',
          title: t`${net} arrives at ${bank}`,
          detail: t`Your bank needs one to three working days.`,
        }
      : {
          key: 'arrives',
          title: t`${net} in ${token} arrives at your address`,
          detail: t`We’ll send it right after the review.`,
        },
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
