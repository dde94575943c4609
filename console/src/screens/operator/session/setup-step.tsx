import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useReadMe } from '../../../api/use-read-me.ts'
import { useAction } from '../../../forms/use-action.ts'
import { session } from '../../../session/session.ts'
import { DeviceCheck, RecoveryCodes } from './second-factor-setup.tsx'
import css from './sign-in.module.css'

/** Sign-in step: sets up a second factor for operators without one, if the shop requires it. */
export function SetupStep() {
  const readMe = useReadMe()
  const { run, isBusy } = useAction('POST /api/admin/second_factor/begin')
  const [secret, setSecret] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()
  const goIn = async () => session.begin(await readMe())
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void goIn()} />
  if (secret) return <DeviceCheck {...secret} onDone={setCodes} />
  return (
    <Stack gap="sm">
      <p className={css.hint}>
        <Trans>
          This shop requires two-step verification: an app on your phone that shows a new code every 30 seconds.
        </Trans>
      </p>
      <Button loading={isBusy} onClick={() => void run({}).then((newSecret) => newSecret && setSecret(newSecret))}>
        <Trans>Set up</Trans>
      </Button>
    </Stack>
  )
}
