import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Part } from '../../../ui/layout/facts.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'

type Payer = ReplyTo<'GET /api/admin/extract/payers'>[number]

/** The shop's wallets on chains. A payment from another wallet waits for an operator. */
export function Payers() {
  const { t } = useLingui()
  const { data: payers = [] } = useRead('GET /api/admin/extract/payers')
  const [payerToRemove, setPayerToRemove] = useState<Payer>()
  if (payers.length === 0) return null
  return (
    <Part title={<Trans>Wallets that pay withdrawals</Trans>}>
      <Stack gap="md">
        {payers.map((payer) => (
          <PayerPart key={`${payer.network} ${payer.address}`} payer={payer} onRemove={() => setPayerToRemove(payer)} />
        ))}
      </Stack>
      {payerToRemove && (
        <ReasonDialog
          call="POST /api/admin/extract/payer_remove"
          inputOf={(reason) => ({ network: payerToRemove.network, address: payerToRemove.address, reason })}
          title={t`Remove a wallet`}
          note={
            <>
              <CodeText>{payerToRemove.address}</CodeText>
              <Text size="sm">
                <Trans>
                  Payments that were checked stay as they are. The next payment from this wallet waits until another
                  operator confirms the wallet again.
                </Trans>
              </Text>
            </>
          }
          confirm={<Trans>Remove</Trans>}
          after={() => toast.success(t`Wallet removed`)}
          onClose={() => setPayerToRemove(undefined)}
        />
      )}
    </Part>
  )
}

function PayerPart({ payer, onRemove }: { payer: Payer; onRemove: () => void }) {
  const { t } = useLingui()
  const { network_name, address, entered_by, confirmed_by, created_at } = payer
  return (
    <Group justify="space-between" align="flex-start">
      <Stack gap={2}>
        <Text size="sm">{network_name}</Text>
        <CodeText>{address}</CodeText>
        <Text size="sm">
          <Trans>
            Entered by {entered_by}, confirmed by {confirmed_by}, <MomentText at={created_at} />
          </Trans>
        </Text>
      </Stack>
      <Button variant="default" size="compact-sm" aria-label={t`Remove ${address}`} onClick={onRemove}>
        <Trans>Remove…</Trans>
      </Button>
    </Group>
  )
}
