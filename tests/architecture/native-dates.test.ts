import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** The one input whose calendar the browser draws, hidden behind the field that shows the date. */
const dateInput = 'apps/web/src/ui/field/date-input.tsx'

/** Inputs that would show a date in the form of the browser instead of the product's. */
function nativeDates(source: string): string[] {
  return source.match(/\btype\b\s*(?:=(?!=)|[:?])[^,;>\n]*['"](?:date|datetime-local|month|week)['"]/g) ?? []
}

test('dates are entered by DateInput alone', () => {
  const found = sourcesOf('apps/web/src/**/*.{ts,tsx}').flatMap(({ file, text }) =>
    file === dateInput ? [] : nativeDates(text).map((use) => `${file}: ${use}`),
  )
  expect(found).toEqual([])
})

test('a native date input is seen', () => {
  expect(nativeDates('<input type="date" />')).toHaveLength(1)
  expect(nativeDates("<input type={isDay ? 'date' : 'text'} />")).toHaveLength(1)
  expect(nativeDates("{ name: 'validFrom', type: 'datetime-local' }")).toHaveLength(1)
})
