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
  const changed = previewed.filter(({ outcome }) => outcome === 'changed')
  const same = previewed.filter(({ outcome }) => outcome === 'same').length
  const gone = previewed.length - changed.length - same
  return (
    <Stack gap="sm">
      <Alert variant="light" role="status">
        <Plural value={changed.length} one="# shop changes." other="# shops change." />
        {same > 0 && ' '}
        {same > 0 && <Plural value={same} one="# shop has it already." other="# shops have it already." />}
        {gone > 0 && ' '}
        {gone > 0 && <Plural value={gone} one="# shop is no longer there." other="# shops are no longer there." />}
      </Alert>
      {changed.length > 0 && <FreightChanges outcomes={changed} terms={terms} />}
      <Text size="sm" c="dimmed">
        <Trans>Orders that are placed already keep their freight.</Trans>
      </Text>
      {children}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={isBusy} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        {changed.length > 0 && (
          <Button loading={isBusy} onClick={onSet} data-autofocus>
            <Trans>Set the freight</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  )
}
