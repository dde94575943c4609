import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { Alone } from '@sampan/contract'
import { AloneLimit } from '../../../features/operator/alone-limit.tsx'
import { useOperator } from '../../../session/use-session.ts'

/** Says before the click that one operator is not enough. `first` is the account of who agreed already. */
export function SecondPerson({ alone, first }: { alone: Alone; first: string | null }) {
  const me = useOperator()
  return (
    <Alert variant="light" color="yellow" mb="md" title={<Trans>Two people have to agree</Trans>}>
      {first === null ? (
        <AloneLimit alone={alone}>
          <Trans>Its payout is queued once another operator agrees too.</Trans>
        </AloneLimit>
      ) : first === me?.account ? (
        <Trans>You agreed. Another operator has to agree too.</Trans>
      ) : (
        <Trans>{first} agreed. If you agree too, its payout is queued.</Trans>
      )}
    </Alert>
  )
}

/** The same of a payout that the bank may have: who said already that it failed. */
export function SecondToSayFailed({ first }: { first: string }) {
  const me = useOperator()
  return (
    <Alert variant="light" color="yellow" mb="md" title={<Trans>Two people have to say that it failed</Trans>}>
      {first === me?.account ? (
        <Trans>You said that it failed. Another operator has to say so too.</Trans>
      ) : (
        <Trans>{first} said that it failed. If you say so too, the money goes back to the balance.</Trans>
      )}
    </Alert>
  )
}
