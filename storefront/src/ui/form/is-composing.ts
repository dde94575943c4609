import type { KeyboardEvent } from 'react'

/** Not a key of its own, but one that the input method took. */
const TAKEN_KEY_CODE = 229

/** Whether a key is meant for the input method. Safari has ended composing by then, and tells it by the code alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_KEY_CODE
