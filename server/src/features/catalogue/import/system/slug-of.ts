import { hash } from 'node:crypto'
import { pinyin } from 'pinyin-pro'

const LENGTH_LIMIT = 80
const DIGEST_LENGTH = 8

const latin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/**
 * An id made from any text, the same for the same text. Chinese is romanised. If letters of other scripts are lost, a
 * digest of the text follows, so that different texts have different ids.
 */
export function slugOf(text: string): string {
  const romanised = /\p{Script=Han}/u.test(text) ? pinyin(text, { toneType: 'none', type: 'array' }).join(' ') : text
  const slug = latin(romanised)
  const isWhole = !/[^\p{Script=Latin}\p{P}\p{S}\p{N}\p{Z}\p{M}\s]/u.test(romanised)
  if (isWhole && slug !== '' && slug.length <= LENGTH_LIMIT) return slug
  const digest = hash('sha256', text, 'hex').slice(0, DIGEST_LENGTH)
  const start = slug.slice(0, LENGTH_LIMIT - DIGEST_LENGTH - 1).replace(/-+$/, '')
  return start === '' ? `x${digest}` : `${start}-${digest}`
}
