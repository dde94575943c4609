import { useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { usePrivateFile } from '@sampan/front/use-private-file'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import { fetchPrivate } from '../../api/fetch-private.ts'
import { unsent } from '../../api/outbox/unsent.ts'
import pictureCss from '../../ui/media/picture.module.css'
import type { Bubble } from './chat-lines.ts'
import css from './chat-picture.module.css'

type Props = {
  picture: NonNullable<Bubble['picture']>
  /** Set while the picture is still on this device. */
  unsent_id: string | undefined
  onOpen: (src: string) => void
}

export function ChatPicture({ picture, unsent_id, onOpen }: Props) {
  const own = unsent_id === undefined ? undefined : unsent.pictureOf(unsent_id)
  if (own === undefined && picture.url !== undefined)
    return <StoredPicture {...picture} url={picture.url} onOpen={onOpen} />
  return <Shown picture={picture} src={own} isError={own === undefined} onOpen={onOpen} />
}

type StoredProps = { url: string; width: number; height: number; onOpen: Props['onOpen'] }

function StoredPicture({ url, onOpen, ...picture }: StoredProps) {
  const { src, isError } = usePrivateFile(url, fetchPrivate)
  return <Shown picture={picture} src={src} isError={isError} onOpen={onOpen} />
}

type ShownProps = Pick<Props, 'picture' | 'onOpen'> & { src: string | undefined; isError: boolean }

/** The space is reserved from the start, so that nothing moves when the picture arrives. */
function Shown({ picture: { width, height }, src, isError, onOpen }: ShownProps) {
  const { t } = useLingui()
  const name = t({ message: 'Picture', context: 'message' })
  const shape = (element: HTMLElement | null) => element?.style.setProperty('--shape', `${width} / ${height}`)
  if (!src) {
    return (
      <span ref={shape} className={css.missing}>
        {isError && <IconPhotoOff aria-label={name} />}
      </span>
    )
  }
  return (
    <button
      ref={shape}
      type="button"
      className={classNames(pictureCss.picture, css.picture)}
      onClick={() => onOpen(src)}
    >
      <img src={src} alt={name} width={width} height={height} />
    </button>
  )
}
