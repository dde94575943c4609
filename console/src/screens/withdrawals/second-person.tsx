import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useOperator } from '../../session/use-session.ts'

/** Says before the click that one operator is not enough. `first` is the account of who agreed already. */
export function SecondPerson({ first }: { first: string | null }) {
  const me = useOperator()
  return (
    <Alert variant="light" color="yellow" mb="md" title={<Trans>Two people have to agree</Trans>}>
      {first === null ? (
        me?.is_alone ? (
          <Trans>You are the only operator: add another one first.</Trans>
        ) : (
          <Trans>Its payout is queued once another operator agrees too.</Trans>
        )
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
