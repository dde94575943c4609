import { CallError } from '@sampan/contract/call-error'
import { useRef, useState } from 'react'
import { useSend } from '../../../../api/use-send.ts'
import { useSendFile } from '../../../../api/use-send-file.ts'
import { type ArchiveFault, filesIn, isPictureName, namesIn, UnreadableArchive } from './zip-pictures.ts'

const NAMES_AT_ONCE = 500
/** Longer names belong to no product. */
const NAME_LENGTH = 300

/** Why a file of an archive was left out; a sentence if the server refused it. */
export type LeftOut = {
  name: string
  reason: 'no_product' | 'no_picture' | 'damaged' | 'too_large' | { message: string }
}

export type ArchiveProgress = {
  state: 'reading' | 'adding' | 'done' | 'stopped'
  /** Pictures with a product. */
  total: number
  added: number
  products: number
  left_out: LeftOut[]
}

const NONE: ArchiveProgress = { state: 'reading', total: 0, added: 0, products: 0, left_out: [] }

/** Adds the pictures of an archive to the products that their names belong to, until it is stopped. */
export function useArchive(import_id: string) {
  const { send: sendNames } = useSend('POST /api/admin/import/picture_names')
  const { send: sendAdded } = useSend('POST /api/admin/import/picture_add')
  const { sendFile } = useSendFile('POST /api/admin/picture/upload')
  const [progress, setProgress] = useState<ArchiveProgress>()
  const [fault, setFault] = useState<ArchiveFault>()
  const isStopped = useRef(false)

  async function productsOf(names: readonly string[]): Promise<Map<string, string>> {
    const products = new Map<string, string>()
    for (let at = 0; at < names.length && !isStopped.current; at += NAMES_AT_ONCE) {
      const { items } = await sendNames({ file_names: names.slice(at, at + NAMES_AT_ONCE) })
      for (const { file_name, product_id } of items) products.set(file_name, product_id)
    }
    return products
  }

  async function add(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<LeftOut | undefined> {
    try {
      const { address } = await sendFile(new File([bytes], name), { purpose: 'product' })
      await sendAdded({ import_id, file_name: name, address })
    } catch (error) {
      if (!(error instanceof CallError) || !error.reason) throw error
      return { name, reason: { message: error.message } }
    }
    return undefined
  }

  async function addAll(archive: File): Promise<void> {
    setProgress(NONE)
    const names = await namesIn(archive)
    const pictures = names.filter((name) => isPictureName(name) && name.length <= NAME_LENGTH)
    const products = await productsOf(pictures)
    const left_out = names.flatMap((name): LeftOut[] => {
      if (products.has(name)) return []
      return [{ name, reason: isPictureName(name) ? 'no_product' : 'no_picture' }]
    })
    let current: ArchiveProgress = { ...NONE, state: 'adding', total: products.size, left_out }
    const change = (changes: Partial<ArchiveProgress>) => {
      current = { ...current, ...changes }
      setProgress(current)
    }
    change({})
    const ids = new Set<string>()
    for await (const file of filesIn(archive, (name) => products.has(name))) {
      if (isStopped.current) break
      const fault = 'bytes' in file ? await add(file.name, file.bytes) : { name: file.name, reason: file.fault }
      if (fault) {
        change({ left_out: [fault, ...current.left_out] })
        continue
      }
      ids.add(products.get(file.name) ?? '')
      change({ added: current.added + 1, products: ids.size })
    }
    change({ state: isStopped.current ? 'stopped' : 'done' })
  }

  async function start(archive: File): Promise<void> {
    isStopped.current = false
    setFault(undefined)
    try {
      await addAll(archive)
    } catch (error) {
      setProgress((progress) => progress && { ...progress, state: 'stopped' })
      if (!(error instanceof UnreadableArchive)) throw error
      setFault(error.fault)
    }
  }

  const stop = () => {
    isStopped.current = true
  }
  return { progress, fault, start, stop }
}
