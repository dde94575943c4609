import css from './swatch.module.css'

/** Keys of the options that are colours. */
const COLOUR_AXES = ['colour', 'color']

/** The class with the colour of an option's value; undefined if the option is not a colour, or the colour is unknown. */
export const swatchClass = (axis: string, value_key: string): string | undefined =>
  COLOUR_AXES.includes(axis) && Object.hasOwn(css, value_key) ? css[value_key] : undefined
