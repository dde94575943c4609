import { notifications } from '@mantine/notifications'

/** Shows a message: what was done, or why it was not. */
export const say = {
  done: (message: string) => void notifications.show({ message, color: 'tide', withBorder: true, autoClose: 4_000 }),
  failed: (message: string) => void notifications.show({ message, color: 'red', withBorder: true, autoClose: 8_000 }),
}
