import { isPlainClick } from '@sampan/front/plain-click'
import type { ComponentProps } from 'react'
import { BASE, go } from './address.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={BASE + to}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}
