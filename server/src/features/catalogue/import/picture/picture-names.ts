import { slugOf } from '../system/slug-of.ts'

/** The parts of a file name by which the product of a picture is found. */
export type PictureName = {
  file_name: string
  /** Without folders, in lower case. */
  base: string
  /** Without the format, and as an id. */
  stem: string
  stem_id: string
  /** Without the number behind it, such as 2 in `mug-2`, `mug_2`, `mug 2` and `mug (2)`; null if there is none. */
  bare: string | null
  bare_id: string | null
  number: number
}

const NUMBERED = /^(.+?)(?:[-_. ]+(\d{1,2})|\s*\((\d{1,2})\))$/

export function pictureNameOf(file_name: string): PictureName {
  const base = (file_name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase()
  const stem = base.replace(/\.[a-z]{3,4}$/, '').trim()
  const [, bare = null, plain, bracketed] = NUMBERED.exec(stem) ?? []
  return {
    file_name,
    base,
    stem,
    stem_id: slugOf(stem),
    bare,
    bare_id: bare === null ? null : slugOf(bare),
    number: Number(plain ?? bracketed ?? 0),
  }
}
