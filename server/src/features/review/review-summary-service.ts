type Score = { product_score: number; count: number; with_pictures: number }
type Narrowed = { score?: number | undefined; with_pictures?: boolean | undefined }

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Figures of a product's reviews. The average has one decimal and is null without reviews. */
export function reviewSummary(scores: Score[]) {
  const count = sum(scores.map((score) => score.count))
  const points = sum(scores.map((score) => score.count * score.product_score))
  return {
    count,
    average: count === 0 ? null : Math.round((points * 10) / count) / 10,
    by_score: Object.fromEntries(scores.map((score) => [String(score.product_score), score.count])),
    with_pictures: sum(scores.map((score) => score.with_pictures)),
  }
}

/** The total of a list of reviews that is filtered by score or pictures. */
export function reviewTotal(scores: Score[], { score, with_pictures }: Narrowed): number {
  const listed = scores.filter(({ product_score }) => score === undefined || product_score === score)
  return sum(listed.map((one) => (with_pictures ? one.with_pictures : one.count)))
}
