import { useLingui } from '@lingui/react/macro'
import { Modal, type ModalProps } from '@mantine/core'

/** An open dialog with a labelled close button. Mount the component only while the dialog is open. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const { t } = useLingui()
  return <Modal opened closeButtonProps={{ 'aria-label': t`Close` }} {...props} />
}
