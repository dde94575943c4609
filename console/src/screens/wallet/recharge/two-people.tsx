import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { Alone } from '@sampan/contract'
import { AloneLimit } from '../../../features/operator/alone-limit.tsx'
import { useOperator } from '../../../session/use-session.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import type { Recharge } from '../audit-status.tsx'

type TwoPeopleProps = { alone: Alone; first: Recharge['first_agreed'] }

/** Says before the click that one operator is not enough, and how far the two of them are. */
export function TwoPeople({ alone, first }: TwoPeopleProps) {
  const me = useOperator()
  const account = first?.account
  return (
    <Alert variant="light" color="yellow" title={<Trans>Two people have to agree</Trans>}>
      {first && account === me?.account ? (
        <Trans>You agreed to this. Another operator has to agree to the same sum.</Trans>
      ) : first ? (
        <Trans>
          {account} agreed to <MoneyText cents={first.arrival_cents} />. If you agree to the same sum, it is credited.
        </Trans>
      ) : (
        <AloneLimit alone={alone}>
          <Trans>Nothing is credited until another operator agrees to the same sum.</Trans>
        </AloneLimit>
      )}
    </Alert>
  )
}
