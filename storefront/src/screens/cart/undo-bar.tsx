import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import css from './undo-bar.module.css'

const STAYS_MS = 5_000

type Props = { count: number; onUndo: () => void; onEnd: () => void }

/** Offers to undo a removal for five seconds. The timer pauses while the pointer or the focus is on the bar. */
export function UndoBar({ count, onUndo, onEnd }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    // Focuses Undo, because the removed line had the focus. Otherwise keyboard navigation would restart at the top of
    // the page.
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus({ preventScroll: true })
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :has(:focus-visible)')) end()
    }, STAYS_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div ref={bar} className={css.bar} role="status">
      <span>
        <Plural value={count} one="# item removed" other="# items removed" />
      </span>
      <Button tone="quiet" size="small" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
