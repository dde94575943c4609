import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const ROUNDS = 3
/** Lighthouse occasionally misses the start of the page in its trace, and reports an error. */
const TRIES = 3
/** Required scores, in the order of the categories. */
export const SCORES_WANTED = [98, 100, 100, 100]

async function scoresOnce(url: string, port: number, tries = TRIES): Promise<number[]> {
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, output: 'json', logLevel: 'error' })
  if (!run || run.lhr.runtimeError) {
    if (tries > 1) return scoresOnce(url, port, tries - 1)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  for (const audit of Object.values(run.lhr.audits)) {
    const isOwn = CATEGORIES.slice(1).some((category) =>
      run.lhr.categories[category]?.auditRefs.some(({ id, weight }) => id === audit.id && weight > 0),
    )
    if (isOwn && audit.score !== null && audit.score < 1) console.log(`  ${url}: ${audit.title}`)
  }
  return CATEGORIES.map((category) => Math.round((run.lhr.categories[category]?.score ?? 0) * 100))
}

/**
 * Lighthouse with its mobile settings: the best of several runs in each category, because a busy machine only lowers
 * scores.
 */
export async function lighthouseScores(url: string, port: number): Promise<number[]> {
  const runs: number[][] = []
  for (let round = 0; round < ROUNDS; round++) runs.push(await scoresOnce(url, port))
  return CATEGORIES.map((_, place) => Math.max(...runs.map((scores) => scores[place] ?? 0)))
}
