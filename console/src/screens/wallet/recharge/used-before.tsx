import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { Link } from '../../../navigation/link.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { auditText, type Recharge } from '../audit-status.tsx'
import css from './recharge-pane.module.css'

type Sign = Recharge['used_before'][number]['sign']

function signText(sign: Sign, i18n: I18n): string {
  switch (sign) {
    case 'picture':
      return t(i18n)`Same picture`
    case 'bank_reference':
      return t(i18n)`Same bank reference`
    case 'transaction':
      return t(i18n)`Same transaction`
  }
}

/** Warns of other recharges with the same evidence, with links to them. */
export function UsedBefore({ recharge: { used_before } }: { recharge: Pick<Recharge, 'used_before'> }) {
  const { i18n } = useLingui()
  if (used_before.length === 0) return null
  return (
    <Alert color="red" variant="light" title={<Trans>This evidence was used before</Trans>}>
      <ul className={css.used}>
        {used_before.map(({ sign, recharge_id, shopper, amount_cents, status, created_at }) => (
          <li key={`${sign} ${recharge_id}`}>
            {signText(sign, i18n)}:{' '}
            <Link to={`/recharges/${recharge_id}?state=all`}>
              {shopper.account}, <MoneyText cents={amount_cents} />
            </Link>{' '}
            · {auditText(status, i18n)} · <MomentText at={created_at} as="day" />
          </li>
        ))}
      </ul>
    </Alert>
  )
}
