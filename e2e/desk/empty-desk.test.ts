import { afterAll, expect, test } from 'vitest'
import { findDeskViolations, findVisitFaults } from '../desk-faults.ts'
import { aBrowserAtTheDesk, openFirstDay, signInFirst } from '../first-day.ts'
import { openBrowser } from '../open-browser.ts'
import { DESK_PATHS } from '../paths.ts'

const [shop, browser] = await Promise.all([openFirstDay(), openBrowser()])
afterAll(() => Promise.all([shop.close(), browser.close()]))

test('axe finds no barrier at the first sign-in, nor on any page of the desk of an empty shop', {
  timeout: 240_000,
}, async () => {
  shop.addOperator()
  const desk = await aBrowserAtTheDesk(browser, shop.url)
  const faults: string[] = []
  await signInFirst(desk, async (step) => faults.push(...(await findVisitFaults(desk, step))))
  expect(faults).toEqual([])
  const empty = DESK_PATHS.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(await findDeskViolations(desk, empty)).toEqual([])
  expect(desk.complaints).toEqual([])
})
