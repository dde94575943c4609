type Builds = {
  /** File names of the previous build, and of the last build that differed from it. */
  before: readonly string[]
  last: readonly string[]
  now: readonly string[]
}

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name))

/**
 * File names of the last build that differs from the present build. Repeating the same build does not change this list.
 */
export const lastDifferentBuild = ({ before, last, now }: Builds): readonly string[] =>
  areSame(before, now) ? last : before

/** Files in `present` that are not in `used`. A compressed file stays together with its original. */
export const outdatedFiles = (present: readonly string[], usedFiles: readonly string[]): string[] =>
  present.filter((name) => !usedFiles.includes(name.replace(/\.br$/, '')))
