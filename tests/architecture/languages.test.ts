import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { filesOf, projectDir } from './sources.ts'

type Found = { readonly place: string; readonly en: string; readonly ar: string }

/** Every `{ en, ar }` below a value. */
function textsIn(value: unknown, place: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value || 'ar' in value) {
    const { en, ar } = value as { en?: unknown; ar?: unknown }
    return [{ place, en: String(en ?? ''), ar: String(ar ?? '') }]
  }
  return Object.entries(value).flatMap(([name, below]) => textsIn(below, `${place} ${name}`))
}

async function allTexts(): Promise<Found[]> {
  const files = filesOf('packages/*/src/**/*.text.ts', 'apps/*/src/**/*.text.ts')
  const found = await Promise.all(
    files.map(async (file) => textsIn(await import(pathToFileURL(join(projectDir, file)).href), file)),
  )
  return found.flat()
}

/** Parameters and plain words of an ICU message. Throws: SyntaxError when it does not parse. */
function partsOf(message: string, locale: string): { parameters: string; words: string } {
  const elements = flat(new IntlMessageFormat(message, locale).getAst())
  const parameters = elements.flatMap(({ type, value }) => (type === literal || type === pound ? [] : [String(value)]))
  const words = elements.flatMap(({ type, value }) => (type === literal ? [value] : []))
  return { parameters: [...new Set(parameters)].toSorted().join() || 'none', words: words.join('') }
}

type Element = { type: number; value?: string; options?: Record<string, { value: Element[] }>; children?: Element[] }
const literal = 0
/** The `#` of a plural. */
const pound = 7

function flat(elements: readonly unknown[]): Element[] {
  return (elements as readonly Element[]).flatMap((element) => {
    const below = [
      ...Object.values(element.options ?? {}).flatMap((option) => option.value),
      ...(element.children ?? []),
    ]
    return [element, ...flat(below)]
  })
}

/** A language is called by its own name in every language. */
const ownNames = ['English']

function problemsOf({ place, en, ar }: Found): string[] {
  if (en.trim() === '' || ar.trim() === '') return [`${place}: a language is empty`]
  try {
    const [inEnglish, inArabic] = [partsOf(en, 'en'), partsOf(ar, 'ar')]
    if (inEnglish.parameters !== inArabic.parameters) {
      return [`${place}: parameters ${inEnglish.parameters} in English, ${inArabic.parameters} in Arabic`]
    }
    const isForeign =
      /\p{L}/u.test(inEnglish.words) && !/\p{Script=Arabic}/u.test(inArabic.words) && !ownNames.includes(ar)
    return isForeign ? [`${place}: no Arabic in "${ar}"`] : []
  } catch (error) {
    return [`${place}: ${String(error)}`]
  }
}

test('every text speaks English and Arabic, in ICU message form, with the same parameters', async () => {
  const texts = await allTexts()
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap(problemsOf)).toEqual([])
}, 60_000)

test('each way of getting it wrong is seen', () => {
  const wrong = (en: string, ar: string) => problemsOf({ place: 'x', en, ar })
  expect(wrong('Save', '')).toEqual(['x: a language is empty'])
  expect(wrong('Save', 'Save')).toEqual(['x: no Arabic in "Save"'])
  expect(wrong('{count} rows', 'صفوف')).toEqual(['x: parameters count in English, none in Arabic'])
  expect(wrong('{count, plural, one {row}}', 'صف')[0]).toContain('SyntaxError')
  expect(wrong('{count, plural, one {# of {all}} other {#}}', '{count} من {all}')).toEqual([])
})
