import { useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AnchorContext } from '../button/anchor.tsx'
import { Button } from '../button/button.tsx'
import { Segment } from '../button/segment.tsx'
import { CopyButton } from '../form/copy-button.tsx'
import { RatingField } from '../form/rating-field.tsx'
import { PictureViewer } from '../layer/picture-viewer.tsx'
import { toast } from '../layer/toast.ts'
import { SwipeRow } from '../list/swipe-row.tsx'
import { ProgressBar, progress } from '../loading/progress.tsx'
import { Gallery } from '../media/gallery.tsx'
import { Rating } from '../media/rating.tsx'
import { renderPieces } from '../testing/render.tsx'
import { Countdown } from '../time/countdown.tsx'
import { Tabs } from './tabs.tsx'

afterEach(() => toast.close())

describe('Button', () => {
  test('a busy button ignores taps and keeps the focus', async () => {
    const tapped = vi.fn()
    const screen = await renderPieces(
      <Button busy onClick={tapped}>
        Pay
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    await userEvent.click(button)
    expect(tapped).not.toHaveBeenCalled()
    await expect.element(button).toHaveFocus()
  })

  test('a button with a href is a link of the app', async () => {
    const screen = await renderPieces(
      <AnchorContext value={(props) => <a {...props} data-router="" />}>
        <Button href="/bag">Cart</Button>
      </AnchorContext>,
    )
    const link = screen.getByRole('link', { name: 'Cart' })
    await expect.element(link).toHaveAttribute('href', '/bag')
    await expect.element(link).toHaveAttribute('data-router')
  })
})

describe('Rating', () => {
  const filled = (of: Element) => of.querySelectorAll('.tabler-icon-star-filled').length
  const empty = (of: Element) => of.querySelectorAll('.tabler-icon-star').length

  test('half a star is drawn as a filled star clipped over an empty star', async () => {
    const screen = await renderPieces(<Rating value={4.5} />)
    const stars = screen.getByRole('img', { name: '4.5 out of 5 stars' }).element()
    expect([filled(stars), empty(stars)]).toEqual([5, 1])
    const [cut, whole] = [...stars.children].slice(-2).map((star) => star.getBoundingClientRect().left)
    expect(cut).toBe(whole)
  })

  test('a rating close to a whole number is drawn with whole stars', async () => {
    const screen = await renderPieces(<Rating value={3.9} />)
    const stars = screen.getByRole('img', { name: '3.9 out of 5 stars' }).element()
    expect([filled(stars), empty(stars)]).toEqual([4, 1])
  })
})

function Scored() {
  const [score, setScore] = useState(0)
  return <RatingField label="Product score" value={score} onChange={setScore} />
}

describe('a group with one choice', () => {
  const three = ['All', 'In', 'Out'].map((label) => ({ value: label, label }))

  test.each([
    ['tabs', 'tab', Tabs, 'aria-selected'],
    ['segment', 'radio', Segment, 'aria-checked'],
  ] as const)('%s move with the arrow keys and are one stop in the tab order', async (_, role, Piece, attribute) => {
    function Owner() {
      const [value, setValue] = useState('All')
      return <Piece label="Bills" tabs={three} options={three} value={value} onChange={setValue} />
    }
    const screen = await renderPieces(<Owner />)
    await userEvent.tab()
    await expect.element(screen.getByRole(role, { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{End}')
    const out = screen.getByRole(role, { name: 'Out' })
    await expect.element(out).toHaveFocus()
    await expect.element(out).toHaveAttribute(attribute, 'true')
    await expect.element(screen.getByRole(role, { name: 'All' })).toHaveAttribute('tabindex', '-1')
  })

  test('a tap or an arrow key chooses a number of stars', async () => {
    const screen = await renderPieces(<Scored />)
    await userEvent.click(screen.getByLabelText('4 out of 5 stars'), { force: true })
    await expect.element(screen.getByLabelText('4 out of 5 stars')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByLabelText('5 out of 5 stars')).toBeChecked()
  })
})

describe('CopyButton', () => {
  test('the copy button shows Copied once the text is on the clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => write.mockRestore())
    const screen = await renderPieces(<CopyButton text="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" />)
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await expect.element(screen.getByRole('status').getByText('Copied')).toBeVisible()
    expect(write).toHaveBeenCalledWith('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
  })

  test('without a clipboard, as without HTTPS, the copy button shows Copy Fail and the text to be selected', async () => {
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never) // the value without HTTPS
    onTestFinished(() => clipboard.mockRestore())
    const screen = await renderPieces(<CopyButton text="x" />)
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await expect.element(screen.getByRole('alert').getByText('Copy Fail')).toBeVisible()
    await expect.element(screen.getByText('Copying is unsupported over non-HTTPS.')).toBeVisible()
    await expect.element(screen.getByLabelText('Select the text and copy it')).toHaveValue('x')
  })
})

test('a countdown shows the time left, ends once, and restarts with a new deadline', async () => {
  const ended = vi.fn()
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
  const screen = await renderPieces(<Countdown until={inMs(899_500)} onEnd={ended} />)
  const left = () => screen.getByRole('timer').element().textContent
  await expect.poll(left).toMatch(/^(15:00|14:59)$/)
  await screen.update(<Countdown until={inMs(7_260_000)} onEnd={ended} />)
  await expect.poll(left).toMatch(/^2:0[01]:\d\d$/)
  expect(ended).not.toHaveBeenCalled()
  await screen.update(<Countdown until={inMs(900)} onEnd={ended} />)
  await expect.poll(() => ended.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00')
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect(ended).toHaveBeenCalledOnce()
})

test('the progress line appears only if loading is slow', async () => {
  const screen = await renderPieces(<ProgressBar />)
  const state = () => screen.container.querySelector('[data-state]')?.getAttribute('data-state')
  progress.start()
  progress.done()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(state()).toBe('idle')
  progress.start()
  progress.start()
  await expect.poll(state).toBe('running')
  progress.done()
  expect(state()).toBe('running')
  progress.done()
  await expect.poll(state).toBe('finishing')
  await expect.poll(state).toBe('idle')
})

test('the arrow keys move a gallery, and its position is announced', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const pictures = ['a', 'b'].map((alt) => ({ src: `${pixel}#${alt}`, alt }))
  const screen = await renderPieces(<Gallery label="Kinoko table lamp" pictures={pictures} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Picture 2 of 2')).toBeInTheDocument()
})

test('in a gallery that opens full-screen, Tab focuses only the shown picture, its name has its position, and the arrow keys show the next picture', async () => {
  await page.viewport(1_280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const pictures = ['a', 'b', 'c'].map((name) => ({ src: `${pixel}#${name}`, alt: 'Lamp' }))
  const screen = await renderPieces(
    <>
      <Gallery label="Kinoko table lamp" pictures={pictures} onOpen={() => {}} />
      <button type="button">After</button>
    </>,
  )
  const picture = (place: number) => screen.getByRole('button', { name: `Lamp, Picture ${place} of 3` })
  const small = (place: number) => screen.getByRole('button', { name: `Picture ${place} of 3`, exact: true })
  await userEvent.tab()
  await expect.element(picture(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(picture(2)).toHaveFocus()
  await expect.element(small(2)).toHaveAttribute('aria-current', 'true')
  await userEvent.tab()
  await expect.element(small(2)).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('the picture viewer opens at the chosen picture', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const pictures = ['a', 'b', 'c'].map((alt) => ({ src: `${pixel}#${alt}`, alt }))
  const viewer = (at: number | null) => (
    <PictureViewer label="Reviews" pictures={pictures} at={at} onClose={() => closed()} />
  )
  const closed = vi.fn()
  const screen = await renderPieces(viewer(null))
  await screen.update(viewer(2))
  await expect.element(screen.getByRole('img', { name: 'c, Picture 3 of 3' })).toBeInViewport()
  await expect.element(screen.getByRole('img', { name: 'a, Picture 1 of 3' })).not.toBeInViewport()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toHaveBeenCalledOnce()
})

test('an enlarged picture pans with the arrow keys, and its neighbours stay hidden', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const pictures = ['a', 'b'].map((alt) => ({ src: `${pixel}#${alt}`, alt }))
  const screen = await renderPieces(<PictureViewer label="Reviews" pictures={pictures} at={0} onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  const picture = screen.getByRole('listitem', { name: 'a, Picture 1 of 2' })
  // Chromium makes scroll containers focusable, Safari does not.
  await expect.element(picture).toHaveAttribute('tabindex', '0')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(picture).toHaveFocus()
  const { scrollLeft, scrollTop } = picture.element()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => picture.element().scrollLeft).toBeGreaterThan(scrollLeft)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => picture.element().scrollTop).toBeLessThan(scrollTop)
  await expect.element(screen.getByRole('img', { name: 'b, Picture 2 of 2' })).not.toBeInViewport()
  await userEvent.dblClick(picture)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('img', { name: 'b, Picture 2 of 2' })).toBeInViewport()
})

test('the hidden actions of a row become visible when they get the focus, and can be used', async () => {
  const removed = vi.fn()
  const screen = await renderPieces(
    <SwipeRow label="Kinoko table lamp" actions={[{ label: 'Remove', icon: null, tone: 'bad', onAct: removed }]}>
      Kinoko table lamp
    </SwipeRow>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Remove, Kinoko table lamp' })).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  expect(removed).toHaveBeenCalledOnce()
})
