import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Path } from '../paths.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Time of a folder's last commit, in seconds; 0 if git does not know, for example in a copy without history. */
function changedAt(folder: string): number {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'safe.directory=*', ...args], { cwd: ROOT, encoding: 'utf8' })
  // Uncommitted changes count as the latest.
  if (git('status', '--porcelain', '--', folder).stdout) return Number.POSITIVE_INFINITY
  return Number(git('log', '-1', '--format=%ct', '--', folder).stdout) || 0
}

/**
 * Sorts screens by the last change of their folders, newest first. Screens with the same time keep the order of the
 * routes.
 */
export function latestFirst(screens: readonly Path[], when: (folder: string) => number = changedAt): Path[] {
  const ages = new Map(screens.map(({ path, folder }) => [path, when(folder)]))
  const ageOf = ({ path }: Path) => ages.get(path) ?? 0
  return screens.toSorted((a, b) => (ageOf(a) === ageOf(b) ? 0 : ageOf(b) - ageOf(a)))
}
