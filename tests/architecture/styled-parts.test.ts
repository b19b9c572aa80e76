import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** What has its styles in `ui/theme/mantine-styles.ts`, and what needs none. */
const styled = [
  'Button',
  'ButtonProps',
  'CSSVariablesResolver',
  'createTheme',
  'defaultVariantColorsResolver',
  'DirectionContext',
  'MantineColorsTuple',
  'MantineProvider',
]

/** Imported parts whose styles no page loads: they are shown as the browser draws them. */
function bareParts(source: string): string[] {
  const imports = source.matchAll(/import (?:type )?\{([^}]*)\} from '@mantine\/core'/g)
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return names.filter((name) => name !== '' && !styled.includes(name))
}

test('no screen uses a part of the library whose styles are not loaded', () => {
  const found = sourcesOf('apps/web/src/**/*.{ts,tsx}').flatMap(({ file, text }) =>
    bareParts(text).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('a bare part is seen', () => {
  expect(bareParts("import { Button, TextInput } from '@mantine/core'")).toEqual(['TextInput'])
})
