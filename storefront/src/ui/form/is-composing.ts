import type { KeyboardEvent } from 'react'

/** The key code of keys that an input method handles. */
const TAKEN_KEY_CODE = 229

/** Whether a key belongs to the input method. In Safari composing has ended by then, and only the key code tells. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_KEY_CODE
