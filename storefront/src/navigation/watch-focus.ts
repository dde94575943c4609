import { arrive, type Control, focusedControl, keepFocus } from '@sampan/front/focus'
import typography from '../ui/styles/typography.module.css'
import { shownScreen } from './shown-screen.ts'
import type { Visits } from './visits.ts'

/**
 * Moves the focus to the heading of each screen that is opened, and on Back to the link that was used. Loaded after
 * the first screen, which therefore keeps the browser's own focus.
 * @returns a function that stops it.
 */
export function watchFocus(visits: Visits): () => void {
  const controls = new Map<number | undefined, Control | undefined>()
  let place = visits.place()
  let currentScreen = shownScreen()
  // A new screen is announced by its heading, which gets the focus. On Back a link gets the focus, and its name does
  // not announce the screen, so this region does.
  const announced = document.createElement('p')
  announced.role = 'status'
  announced.className = typography.srOnly ?? ''
  document.body.append(announced)
  const unsubscribe = visits.subscribe(() => {
    if (place === visits.place()) return
    controls.set(place.step, focusedControl())
    place = visits.place()
  })
  const observer = new MutationObserver(() => {
    const screen = shownScreen()
    if (!screen || screen === currentScreen) return
    currentScreen = screen
    announced.textContent = ''
    const onReturn = () => {
      announced.textContent = screen.querySelector('h1')?.textContent ?? ''
    }
    arrive(screen, { control: place.how === 'pop' ? controls.get(place.step) : undefined, onReturn })
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['id', 'style'],
  })
  const stopKeeping = keepFocus()
  return () => {
    unsubscribe()
    observer.disconnect()
    stopKeeping()
    announced.remove()
  }
}
