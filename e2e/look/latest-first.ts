import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Path } from '../paths.ts'

const ROOT = join(import.meta.dirname, '../..')

/** When a folder was last changed, in seconds; 0 where git cannot say, as in a copy without its history. */
function changedAt(folder: string): number {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'safe.directory=*', ...args], { cwd: ROOT, encoding: 'utf8' })
  // What is not committed yet is the latest of all.
  if (git('status', '--porcelain', '--', folder).stdout) return Number.POSITIVE_INFINITY
  return Number(git('log', '-1', '--format=%ct', '--', folder).stdout) || 0
}

/** Screens by the last change of their folders; those of one age as the routes have them. */
export function latestFirst(screens: readonly Path[], when: (folder: string) => number = changedAt): Path[] {
  const ages = new Map(screens.map(({ path, folder }) => [path, when(folder)]))
  const ageOf = ({ path }: Path) => ages.get(path) ?? 0
  return screens.toSorted((a, b) => (ageOf(a) === ageOf(b) ? 0 : ageOf(b) - ageOf(a)))
}
