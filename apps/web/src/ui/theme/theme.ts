import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core'
import { createTheme, defaultVariantColorsResolver } from '@mantine/core'

/** Mantine asks for ten shades of a colour; the ones it paints with are mapped onto our variables below. */
const primary: MantineColorsTuple = [
  '#eeedfd',
  '#dcdafa',
  '#b9b5f5',
  '#9590ef',
  '#726bea',
  '#4f46e5',
  '#453ec9',
  '#3b35ac',
  '#312b8f',
  '#272372',
]

export const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  colors: { primary },
  primaryColor: 'primary',
  primaryShade: 5,
  // The primary is chosen at run time, so the ink on it comes from our variable and not from the shades above.
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' && (input.color ?? 'primary') === 'primary' && { color: 'var(--primary-contrast)' }),
  }),
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '10px', xl: '999px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: {
    xs: 'var(--text-caption)',
    sm: 'var(--text-body)',
    md: 'var(--text-body)',
    lg: 'var(--text-section)',
    xl: 'var(--text-title)',
  },
  lineHeights: {
    xs: 'var(--leading-text)',
    sm: 'var(--leading-text)',
    md: 'var(--leading-text)',
    lg: 'var(--leading-text)',
    xl: 'var(--leading-text)',
  },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-floating)',
    lg: 'var(--shadow-floating)',
    xl: 'var(--shadow-floating)',
  },
})

/** Mantine's own variables, read from ours, so that one file decides every colour in both modes. */
export const mantineVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--panel)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-muted)',
    '--mantine-color-placeholder': 'var(--ink-muted)',
    '--mantine-color-anchor': 'var(--primary-ink)',
    '--mantine-color-error': 'var(--danger-ink)',
    '--mantine-color-default': 'var(--panel)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--neutral-soft)',
    '--mantine-color-disabled-color': 'var(--ink-muted)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--primary)',
    '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
    '--mantine-primary-color-light': 'var(--primary-soft)',
    '--mantine-primary-color-light-hover': 'var(--primary-soft)',
    '--mantine-primary-color-light-color': 'var(--primary-ink)',
    '--mantine-color-primary-filled': 'var(--primary)',
    '--mantine-color-primary-filled-hover': 'var(--primary-hover)',
    '--mantine-color-primary-light': 'var(--primary-soft)',
    '--mantine-color-primary-light-hover': 'var(--primary-soft)',
    '--mantine-color-primary-light-color': 'var(--primary-ink)',
    '--mantine-color-primary-outline': 'var(--primary-ink)',
    '--mantine-color-red-filled': 'var(--danger)',
    '--mantine-color-red-filled-hover': 'var(--danger)',
    '--mantine-color-red-light': 'var(--danger-soft)',
    '--mantine-color-red-light-color': 'var(--danger-ink)',
  }
  return { variables: {}, light: shared, dark: shared }
}
