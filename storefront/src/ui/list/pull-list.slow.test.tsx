import { Activity, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { EndlessList } from './endless-list.tsx'
import { PullList } from './pull-list.tsx'

afterEach(() => window.scrollTo(0, 0))

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, place) => from + place)

const defaults = {
  keyOf: String,
  children: (number: number) => <p className="bill">Bill {number}</p>,
  skeleton: <p>Skeleton</p>,
  empty: <p>No bills yet</p>,
  hasMore: false,
  isLoadingMore: false,
  failed: false,
  onMore: () => {},
  onRetry: () => {},
}

function Long() {
  const [count, setCount] = useState(20)
  return (
    <EndlessList
      {...defaults}
      items={numbers(count)}
      hasMore={count < 600}
      onMore={() => setCount((before) => before + 20)}
    />
  )
}

describe('an endless list', () => {
  test('an endless list shows a skeleton first, then the items, then the end of a list with several pages', async () => {
    const screen = await renderPieces(<EndlessList {...defaults} items={undefined} />)
    await expect.element(screen.getByText('Skeleton')).toBeVisible()
    await screen.update(<EndlessList {...defaults} items={[7]} />)
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('Bill 7')
    await expect.element(screen.getByText('Skeleton')).not.toBeInTheDocument()
    expect(screen.getByText('No more').query()).toBeNull()
    await screen.update(<EndlessList {...defaults} items={[7]} hasMore />)
    await screen.update(<EndlessList {...defaults} items={[7, 8]} />)
    await expect.element(screen.getByText('No more')).toBeVisible()
    await screen.update(<EndlessList {...defaults} items={undefined} />)
    await screen.update(<EndlessList {...defaults} items={[9]} />)
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('Bill 9')
    expect(screen.getByText('No more').query()).toBeNull()
  })

  test('an endless list without items shows the empty state and no end', async () => {
    const screen = await renderPieces(<EndlessList {...defaults} items={[]} />)
    await expect.element(screen.getByText('No bills yet')).toBeVisible()
    await expect.element(screen.getByText('No more')).not.toBeInTheDocument()
  })

  test('an endless list loads more while its end is near, and shows that it is loading', async () => {
    const onMore = vi.fn()
    const list = (count: number, isLoadingMore: boolean) => (
      <EndlessList {...defaults} items={numbers(count)} hasMore isLoadingMore={isLoadingMore} onMore={onMore} />
    )
    const screen = await renderPieces(list(2, false))
    await expect.poll(() => onMore.mock.calls.length).toBe(1)
    await screen.update(list(2, true))
    await expect.element(screen.getByText('Refreshing')).toBeVisible()
    await screen.update(list(4, false))
    await expect.poll(() => onMore.mock.calls.length).toBe(2)
  })

  test('if a page failed to load, the list offers a retry and does not retry automatically', async () => {
    const onMore = vi.fn()
    const onRetry = vi.fn()
    const screen = await renderPieces(
      <EndlessList {...defaults} items={numbers(2)} hasMore failed onMore={onMore} onRetry={onRetry} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => onRetry).toHaveBeenCalledOnce()
    expect(onMore).not.toHaveBeenCalled()
  })

  test('if nothing could be loaded, the list shows an error with a retry', async () => {
    const onRetry = vi.fn()
    const screen = await renderPieces(<EndlessList {...defaults} items={undefined} failed onRetry={onRetry} />)
    await userEvent.click(screen.getByRole('alert').getByRole('button', { name: 'Try again' }))
    await expect.poll(() => onRetry).toHaveBeenCalledOnce()
  })

  test('the list loads more if one observer callback reports the end of the list first as hidden and then as visible', async () => {
    class Late implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe() {
        queueMicrotask(() => this.tell([{ isIntersecting: false }, { isIntersecting: true }]))
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Late)
    const onMore = vi.fn()
    await renderPieces(<EndlessList {...defaults} items={numbers(3)} hasMore onMore={onMore} />)
    await expect.poll(() => onMore.mock.calls.length).toBe(1)
    vi.unstubAllGlobals()
  })

  test('a list with hundreds of items renders few of them but keeps the full height', async () => {
    const screen = await renderPieces(<Long />)
    const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
    for (let turn = 0; turn < 150 && !screen.getByText('No more').query(); turn += 1) {
      scrollToEnd()
      // Waits for the observer, which fires in the following frames. On a busy computer these frames come late.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollToEnd()
    await expect.element(screen.getByText('Bill 599')).toBeInTheDocument()
    expect(document.querySelectorAll('.bill').length).toBeLessThan(200)
    expect(document.documentElement.scrollHeight).toBeGreaterThan(600 * 30)
    window.scrollTo(0, 0)
    await expect.element(screen.getByText('Bill 0', { exact: true })).toBeVisible()
  })
})

/** @returns the texts of the rows that a reader sees, without the rows that are rendered ahead. */
const visibleRows = () =>
  [...document.querySelectorAll('.bill')]
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    .map((row) => row.textContent)

test('a long list in a hidden screen keeps its height, and its scroll position when it is shown again', async () => {
  const list = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <EndlessList {...defaults} items={numbers(400)} />
    </Activity>
  )
  const screen = await renderPieces(list('visible'))
  await expect.poll(() => document.querySelectorAll('.bill').length).toBeLessThan(200)
  window.scrollTo(0, 5_000)
  await expect.poll(() => screen.getByText('Bill 0', { exact: true }).query()).toBeNull()
  // The rows of the new position are rendered some frames after those of the old one are gone.
  await expect.poll(visibleRows).not.toEqual([])
  const height_px = document.documentElement.scrollHeight
  const rows = visibleRows()
  await screen.update(list('hidden'))
  window.scrollTo(0, 0)
  await screen.update(list('visible'))
  window.scrollTo(0, 5_000)
  await expect.poll(visibleRows).toEqual(rows)
  await expect.poll(() => document.documentElement.scrollHeight).toBe(height_px)
})

