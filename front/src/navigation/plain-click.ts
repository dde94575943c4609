import type { MouseEvent } from 'react'

/** Whether a click on a link navigates inside the page: the browser handles other tabs, windows and downloads. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.currentTarget.target &&
  !event.currentTarget.hasAttribute('download')
