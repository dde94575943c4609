import { notifications } from '@mantine/notifications'

/** Shows a toast: the result of an action, or the reason of its failure. */
export const toast = {
  success: (message: string) => void notifications.show({ message, color: 'tide', withBorder: true, autoClose: 4_000 }),
  fail: (message: string) => void notifications.show({ message, color: 'red', withBorder: true, autoClose: 8_000 }),
}
