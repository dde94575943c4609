import { Trans, useLingui } from '@lingui/react/macro'
import { Modal, Stack } from '@mantine/core'
import { session } from '../../../session/session.ts'
import { useIsOver, useOperator } from '../../../session/use-session.ts'
import css from './sign-in.module.css'
import { SignInSteps } from './sign-in.tsx'

/** Above every other dialog, which may have been open. */
const ABOVE_ALL = 1_000

/** What stands behind is not for who walks past. */
const HIDING = { backgroundOpacity: 0.7, blur: 12 }

// Escape would close a dialog that stands behind, with what was typed, and Ctrl-K would open the list of screens there.
// Before any of them hears of it: this file is loaded first.
addEventListener(
  'keydown',
  (event) => {
    const isPalette = (event.ctrlKey || event.metaKey) && event.code === 'KeyK'
    if (!session.get().is_over || (event.key !== 'Escape' && !isPalette)) return
    event.stopImmediatePropagation()
    event.preventDefault()
  },
  { capture: true },
)

/** Asks who sat here to sign in again when the session is over: what was typed stays behind it. Somebody else gets a fresh page. */
export function SignInAgain() {
  const { t } = useLingui()
  const operator = useOperator()
  const isOver = useIsOver()
  return (
    <Modal
      opened={isOver}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t`Your session is over`}
      zIndex={ABOVE_ALL}
      overlayProps={HIDING}
    >
      <Stack gap="sm">
        <p className={css.hint}>
          <Trans>Sign in again to go on. What you typed is still here; it is lost if somebody else signs in.</Trans>
        </p>
        <SignInSteps account={operator?.account ?? ''} />
      </Stack>
    </Modal>
  )
}
