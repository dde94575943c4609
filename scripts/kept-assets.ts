type Builds = {
  /** File names of the previous build, and of the last build that differed from it. */
  before: readonly string[]
  last: readonly string[]
  now: readonly string[]
}

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name))

/** The last different build: repeating the same build does not replace it. */
export const lastBuild = ({ before, last, now }: Builds): readonly string[] => (areSame(before, now) ? last : before)

/**
 * Files that belong neither to this build nor to the last different one. A compressed file is kept together with its
 * original.
 */
export const outdated = (present: readonly string[], kept: readonly string[]): string[] =>
  present.filter((name) => !kept.includes(name.replace(/\.br$/, '')))
