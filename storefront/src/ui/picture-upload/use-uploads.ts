import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

export type UploadedPicture = { file_id: string; url: string }
export type Upload = (file: File, onProgress: (part: number) => void) => Promise<UploadedPicture>

/** The error of an upload that the server will always refuse, so no retry is offered. */
export class RejectedPicture extends Error {}

type Failure = 'lost' | 'rejected'
export type PendingPicture = { key: number; file: File; part: number; failure?: Failure }

type Uploads = {
  value: readonly UploadedPicture[]
  onChange: (value: readonly UploadedPicture[]) => void
  upload: Upload
  onBusy?: (busy: boolean) => void
  /**
   * Called once when all parallel uploads are stored. Not called if an upload failed, or if the shopper has left the
   * screen.
   */
  onSent: () => void
}

/** Uploads the chosen files in parallel. Each file is added to the value when its upload is stored. */
export function useUploads({ value, onChange, upload, onBusy, onSent }: Uploads) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  const files = useRef(new Map<string, File>())
  const latest = useLatest(value)
  const droppedKeys = useRef(new Set<number>())
  const count = useRef(0)

  function change(key: number, next: Partial<PendingPicture>) {
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  }

  const begin = useBatch(onSent)

  async function send({ key, file }: PendingPicture) {
    const end = begin()
    try {
      const picture = await upload(file, (part) => change(key, { part }))
      if (droppedKeys.current.has(key)) return end('dropped')
      files.current.set(picture.file_id, file)
      setPending((all) => all.filter((one) => one.key !== key))
      latest.current = [...latest.current, picture] // uploads that end at the same time must not overwrite each other's pictures
      onChange(latest.current)
      end('arrived')
    } catch (error) {
      change(key, { failure: error instanceof RejectedPicture ? 'rejected' : 'lost' })
      end('failed')
    }
  }

  useBusy(
    pending.some((one) => !one.failure),
    onBusy,
  )

  return {
    pending,
    fileOf: (picture: UploadedPicture) => files.current.get(picture.file_id),
    add(files: readonly File[]) {
      const uploads = files.map((file) => ({ key: ++count.current, file, part: 0 }))
      setPending((all) => [...all, ...uploads])
      for (const one of uploads) void send(one)
    },
    retry(one: PendingPicture) {
      change(one.key, { failure: undefined, part: 0 })
      void send(one)
    },
    drop(one: PendingPicture) {
      droppedKeys.current.add(one.key)
      setPending((all) => all.filter((other) => other.key !== one.key))
    },
  }
}

type End = 'arrived' | 'dropped' | 'failed'

/**
 * Tracks a batch of uploads. Call the returned function when an upload starts, and call its result when that upload
 * ends.
 */
function useBatch(onSent: () => void) {
  const batch = useRef({ underWay: 0, ends: new Set<End>() })
  const tell = useLatest(onSent)
  const trackScreen = useStillOnScreen()
  return () => {
    const isHere = trackScreen()
    batch.current.underWay++
    return (end: End) => {
      const { ends } = batch.current
      ends.add(end)
      if (--batch.current.underWay > 0) return
      batch.current.ends = new Set()
      if (isHere() && ends.has('arrived') && !ends.has('failed')) tell.current()
    }
  }
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

function useBusy(busy: boolean, onBusy: Uploads['onBusy']) {
  const tell = useEffectEvent((now: boolean) => onBusy?.(now))
  useEffect(() => {
    if (!busy) return
    tell(true)
    return () => tell(false)
  }, [busy])
}
