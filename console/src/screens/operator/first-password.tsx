import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Modal, Stack } from '@mantine/core'
import css from './operators.module.css'

type FirstPasswordProps = { account: string; password: string; onClose: () => void }

/** An initial password, which is shown only once. A click outside does not close the dialog. */
export function FirstPassword({ account, password, onClose }: FirstPasswordProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`First password of ${account}`}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="sm">
        <p className={css.note}>
          <Trans>
            Give it to them in person or by telephone. It is not shown again, and they replace it at their first
            sign-in.
          </Trans>
        </p>
        <p className={css.password}>{password}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void navigator.clipboard.writeText(password)}>
            <Trans>Copy</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
