import { notifications } from '@mantine/notifications'
import { readingTime } from '@sampan/front/reading-time'

const FAILURE_MS = 8_000

/** Shows a toast: the result of an action, or the reason of its failure. */
export const toast = {
  success: (message: string) => void notifications.show({ message, color: 'tide', withBorder: true, autoClose: 4_000 }),
  fail: (message: string) =>
    void notifications.show({
      message,
      color: 'red',
      withBorder: true,
      // A refusal of several lines stays long enough to be read.
      autoClose: Math.max(FAILURE_MS, readingTime(message)),
    }),
}
