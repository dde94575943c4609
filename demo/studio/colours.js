import { Color, SRGBColorSpace } from 'three'

/** What the goods wear. The keys are the values of the colour axis in axes-words.ts. */
export const goods = {
  clay: '#c4704f',
  sage: '#8b9c8f',
  ink: '#3b474e',
  butter: '#dfc182',
  oat: '#e7decf',
  wood: '#c79a6b',
  mist: '#b4c3c8',
  sand: '#d3b88e',
  stone: '#b8b0a4',
  brick: '#93492f',
  gold: '#d0a45f',
  silver: '#c9c9c6',
  rose: '#d79f86',
  moss: '#76804f',
  denim: '#5f7489',
  blush: '#dcb4a6',
  cocoa: '#6e4c3b',
  plum: '#6f4d5c',
  snow: '#f2eee7',
  honey: '#c98f3c',
  fog: '#8f979b',
}

/** The four seamless papers, sand, sage, stone and mist, in the order in which a list of products meets them. */
export const papers = ['#eadfd2', '#d5dbd2', '#e2ded6', '#d9e1e2']

/**
 * The same hue, lighter (above 0) or darker (below 0). Darkening goes by share, so that ink does not turn black,
 * and greys a little, so that oat does not turn mustard.
 */
export function shade(colour, lightness) {
  const { h, s, l } = new Color(colour).getHSL({}, SRGBColorSpace)
  const shaded = lightness > 0 ? Math.min(1, l + lightness) : l * (1 + lightness * 1.5)
  return `#${new Color().setHSL(h, lightness > 0 ? s : s * 0.7, shaded, SRGBColorSpace).getHexString()}`
}
