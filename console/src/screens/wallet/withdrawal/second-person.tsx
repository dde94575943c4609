import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { Alone } from '@sampan/contract'
import { AloneLimit } from '../../../features/operator/alone-limit.tsx'

/** Warns before the click that a second operator must approve. */
export function SecondPerson({ alone }: { alone: Alone }) {
  return (
    <Alert variant="light" color="yellow" mb="md" title={<Trans>Two people have to agree</Trans>}>
      <AloneLimit alone={alone}>
        <Trans>Its payout is queued once another operator agrees too.</Trans>
      </AloneLimit>
    </Alert>
  )
}
