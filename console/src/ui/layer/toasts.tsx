import { useLingui } from '@lingui/react/macro'
import { MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import css from './toasts.module.css'

/** The place of toasts: away from the buttons of panes, dialogs and lists. */
export function Toasts() {
  const { t } = useLingui()
  const theme = { components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': t`Close` } } } } }
  return (
    <MantineThemeProvider inherit theme={theme}>
      <Notifications
        position="bottom-left"
        limit={3}
        classNames={{ root: css.toasts ?? '', notification: css.toast ?? '' }}
      />
    </MantineThemeProvider>
  )
}
