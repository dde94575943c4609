type Builds = {
  /** The names of the build before this one, and of the last that was different from that. */
  before: readonly string[]
  last: readonly string[]
  now: readonly string[]
}

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name))

/** The last build that was another: building the same once more does not push it out. */
export const lastBuild = ({ before, last, now }: Builds): readonly string[] => (areSame(before, now) ? last : before)

/** What neither this build nor the last one has. A compressed file stays with its own. */
export const outdated = (present: readonly string[], kept: readonly string[]): string[] =>
  present.filter((name) => !kept.includes(name.replace(/\.br$/, '')))