describe('pulling the list down', () => {
  /**
   * Dispatches a touch event.
   * @returns false if the page prevented the browser's default action.
   */
  function touch(target: Element, type: string, y: number, x = 10): boolean {
    const finger = new Touch({ identifier: 1, target, clientX: x, clientY: y })
    const touches = type === 'touchend' ? [] : [finger]
    return target.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
    )
  }

  function pull(target: Element, way_px: number) {
    touch(target, 'touchstart', 100)
    touch(target, 'touchmove', 100 + way_px / 2)
    touch(target, 'touchmove', 100 + way_px)
    touch(target, 'touchend', 100 + way_px)
  }

  test('pulling the list far enough reloads the list, and a message is shown until the list is loaded', async () => {
    const answer = Promise.withResolvers<void>()
    const onRefresh = vi.fn(() => answer.promise)
    const screen = await renderPieces(<PullList {...defaults} items={[1]} onRefresh={onRefresh} />)
    pull(screen.getByText('Bill 1').element(), 140)
    await expect.element(screen.getByText('Refreshing')).toBeVisible()
    pull(screen.getByText('Bill 1').element(), 140)
    expect(onRefresh).toHaveBeenCalledOnce()
    answer.resolve()
    await expect.element(screen.getByText('Refreshing')).not.toBeInTheDocument()
  })

  test('pulling the list a little does nothing', async () => {
    const onRefresh = vi.fn(async () => {})
    const screen = await renderPieces(<PullList {...defaults} items={[1]} onRefresh={onRefresh} />)
    pull(screen.getByText('Bill 1').element(), 60)
    expect(onRefresh).not.toHaveBeenCalled()
  })

  test('a pull moves the list with the finger but not the page, and moves the list back', async () => {
    const screen = await renderPieces(<PullList {...defaults} items={[1]} onRefresh={async () => {}} />)
    const bill = screen.getByText('Bill 1').element()
    const top_px = bill.getBoundingClientRect().top
    expect(touch(bill, 'touchstart', 100), 'the touch itself belongs to the page').toBe(true)
    expect(touch(bill, 'touchmove', 180), 'the page does not scroll').toBe(false)
    expect(bill.getBoundingClientRect().top).toBe(top_px + 40)
    expect(touch(bill, 'touchmove', 900)).toBe(false)
    expect(bill.getBoundingClientRect().top).toBe(top_px + 84)
    touch(bill, 'touchend', 900)
    await expect.poll(() => bill.getBoundingClientRect().top).toBe(top_px)
  })

  test('if the page is scrolled down, a pull only scrolls', async () => {
    const onRefresh = vi.fn(async () => {})
    const screen = await renderPieces(<PullList {...defaults} items={numbers(200)} onRefresh={onRefresh} />)
    const row = screen.getByText('Bill 3', { exact: true })
    await expect.element(row).toBeVisible()
    await expect
      .poll(() => {
        window.scrollTo(0, 40)
        return window.scrollY
      })
      .toBe(40)
    const bill = row.element()
    touch(bill, 'touchstart', 100)
    expect(touch(bill, 'touchmove', 300), 'the page scrolls').toBe(true)
    touch(bill, 'touchend', 300)
    expect(onRefresh).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
    pull(bill, 140)
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  test('a swipe that starts sideways or upwards never becomes a pull, however far it then goes down', async () => {
    const onRefresh = vi.fn(async () => {})
    const screen = await renderPieces(<PullList {...defaults} items={[1]} onRefresh={onRefresh} />)
    const bill = screen.getByText('Bill 1').element()
    for (const [x, y] of [
      [60, 110],
      [10, 80],
    ] as const) {
      touch(bill, 'touchstart', 100)
      expect(touch(bill, 'touchmove', y, x)).toBe(true)
      touch(bill, 'touchmove', 300, x)
      touch(bill, 'touchend', 300, x)
    }
    expect(onRefresh).not.toHaveBeenCalled()
  })

  test('a pull does nothing if the finger moves back before it is lifted', async () => {
    const onRefresh = vi.fn(async () => {})
    const screen = await renderPieces(<PullList {...defaults} items={[1]} onRefresh={onRefresh} />)
    const bill = screen.getByText('Bill 1').element()
    touch(bill, 'touchstart', 160)
    touch(bill, 'touchmove', 320)
    touch(bill, 'touchmove', 150)
    touch(bill, 'touchend', 150)
    expect(onRefresh).not.toHaveBeenCalled()
  })

  test('a button is available as an alternative to pulling', async () => {
    const onRefresh = vi.fn(async () => {})
    const screen = await renderPieces(<PullList {...defaults} items={[1]} onRefresh={onRefresh} />)
    screen.getByRole('button', { name: 'Refresh' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onRefresh).toHaveBeenCalledOnce()
  })
})

describe('a long grid', () => {
  const grid = (
    <div style={{ '--cols': '5' } as object}>
      <EndlessList {...defaults} layout="grid" items={numbers(200)} />
    </div>
  )
  /** The number of rendered items in the first row. */
  const besideFirst = () => {
    const tops = [...document.querySelectorAll('.bill')].map((bill) => bill.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  }
  const isVirtual = () => document.querySelectorAll('.bill').length < 200

  test('a long grid fills its rows at each width', async () => {
    for (const [width, columns] of [
      [1_280, 5],
      [600, 3],
      [390, 2],
      [1_280, 5],
    ] as const) {
      await page.viewport(width, 800)
      const screen = await renderPieces(grid)
      await expect.poll(isVirtual).toBe(true)
      await expect.poll(besideFirst).toBe(columns)
      await screen.unmount()
    }
    await page.viewport(390, 844)
  })

  test('a long grid fills its rows after more items were loaded', async () => {
    await page.viewport(390, 844)
    const of = (count: number) => (
      <div style={{ '--cols': '5' } as object}>
        <EndlessList {...defaults} layout="grid" items={numbers(count)} />
      </div>
    )
    const screen = await renderPieces(of(200))
    await expect.poll(isVirtual).toBe(true)
    await screen.update(of(220))
    await expect.poll(besideFirst).toBe(2)
  })

  test('a long grid fills its rows after the window was widened', async () => {
    await page.viewport(390, 844)
    await renderPieces(grid)
    await expect.poll(isVirtual).toBe(true)
    await page.viewport(1_280, 800)
    await expect.poll(besideFirst).toBe(5)
    await page.viewport(390, 844)
  })
})
