import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Path } from '../paths.ts'

const ROOT = join(import.meta.dirname, '../..')

const COMMITS = 1_000

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'safe.directory=*', ...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).stdout ?? ''

/** The files of the last commits, newest first, each with the time of its commit in seconds. */
function readHistory(): [file: string, time: number][] {
  const [, ...commits] = git('log', '--format=%x00%ct', '--name-only', `-n${COMMITS}`).split('\0')
  return commits.flatMap((commit) => {
    const [time, ...files] = commit.split('\n')
    return files.filter(Boolean).map((file): [string, number] => [file, Number(time)])
  })
}

/**
 * @returns a function that returns the time of a folder's last change, or 0 if git does not know the folder, as in a
 * copy without history.
 */
function readChanges(): (folder: string) => number {
  const uncommitted = git('status', '--porcelain', '--untracked-files=all').split('\n')
  const history = readHistory()
  return (folder) => {
    if (uncommitted.some((line) => line.includes(`${folder}/`))) return Number.POSITIVE_INFINITY
    return history.find(([file]) => file.startsWith(`${folder}/`))?.[1] ?? 0
  }
}

/**
 * Sorts screens by the last change of their folders, newest first. Screens with the same time keep the order of the
 * routes.
 */
export function latestFirst(screens: readonly Path[], when: (folder: string) => number = readChanges()): Path[] {
  const ages = new Map(screens.map(({ path, folder }) => [path, when(folder)]))
  const ageOf = ({ path }: Path) => ages.get(path) ?? 0
  return screens.toSorted((a, b) => (ageOf(a) === ageOf(b) ? 0 : ageOf(b) - ageOf(a)))
}
