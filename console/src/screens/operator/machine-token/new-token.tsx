import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { CopyButton } from '../../../ui/text/copy-button.tsx'
import css from './machine-tokens.module.css'

type NewTokenProps = { name: string; token: string; onClose: () => void }

/** A newly created token. A click outside does not close the dialog, because the token is shown only here. */
export function NewToken({ name, token, onClose }: NewTokenProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`The token of ${name}`}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="sm">
        <p className={css.note}>
          <Trans>Copy it now: it is not shown again. Keep it like a password.</Trans>
        </p>
        <div className={css.token}>
          <CodeText>{token}</CodeText>
          <CopyButton text={token} />
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
