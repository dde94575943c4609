import { notifications } from '@mantine/notifications'

/** Shows a notification: the result of an action, or the reason of its failure. */
export const say = {
  done: (message: string) => void notifications.show({ message, color: 'tide', withBorder: true, autoClose: 4_000 }),
  failed: (message: string) => void notifications.show({ message, color: 'red', withBorder: true, autoClose: 8_000 }),
}
