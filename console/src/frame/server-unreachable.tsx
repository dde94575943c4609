import { Trans } from '@lingui/react/macro'
import { Button, Center, Stack, Text, Title } from '@mantine/core'

type ServerUnreachableProps = { reason: string; onRetry: () => void }

/**
 * Shown in place of all screens of the operators' desk while the server cannot confirm the session. The session stays
 * unchanged.
 */
export function ServerUnreachable({ reason, onRetry }: ServerUnreachableProps) {
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack align="center" gap="sm" role="alert">
        <Title order={1} size="h3" ta="center">
          <Trans>The server isn’t responding</Trans>
        </Title>
        <Text ta="center">{reason}</Text>
        <Text c="dimmed" ta="center">
          <Trans>You’re still signed in. The desk opens once the server responds.</Trans>
        </Text>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Stack>
    </Center>
  )
}
