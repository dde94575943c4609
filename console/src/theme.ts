import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/** The shop's accent colour from lightest to darkest. Filled buttons use shade 8 in light mode and 4 in dark mode. */
const tide: MantineColorsTuple = [
  '#edf5f2',
  '#dcebe6',
  '#b5d8cf',
  '#86dccf',
  '#66c9b9',
  '#3fa394',
  '#1f857a',
  '#12726a',
  '#0b625b',
  '#084c47',
]

/** Background tokens of alerts, by Mantine colour. */
const SOFT: Readonly<Record<string, string>> = { yellow: 'warning', red: 'danger', green: 'success', tide: 'accent' }

/**
 * Mantine chooses the text colour of a filled button without considering dark mode; these colours are legible in both.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  const soft = input.variant === 'light' && input.color && SOFT[input.color]
  if (soft)
    return { ...colours, background: `var(--${soft}-soft)`, hover: `var(--${soft}-soft)`, color: `var(--${soft})` }
  if (input.variant !== 'filled') return colours
  const name = input.color === 'red' ? 'danger' : 'accent'
  return {
    ...colours,
    background: `var(--${name})`,
    hover: `var(--${name}-press)`,
    color: `var(--on-${name})`,
  }
}

/** The controls are small, because operators work with long lists all day. */
export const theme = createTheme({
  primaryColor: 'tide',
  colors: { tide },
  primaryShade: { light: 8, dark: 4 },
  variantColorResolver,
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'xs' } },
    TextInput: { defaultProps: { size: 'xs' } },
    // Without this property, Tab skips the button that shows the password.
    PasswordInput: { defaultProps: { size: 'xs', visibilityToggleFocusable: true } },
    NumberInput: { defaultProps: { size: 'xs' } },
    Textarea: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { size: 'xs' } },
    MultiSelect: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    Autocomplete: { defaultProps: { size: 'xs' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    Modal: { defaultProps: { centered: true, transitionProps: { duration: 120 } } },
  },
})

/** Maps Mantine's background and text colours to the tokens of ui/layout/tokens.css. */
export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-anchor': 'var(--accent)',
  }
  return { variables: {}, light: both, dark: both }
}
