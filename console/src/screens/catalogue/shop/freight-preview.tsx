import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FreightChanges } from './freight-changes.tsx'
import type { Outcome, Terms } from './use-freight-many.ts'

type PreviewProps = {
  previewed: readonly Outcome[]
  terms: Terms
  isBusy: boolean
  onBack: () => void
  onSet: () => void
  /** Progress of the calls that set the freight. */
  children: ReactNode
}

/** Preview of a freight change: the number of shops that will change, and their changes. */
export function FreightPreview({ previewed, terms, isBusy, onBack, onSet, children }: PreviewProps) {
  const changedShops = previewed.filter(({ outcome }) => outcome === 'changed')
  const same = previewed.filter(({ outcome }) => outcome === 'same').length
  const gone = previewed.length - changedShops.length - same
  return (
    <Stack gap="sm">
      <Alert variant="light" role="status">
        <Plural value={changedShops.length} one="# shop changes." other="# shops change." />
        {same > 0 && ' '}
        {same > 0 && <Plural value={same} one="# shop already has it." other="# shops already have it." />}
        {gone > 0 && ' '}
        {gone > 0 && <Plural value={gone} one="# shop no longer exists." other="# shops no longer exist." />}
      </Alert>
      {changedShops.length > 0 && <FreightChanges outcomes={changedShops} terms={terms} />}
      <Text size="sm" c="dimmed">
        <Trans>Existing orders keep their shipping costs.</Trans>
      </Text>
      {children}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={isBusy} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        {changedShops.length > 0 && (
          <Button loading={isBusy} onClick={onSet} data-autofocus>
            <Trans>Set shipping costs</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  )
}
