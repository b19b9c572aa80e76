import type { Locale } from '@countinghouse/kernel/text'

export type Country = {
  readonly code: string
  readonly names: Readonly<Record<Locale, string>>
  readonly currency: string
}

/** Countries of the shipped reference list. Source: data/countries.csv. */
export function parseCountries(csv: string): readonly Country[] {
  const [head = [], ...rows] = csv.trim().split(/\r?\n/).map(cellsOf)
  const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? ''
  return rows.map((row) => ({
    code: cell(row, 'alpha2'),
    names: { en: cell(row, 'name_en'), ar: cell(row, 'name_ar') },
    currency: cell(row, 'currency'),
  }))
}

export function sortedCountries(countries: readonly Country[], locale: Locale): readonly Country[] {
  const { compare } = new Intl.Collator(locale)
  return countries.toSorted((one, other) => compare(one.names[locale], other.names[locale]))
}

/** Every currency of the list once, by code. */
export function currenciesOf(countries: readonly Country[]): readonly string[] {
  return [...new Set(countries.map((country) => country.currency))].filter((code) => /^[A-Z]{3}$/.test(code)).sort()
}

/** One line of comma-separated values; a quoted cell may hold commas and doubled quotes. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
