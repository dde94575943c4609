import type { ComponentProps, MouseEvent } from 'react'
import { BASE, go } from './address.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** Clicks that the browser should handle: opening another tab, or a download. */
const isBrowsers = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={BASE + to}
      onClick={(event) => {
        onClick?.(event)
        if (isBrowsers(event)) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}
