import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'

/** Error state of failed reads, with a retry button. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry?: (() => void) | undefined }) {
  return (
    <Alert color="red" variant="light" role="alert" title={error.message}>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Alert>
  )
}
