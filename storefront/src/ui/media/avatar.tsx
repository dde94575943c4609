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
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src && src !== broken ? src : null
  return (
    <span className={classNames(css.avatar, css[size])} aria-hidden="true">
      {shown ? (
        <img src={pictureAt(shown, 160)} alt="" width="160" height="160" onError={() => setBroken(shown)} />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}
