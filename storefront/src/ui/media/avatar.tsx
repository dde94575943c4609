import { classNames } from '@sampan/front/class-names'
import { useState } from 'react'
import css from './avatar.module.css'
import { initialOf } from './initial-of.ts'
import { pictureAt } from './picture-address.ts'

type AvatarProps = { name: string; src?: string | null; size?: 'small' | 'regular' | 'large' }

/**
 * A round picture of a person whose name is shown next to it. Without a picture, the first letter of the name is shown.
 */
export function Avatar({ name, src, size = 'regular' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const shownSrc = src && src !== brokenSrc ? src : null
  return (
    <span className={classNames(css.avatar, css[size])} aria-hidden="true">
      {shownSrc ? (
        <img src={pictureAt(shownSrc, 160)} alt="" width="160" height="160" onError={() => setBrokenSrc(shownSrc)} />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}
