// Forms of Stripe's API: `line_items[0][price_data][currency]=usd`.
import { ApiError } from './api-error.ts'

export type Form = { [name: string]: string | Form | undefined }

const DEEPEST = 8

export function parseForm(text: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    if (path.length > DEEPEST) throw new ApiError(400, `Too deep: ${name}`)
    let place = form
    for (const part of path.slice(0, -1)) {
      const stored = place[part]
      const inner: Form = typeof stored === 'object' ? stored : Object.create(null)
      place[part] = inner
      place = inner
    }
    const last = path.at(-1) || String(Object.keys(place).length)
    place[last] = value
  }
  return form
}

export const formOf = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export const textOf = (form: Form, name: string): string | null => {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export function demand(form: Form, name: string): string {
  const value = textOf(form, name)
  if (value === null)
    throw new ApiError(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return value
}

export function integerOf(form: Form, name: string): number | null {
  const value = textOf(form, name)
  if (value === null) return null
  if (!/^-?\d{1,15}$/.test(value))
    throw new ApiError(400, `Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name })
  return Number(value)
}

export const metadataOf = (form: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(formOf(form, 'metadata')).map(([name, value]) => [name, String(value)]))

export function refuseUnknown(form: Form, names: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !names.includes(name))
  if (unknown)
    throw new ApiError(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
}

const LEVELS = 4

/** A copy of a reply in which the ids at the paths are replaced by their objects. */
export function expanded(reply: object, form: Form, find: (id: string) => object | undefined): object {
  const copy = structuredClone(reply)
  for (const path of Object.values(formOf(form, 'expand'))) {
    const parts = String(path).split('.')
    if (parts.length > LEVELS)
      throw new ApiError(400, `You cannot expand more than ${LEVELS} levels of a property: ${path}.`)
    expandAt(copy, parts, find)
  }
  return copy
}

function expandAt(place: unknown, [name, ...deeper]: string[], find: (id: string) => object | undefined): void {
  if (Array.isArray(place)) {
    for (const row of place) expandAt(row, [name ?? '', ...deeper], find)
    return
  }
  if (place === null || typeof place !== 'object' || !name) return
  const fields = place as Record<string, unknown> // an object of Stripe
  if (!(name in fields)) throw new ApiError(400, `This property cannot be expanded (${name}).`)
  const value = fields[name]
  if (typeof value === 'string') fields[name] = structuredClone(find(value) ?? value)
  if (deeper.length > 0) expandAt(fields[name], deeper, find)
}
