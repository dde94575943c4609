// Writes demo/provider/stripe/openapi-shapes.json: run `node scripts/stripe-shapes.ts` after an update of the package stripe.
// Stripe generates the types of its package from the OpenAPI document of one version of its API. This script reads the types
// of the objects that the shop uses, and keeps names, types, enumerations, nullability and optional fields.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import type { Shape, Shapes } from '../demo/provider/testing/shapes.ts'
import type typescript from '../server/node_modules/typescript/lib/typescript.js'

const ROOT = join(import.meta.dirname, '..')
const PACKAGE = join(ROOT, 'node_modules/stripe')
const TYPES = join(PACKAGE, 'esm')
const TARGET = join(ROOT, 'demo/provider/stripe/openapi-shapes.json')

/** TypeScript 7 has no JavaScript interface. The server has an older version, also for its own generator of clients. */
const ts: typeof typescript = createRequire(join(ROOT, 'server/package.json'))('typescript')

/** The objects by the value of their field `object`. */
const ROOTS: Record<string, string> = {
  'checkout.session': 'Checkout/Sessions.Session',
  payment_intent: 'PaymentIntents.PaymentIntent',
  charge: 'Charges.Charge',
  refund: 'Refunds.Refund',
  dispute: 'Disputes.Dispute',
  balance: 'Balance.Balance',
  balance_transaction: 'BalanceTransactions.BalanceTransaction',
  payout: 'Payouts.Payout',
  review: 'Reviews.Review',
  event: 'Events.EventBase',
}

const fileOf = (name: string) => join(TYPES, 'resources', `${name.slice(0, name.indexOf('.'))}.d.ts`)
const files = Object.values(ROOTS).map(fileOf)
const program = ts.createProgram(files, {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
})
const checker = program.getTypeChecker()
const objects: Shapes['objects'] = {}
const roots = new Set(Object.values(ROOTS))

function nameOf(symbol: typescript.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  const module = relative(join(TYPES, 'resources'), file).replace(/\.d\.ts$/, '')
  return `${module}.${checker.getFullyQualifiedName(symbol).replace(/^".*"\./, '')}`
}

/** A resource of Stripe that is not one of the roots: it would lead to the whole API. */
const isForeign = (type: typescript.Type, name: string) =>
  !roots.has(name) && type.getProperty('object') !== undefined && type.getProperty('id') !== undefined

function shapeOf(type: typescript.Type): Shape {
  if (type.isUnion()) return unionOf(type)
  if (type.isStringLiteral()) return `=${type.value}`
  const { flags } = type
  if (flags & ts.TypeFlags.StringLike) return 'string'
  if (flags & ts.TypeFlags.Number) return 'number'
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (flags & ts.TypeFlags.Null) return 'null'
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'any'
  if (type.isIntersection()) return 'string' // OtherString, the SDK's mark of an enumeration that may grow
  if (checker.isArrayType(type)) {
    const [row] = checker.getTypeArguments(type as typescript.TypeReference) // an array is one
    return ['list', row ? shapeOf(row) : 'any']
  }
  const values = type.getStringIndexType()
  return values ? ['map', shapeOf(values)] : objectOf(type)
}

function unionOf(type: typescript.UnionType): Shape {
  const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map(shapeOf)
  const hasLiterals = parts.some((part) => typeof part === 'string' && part.startsWith('='))
  const kept = [...new Set(parts.filter((part) => !(hasLiterals && part === 'string')))]
  return kept.length === 1 && kept[0] ? kept[0] : ['or', ...kept]
}

function objectOf(type: typescript.Type): Shape {
  const symbol = type.getSymbol()
  if (!symbol) throw new Error(`a type has no name: ${checker.typeToString(type)}`)
  const rows = checker.getTypeArguments(type as typescript.TypeReference) // empty for other types
  if (symbol.name === 'ApiList' && rows[0]) return ['page', shapeOf(rows[0])]
  if (symbol.name === 'Decimal') return 'string'
  if (type.getProperties().length === 0) return 'any' // the object of an event, which depends on the event's type
  const name = nameOf(symbol)
  if (isForeign(type, name)) return `#${name}`
  if (objects[name]) return `#${name}`
  const fields: Record<string, Shape> = {}
  objects[name] = fields
  for (const field of type.getProperties()) {
    const isOptional = field.flags & ts.SymbolFlags.Optional
    fields[isOptional ? `${field.name}?` : field.name] = shapeOf(checker.getTypeOfSymbol(field))
  }
  return `#${name}`
}

const exportsOf = (file: string) => {
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  return symbol ? checker.getExportsOfModule(symbol) : []
}

function rootShape(name: string): Shape {
  const symbol = exportsOf(fileOf(name)).find((one) => one.name === name.slice(name.indexOf('.') + 1))
  if (!symbol) throw new Error(`the package has no type ${name}`)
  return shapeOf(checker.getDeclaredTypeOfSymbol(symbol))
}

/** Types of events by the object that they carry. */
function eventsOf(): Shapes['events'] {
  const events: Shapes['events'] = {}
  for (const symbol of exportsOf(fileOf('Events.EventBase'))) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const literal = typeOf(type, 'type')
    const object = typeOf(typeOf(typeOf(type, 'data'), 'object'), 'object')
    if (!literal?.isStringLiteral() || !object?.isStringLiteral()) continue
    if (Object.hasOwn(ROOTS, object.value)) events[literal.value] = object.value
  }
  return events
}

function typeOf(type: typescript.Type | undefined, field: string): typescript.Type | undefined {
  const symbol = type?.getProperty(field)
  return symbol && checker.getTypeOfSymbol(symbol)
}

const kinds = Object.fromEntries(Object.entries(ROOTS).map(([kind, name]) => [kind, rootShape(name)]))
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
const api_version = /ApiVersion = '([^']+)'/.exec(readFileSync(join(TYPES, 'apiVersion.js'), 'utf8'))?.[1] ?? ''
const openapi_version = readFileSync(join(PACKAGE, 'OPENAPI_VERSION'), 'utf8').trim()
const shapes: Shapes = {
  method:
    'written by scripts/stripe-shapes.ts from the types of the package stripe, which Stripe generates from its OpenAPI document',
  package: `stripe@${version}`,
  api_version,
  openapi_version,
  kinds,
  events: eventsOf(),
  objects,
}
writeFileSync(TARGET, `${JSON.stringify(shapes)}\n`)
