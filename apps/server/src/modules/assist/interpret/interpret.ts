import { isComparable } from '@countinghouse/contract/reports/budget'
import type { ReportDimension, ReportMeasure, ReportSubject } from '@countinghouse/contract/reports/catalogue'
import { offers } from '@countinghouse/contract/reports/catalogue'
import type { ReportFilter } from '@countinghouse/contract/reports/definition'
import { mostFigures, mostGroups, ReportDefinition } from '@countinghouse/contract/reports/definition'
import { addDays, countDays } from '@countinghouse/kernel/days'
import type { KnownName } from './take-names.ts'
import { takeNames } from './take-names.ts'
import type { Days } from './periods.ts'
import { numberAt, takePeriods } from './periods.ts'
import { comparisonPhrases, dimensionPhrases, figurePhrases, fillers, topPhrases } from './vocabulary.ts'
import { Words } from './words.ts'

type Unclear =
  | { readonly kind: 'unknown_words'; readonly words: readonly string[] }
  | { readonly kind: 'no_figure' | 'several_periods' | 'too_many_groups' }
  | { readonly kind: 'several_names'; readonly names: readonly KnownName[] }
  | { readonly kind: 'several_kinds'; readonly names: readonly KnownName[] }
  | {
      readonly kind: 'not_combined'
      readonly figures: readonly ReportMeasure[]
      readonly groups: readonly ReportDimension[]
    }
export type Interpretation =
  | { readonly kind: 'request'; readonly request: ReportDefinition; readonly names: readonly KnownName[] }
  | Unclear

type Figure = (typeof figurePhrases)[number][1]
type Meaning = { readonly figure?: Figure; readonly group?: ReportDimension }

/** The longest first over both, so that a payment type is no payment. */
const reportPhrases = [
  ...figurePhrases.map(([phrase, figure]): readonly [readonly string[], Meaning] => [phrase, { figure }]),
  ...dimensionPhrases.map(([phrase, group]): readonly [readonly string[], Meaning] => [phrase, { group }]),
].toSorted(([one], [other]) => other.length - one.length)

const topWithoutNumber = 10
/** Days of a question that names none. */
const usualDays = 31

/**
 * The report that a question asks for, by fixed rules: every word must have a meaning, so that nothing is guessed. `known`: records whose
 * names are in the question. `today`: of the company.
 */
export function interpret(question: string, known: readonly KnownName[], today: string): Interpretation {
  const words = new Words(question)
  const { names, sharing } = takeNames(words, known)
  if (sharing.length > 0) return { kind: 'several_kinds', names: sharing }
  const compare = words.takeAll(comparisonPhrases)[0]?.meaning ?? 'none'
  const periods = takePeriods(words, today)
  const top = takeTop(words)
  const meanings = words.takeAll(reportPhrases).map(({ meaning }) => meaning)
  const figures = figuresOf(meanings.flatMap(({ figure }) => figure ?? []))
  const groups = [...new Set(meanings.flatMap(({ group }) => group ?? []))]
  const unknown = words.free().filter(({ forms }) => !forms.some((form) => fillers.has(form)))
  if (unknown.length > 0)
    return { kind: 'unknown_words', words: unknown.map(({ start, end }) => question.slice(start, end)) }
  if (periods.length > 1) return { kind: 'several_periods' }
  if (figures.length === 0) return { kind: 'no_figure' }
  const twice = names.filter(({ filter }) => names.filter((other) => other.filter === filter).length > 1)
  if (twice.length > 0) return { kind: 'several_names', names: twice }
  if (groups.length > mostGroups || figures.length > mostFigures) return { kind: 'too_many_groups' }
  const days = periods[0] ?? { from: addDays(today, 1 - usualDays), to: today }
  const by = groups.length > 0 ? groups : [usualGroup(days)]
  const subject = subjectOf(by, figures)
  const measured = subject === 'tenders' ? figures.map((one) => (one === 'net' ? 'takings' : one)) : figures
  if (!isOffered(subject, by, measured, names)) return { kind: 'not_combined', figures, groups: by }
  const request = ReportDefinition.parse({
    of: subject,
    by,
    figures: measured,
    period: 'dates',
    ...days,
    compare,
    ...(top !== null && { top }),
    ...Object.fromEntries(names.map(({ filter, id }) => [filter, id])),
  })
  if (!isComparable(request)) return { kind: 'not_combined', figures, groups: by }
  return { kind: 'request', request, names }
}

function takeTop(words: Words): number | null {
  for (const [phrase] of topPhrases) {
    for (let at = 0; at < words.all.length; at++) {
      if (!words.has(at, phrase)) continue
      const [after, before] = [numberAt(words, at + 1, 1, 100), numberAt(words, at - 1, 1, 100)]
      words.take(before !== null && after === null ? at - 1 : at, after === null && before === null ? 1 : 2)
      return after ?? before ?? topWithoutNumber
    }
  }
  return null
}

function figuresOf(found: readonly Figure[]): ReportMeasure[] {
  const figures = found.flatMap((one): ReportMeasure[] =>
    one === 'returnsBoth' ? ['returns', 'refunds'] : one === 'sold' || one === 'howMany' ? [] : [one],
  )
  if (figures.length > 0) return [...new Set(figures)]
  if (!found.includes('sold')) return []
  return found.includes('howMany') ? ['quantity'] : ['net']
}

function usualGroup({ from, to }: Days): ReportDimension {
  const days = countDays(from, to)
  return days === 1 ? 'store' : days <= 62 ? 'day' : 'month'
}

function subjectOf(groups: readonly ReportDimension[], figures: readonly ReportMeasure[]): ReportSubject {
  if (groups.includes('tender') || figures.some((one) => ['takings', 'taken', 'paidOut'].includes(one)))
    return 'tenders'
  return groups.includes('promotion') || figures.includes('reduction') ? 'promotions' : 'sales'
}

const goods: readonly ReportFilter[] = ['categoryId', 'brandId', 'seasonId', 'supplierId', 'productId']

/** Payments are of whole receipts: goods do not limit them. */
export function isOffered(
  subject: ReportSubject,
  by: readonly ReportDimension[],
  figures: readonly ReportMeasure[],
  names: readonly KnownName[],
): boolean {
  const { dimensions, measures } = offers[subject]
  return (
    by.every((one) => dimensions.includes(one)) &&
    figures.every((one) => measures.includes(one)) &&
    !(subject === 'tenders' && names.some(({ filter }) => goods.includes(filter)))
  )
}
