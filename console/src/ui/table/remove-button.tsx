import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'

/** Removes a row. Its label for screen readers names the row. */
export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="subtle" color="red" size="compact-sm" aria-label={t`Remove ${name}`} onClick={onClick}>
      <Trans>Remove</Trans>
    </Button>
  )
}
