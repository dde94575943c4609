import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { ShopName } from './freight-changes.tsx'
import type { Outcome } from './use-freight-many.ts'

/** `not_sent`: the call ended before it reached this shop. */
export type UnchangedShop = Omit<Outcome, 'outcome'> & { outcome: Outcome['outcome'] | 'not_sent' }

type UnchangedShopsProps = {
  shops: readonly UnchangedShop[]
  isBusy: boolean
  onClose: () => void
  onPreview: () => void
}

/** The shops whose freight was not changed, each with the reason. */
export function UnchangedShops({ shops, isBusy, onClose, onPreview }: UnchangedShopsProps) {
  return (
    <Stack gap="sm">
      <Alert color="red" variant="light" role="alert">
        <Plural value={shops.length} one="# shop kept its shipping costs" other="# shops kept their shipping costs" />
      </Alert>
      <ul>
        {shops.map((one) => (
          <li key={one.shop_id}>
            <ShopName outcome={one} />: <Cause outcome={one.outcome} />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button loading={isBusy} onClick={onPreview} data-autofocus>
          <Trans>Preview these again</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function Cause({ outcome }: Pick<UnchangedShop, 'outcome'>) {
  if (outcome === 'not_sent') return <Trans>The server didn’t respond.</Trans>
  if (outcome === 'unknown') return <Trans>It no longer exists.</Trans>
  return <Trans>Someone changed the shop after the preview.</Trans>
}
