import { flushSync } from 'react-dom'
import { directionOf, type Place } from './place.ts'

/** The same time and curve as `--screen-change` in screen-change.css. */
const DURATION_MS = 220
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

const PICTURE = 'product-picture'
const SCREEN = '#content'

/** The first element of which the reader sees at least a part, and whose upper edge is not above `least_top` in px. */
function visible(elements: Iterable<Element | null | undefined>, least_top: number): HTMLElement | undefined {
  for (const element of elements) {
    const { top = 0, bottom = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
    const isInside = bottom > 0 && top >= least_top && top < innerHeight
    if (element instanceof HTMLElement && width > 0 && isInside) return element
  }
  return undefined
}

/** The height of the bar at the top, which must not cover a moving picture. */
const barHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** The picture of the card that leads to the path. If several cards do, that of the tapped one. */
function pictureOfCard(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${SCREEN} article a`)]
  const matching = links.filter((link) => link.getAttribute('href') === path)
  const tappedFirst = matching.toSorted(
    (one, other) => Number(other === document.activeElement) - Number(one === document.activeElement),
  )
  const pictures = tappedFirst.map((link) => link.closest('article')?.querySelector('img'))
  return visible(pictures, barHeight())
}

const pictureOfProduct = () =>
  visible(document.querySelectorAll(`${SCREEN} [data-product-picture]`), Number.NEGATIVE_INFINITY)

/** The picture that the screens of both places show. */
const pictureAt = (place: Place, product: Place) =>
  place === product ? pictureOfProduct() : pictureOfCard(product.path)

const PRODUCT = /^\/detail\/[^/]+$/

/** Lets the old picture move to where the new screen shows it. */
function movePicture({ left, top, width, height }: DOMRect): void {
  document.documentElement.animate(
    { transform: `translate(${left}px, ${top}px)`, width: `${width}px`, height: `${height}px` },
    {
      duration: DURATION_MS,
      easing: EASING,
      fill: 'forwards',
      pseudoElement: `::view-transition-group(${PICTURE})`,
    },
  )
}

/** A new change ends the animation of an earlier one. */
let latest: ViewTransition | undefined

const isWanted = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Changes the screen by `update`. Where the browser can animate it and the reader wants it, the new screen comes in from
 * the end, after Back from the start, and the picture of a tapped card becomes that of the product, and back.
 */
export function changeScreen(from: Place, to: Place, update: () => void): void {
  const direction = isWanted() ? directionOf(from, to) : undefined
  if (!direction) {
    update()
    return
  }
  const root = document.documentElement
  const product = [from, to].find(({ path }) => PRODUCT.test(path))
  const picture = product && pictureAt(from, product)
  picture?.style.setProperty('view-transition-name', PICTURE)
  root.dataset.change = direction
  let target: HTMLElement | undefined
  const transition = document.startViewTransition(() => {
    flushSync(update)
    picture?.style.removeProperty('view-transition-name')
    target = picture && pictureAt(to, product)
  })
  transition.ready.then(
    () => target && movePicture(target.getBoundingClientRect()),
    // A later change, or a hidden page, ends the animation. The screen has changed nevertheless.
    () => {},
  )
  latest = transition
  transition.finished
    .catch(() => {})
    .finally(() => {
      if (latest === transition) delete root.dataset.change
    })
}
