import type { KeyboardEvent } from 'react'

/** The key code of keys handled by an input method. */
const TAKEN_KEY_CODE = 229

/**
 * Whether a key event belongs to an input method. Safari ends the composition before the event, so only the key code
 * shows it.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_KEY_CODE
