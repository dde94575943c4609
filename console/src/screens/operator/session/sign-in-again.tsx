import { Trans, useLingui } from '@lingui/react/macro'
import { Modal, Stack } from '@mantine/core'
import { session } from '../../../session/session.ts'
import { useIsSessionExpired, useOperator } from '../../../session/use-session.ts'
import css from './sign-in.module.css'
import { SignInSteps } from './sign-in.tsx'

/** A z-index above all other dialogs that may be open. */
const ABOVE_ALL = 1_000

/** Hides the page behind the dialog from other people. */
const HIDING = { backgroundOpacity: 0.7, blur: 12 }

// Without this listener, Escape would close a dialog behind the sign-in dialog and lose its input, and Ctrl-K would
// open the command palette behind it. The listener is registered before the others, because this file is loaded first.
addEventListener(
  'keydown',
  (event) => {
    const isPalette = (event.ctrlKey || event.metaKey) && event.code === 'KeyK'
    if (!session.get().is_expired || (event.key !== 'Escape' && !isPalette)) return
    event.stopImmediatePropagation()
    event.preventDefault()
  },
  { capture: true },
)

/**
 * Asks the operator to sign in again after the session has ended; input on the page is kept. A different operator gets
 * a fresh page.
 */
export function SignInAgain() {
  const { t } = useLingui()
  const operator = useOperator()
  const isExpired = useIsSessionExpired()
  return (
    <Modal
      opened={isExpired}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t`Your session has ended`}
      zIndex={ABOVE_ALL}
      overlayProps={HIDING}
    >
      <Stack gap="sm">
        <p className={css.hint}>
          <Trans>
            Sign in again to continue. What you typed is still here, but it’ll be lost if someone else signs in.
          </Trans>
        </p>
        <SignInSteps account={operator?.account ?? ''} />
      </Stack>
    </Modal>
  )
}
