import type { KeyboardEvent } from 'react'

/** The key code of key events that an input method handles. */
const TAKEN_KEY_CODE = 229

/**
 * Whether a key event belongs to an input method. Safari ends the composition before it sends the event, so in Safari
 * only the key code shows this.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_KEY_CODE
