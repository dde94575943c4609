/**
 * The element of the screen that is shown. A hidden screen keeps its id for a while, because React updates hidden
 * screens later.
 */
export const shownScreen = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#content')].find((screen) => screen.checkVisibility())
