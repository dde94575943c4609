import { isPlainClick } from '@sampan/front/plain-click'
import { useEffect, useRef } from 'react'
import type { AnchorProps } from '../ui/button/anchor.tsx'
import { ownAddress } from './own-address.ts'
import { useVisits } from './visits.ts'

const IN_VIEW_MS = 300

/** A link inside the shop. Prefetches the code of the linked screen on touch, or after 300 ms in view. */
export function Link({ href, onClick, ...rest }: AnchorProps) {
  const visits = useVisits()
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!anchor.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => visits.preload(href), IN_VIEW_MS)
    })
    observer.observe(anchor.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [visits, href])
  return (
    <a
      ref={anchor}
      href={href}
      {...rest}
      onPointerDown={() => visits.preload(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event) || !ownAddress(href)) return
        event.preventDefault()
        void visits.go(href)
      }}
    />
  )
}
