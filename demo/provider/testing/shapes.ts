/**
 * A type of Stripe's API: a primitive, `=literal`, `#object`, a list or a page of a list, a map by names, or one of several.
 * `any` is not checked further.
 */
export type Shape = string | ['list' | 'page' | 'map', Shape] | ['or', ...Shape[]]

/** Shapes of the objects that the shop uses. A field whose name ends in `?` may be missing; no other fields exist. */
export type Shapes = {
  method: string
  package: string
  api_version: string
  openapi_version: string
  /** Shapes by the value of the field `object`. */
  kinds: Record<string, Shape>
  /** The object that an event carries. */
  events: Record<string, string>
  objects: Record<string, Record<string, Shape>>
}

/** @returns differences between a value and its shape, each with its path. */
export function faultsOf(value: unknown, shape: Shape, shapes: Shapes, path = ''): string[] {
  if (typeof shape === 'string')
    return shape.startsWith('#') ? objectFaults(value, shape.slice(1), shapes, path) : plainFaults(value, shape, path)
  const [kind, ...parts] = shape
  const [part = 'any'] = parts
  if (kind === 'or') return unionFaults(value, parts, shapes, path)
  if (kind === 'page') return pageFaults(value, part, shapes, path)
  if (kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((row, at) => faultsOf(row, part, shapes, `${path}[${at}]`))
      : [`${path}: is no list`]
  if (!isRecord(value)) return [`${path}: is no map`]
  return Object.entries(value).flatMap(([name, entry]) => faultsOf(entry, part, shapes, `${path}.${name}`))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function plainFaults(value: unknown, shape: string, path: string): string[] {
  if (shape === 'any') return []
  const isFine = shape.startsWith('=')
    ? value === shape.slice(1)
    : shape === 'null'
      ? value === null
      : typeof value === shape
  return isFine ? [] : [`${path}: ${JSON.stringify(value)} is not ${shape}`]
}

function objectFaults(value: unknown, name: string, shapes: Shapes, path: string): string[] {
  const fields = shapes.objects[name]
  if (!isRecord(value)) return [`${path}: ${JSON.stringify(value)} is not ${name}`]
  if (!fields) return [`${path}: ${name} is not one of the objects that the shop uses`]
  const unknown = Object.keys(value).filter((field) => !(field in fields) && !(`${field}?` in fields))
  return [
    ...unknown.map((field) => `${path}.${field}: does not exist in ${name}`),
    ...Object.entries(fields).flatMap(([field, shape]) => {
      const isOptional = field.endsWith('?')
      const key = isOptional ? field.slice(0, -1) : field
      if (value[key] !== undefined) return faultsOf(value[key], shape, shapes, `${path}.${key}`)
      return isOptional ? [] : [`${path}.${key}: is missing`]
    }),
  ]
}

/** The faults of the part that fits best. */
function unionFaults(value: unknown, parts: Shape[], shapes: Shapes, path: string): string[] {
  const faults = parts.map((part) => faultsOf(value, part, shapes, path))
  const isObject = isRecord(value)
  const likely = faults.filter(
    (_, at) => isObject === (typeof parts[at] === 'string' && String(parts[at]).startsWith('#')),
  )
  return (likely.length > 0 ? likely : faults).toSorted((one, other) => one.length - other.length)[0] ?? []
}

function pageFaults(value: unknown, row: Shape, shapes: Shapes, path: string): string[] {
  if (!isRecord(value)) return [`${path}: is no page`]
  const { object, data, has_more, url, ...rest } = value
  return [
    ...plainFaults(object, '=list', `${path}.object`),
    ...faultsOf(data, ['list', row], shapes, `${path}.data`),
    ...plainFaults(has_more, 'boolean', `${path}.has_more`),
    ...plainFaults(url, 'string', `${path}.url`),
    ...Object.keys(rest).map((field) => `${path}.${field}: does not exist in a page`),
  ]
}
