import { useEffect, useEffectEvent } from 'react'

/**
 * Lets the browser ask before a page with unsaved changes is closed or reloaded, unless they are released at that time.
 * Without changes nothing listens, because a listener may keep a browser from caching the page for Back.
 */
export function useUnloadQuestion(hasChanges: boolean, isReleased: () => boolean = () => false): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isReleased()) event.preventDefault()
  })
  useEffect(() => {
    if (!hasChanges) return
    const onUnload = (event: BeforeUnloadEvent) => ask(event)
    addEventListener('beforeunload', onUnload)
    return () => removeEventListener('beforeunload', onUnload)
  }, [hasChanges])
}
