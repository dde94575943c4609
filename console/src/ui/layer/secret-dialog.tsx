import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { CodeText } from '../text/code-text.tsx'
import { CopyButton } from '../text/copy-button.tsx'
import { Dialog } from './dialog.tsx'
import css from './secret-dialog.module.css'

type SecretDialogProps = { title: string; note: ReactNode; secret: string; onClose: () => void }

/** A new password or token. A click outside does not close the dialog, because the secret is shown only here. */
export function SecretDialog({ title, note, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog onClose={onClose} title={title} closeOnClickOutside={false}>
      <Stack gap="sm">
        <p className={css.note}>{note}</p>
        <div className={css.secret}>
          <CodeText>{secret}</CodeText>
          <CopyButton text={secret} />
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>
            <Trans context="button">Done</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
