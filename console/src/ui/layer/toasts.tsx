import { Notifications } from '@mantine/notifications'
import css from './toasts.module.css'

/** The place of toasts: away from the buttons of panes, dialogs and lists. */
export const Toasts = () => (
  <Notifications
    position="bottom-left"
    limit={3}
    classNames={{ root: css.toasts ?? '', notification: css.toast ?? '' }}
  />
)
