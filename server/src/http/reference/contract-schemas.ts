import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'

const FOLDER = dirname(fileURLToPath(import.meta.resolve('@sampan/contract')))

/** Every schema that a file of the contract exports, by name. Names of equal schemas are those of the first file. */
export async function contractSchemas(): Promise<ReadonlyMap<string, z.ZodType>> {
  const files = globSync('**/*.ts', { cwd: FOLDER, exclude: ['**/*.test.ts'] }).toSorted()
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(FOLDER, file)).href)))
  const schemas = modules
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
  return new Map(schemas)
}
