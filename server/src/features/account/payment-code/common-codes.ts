/**
 * The most common payment codes that are neither repeats nor runs: shapes on the keypad, dates, round numbers, and
 * numbers that mean luck or love.
 */
const COMMON = new Set(
  `112211 123321 123654 321654 654123 147852 159753 159357 258369 369258 741852 852741 963852 852963 753951 951753
  456852 123698 789456 741963 142536 147369 147258 147258369 741852963 963852741 159753258
  100000 200000 100200 100100 110120 112358 314159 010203 102030 010101 001001 007007 123000 111000 120120
  520131 131452 521131 201314 520520 521521 5201314 1314520 1314521 666888 888666 888999 168888 888168 518888 666999
  199999 911911 420420 696969 13141314 11235813`.split(/\s+/),
)

/** Whether the code is one repeated group of digits: 000000, 121212, 123123123. */
const isRepeat = (code: string) => /^(\d{1,4})\1+$/.test(code)

/**
 * Whether each digit is one more, or each is one less, than the previous digit, also from 9 to 0: 123456, 8901234,
 * 654321.
 */
function isRun(code: string): boolean {
  const steps = [...code].slice(1).map((digit, index) => (Number(digit) - Number(code[index]) + 10) % 10)
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}

/** Whether the code is a run and its mirror image: 123321, 1234554321. */
function isMirroredRun(code: string): boolean {
  const half = code.slice(0, code.length / 2)
  return code === half + [...half].reverse().join('') && isRun(half)
}

/** Whether the code consists of consecutive pairs or triples: 112233, 333222. */
const isStairs = (code: string) =>
  [/(\d)\1/g, /(\d)\1\1/g].some((stair) => {
    const stairs = code.match(stair) ?? []
    return stairs.join('') === code && isRun(stairs.map((digits) => digits[0]).join(''))
  })

export const isCommonCode = (code: string): boolean =>
  COMMON.has(code) || isRepeat(code) || isRun(code) || isMirroredRun(code) || isStairs(code)
