import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A top-level declaration of a source file, or a call of the contract with its handler. */
export type Declaration = { file: string; name: string; body: string }

const START =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|type|enum) (?:\{([^}]*)\}|\[([^\]]*)\]|([\w$]+))/gm
const IMPORT = /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm
const HANDLER = /\bimplement\(\s*server,\s*'((?:GET|POST) [^']+)'/g
const WORD = /[A-Za-z_$][\w$]*/g

/** A file without its comments, which name other functions. */
const codeOf = (text: string) => text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')

const idOf = ({ file, name }: Pick<Declaration, 'file' | 'name'>) => `${file}#${name}`

/** Names that a pattern declares: `{ all: insertOfPaid, first }`. */
const namesIn = (pattern: string) =>
  pattern
    .split(',')
    .map(
      (part) =>
        part
          .split(/:| as /)
          .at(-1)
          ?.trim() ?? '',
    )
    .filter((name) => name !== '')

function declarationsIn(file: string, code: string): Declaration[] {
  const starts = [...code.matchAll(START)]
  return starts.flatMap((start, at) => {
    const body = code.slice(start.index, starts[at + 1]?.index)
    const names = start[3] === undefined ? namesIn(start[1] ?? start[2] ?? '') : [start[3]]
    return names.map((name) => ({ file, name, body }))
  })
}

/** Separates the handlers of calls from the function that registers them. */
function withHandlers(declaration: Declaration): Declaration[] {
  const handlers = [...declaration.body.matchAll(HANDLER)]
  const [first] = handlers
  if (!first) return [declaration]
  const { file, body } = declaration
  return [
    { ...declaration, body: body.slice(0, first.index) },
    ...handlers.map((handler, at) => {
      const handled = body.slice(handler.index, handlers[at + 1]?.index)
      return { file, name: handler[1] ?? '', body: handled }
    }),
  ]
}

/**
 * The names that each declaration of the server uses, read from the source. They include every call, and names that are
 * not called. Methods belong to their class.
 */
export function readCallGraph(folder: string) {
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, Map<string, string>>()
  for (const file of globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'))) {
    const code = codeOf(readFileSync(join(folder, file), 'utf8'))
    for (const one of declarationsIn(file, code).flatMap(withHandlers)) declarations.set(idOf(one), one)
    const names = [...code.matchAll(IMPORT)].flatMap(([, list = '', from = '']) =>
      list.split(',').flatMap((part) => {
        const [name, alias = name] = part
          .replace(/^\s*type /, '')
          .trim()
          .split(' as ')
        return name ? [[alias, idOf({ file: join(dirname(file), from), name })] as [string, string]] : []
      }),
    )
    imports.set(file, new Map(names))
  }
  const next = ({ file, name, body }: Declaration) =>
    [...new Set(body.match(WORD))]
      .filter((word) => word !== name)
      .map((word) => imports.get(file)?.get(word) ?? idOf({ file, name: word }))
      .filter((id) => declarations.has(id))
  const callers = new Map<string, Set<string>>()
  for (const one of declarations.values())
    for (const id of next(one)) callers.set(id, (callers.get(id) ?? new Set()).add(idOf(one)))
  return { declarations, callers }
}

type Graph = ReturnType<typeof readCallGraph>

/**
 * All declarations from which one of `targets` is reached, directly or through others.
 * @param isPassed whether a path may go through a declaration.
 */
export function callersOf(
  { declarations, callers }: Graph,
  targets: readonly string[],
  isPassed: (declaration: Declaration) => boolean = () => true,
): Declaration[] {
  const reached = new Map<string, Declaration>()
  const open = [...targets]
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const caller of callers.get(id) ?? []) {
      const declaration = declarations.get(caller)
      if (!declaration || reached.has(caller) || !isPassed(declaration)) continue
      reached.set(caller, declaration)
      open.push(caller)
    }
  return [...reached.values()]
}
