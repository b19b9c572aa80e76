import type { AnswerReport } from '@countinghouse/contract/assist/assistant'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { keyText } from '@countinghouse/contract/reports/key-text'
import type { Locale } from '@countinghouse/kernel/text'
import type { KnownName } from '../interpret/take-names.ts'
import { dayText, figureValue, groupNames } from './sentence.ts'

/** Groups whose lines are people. */
const personal = new Set(['customer', 'cashier'])

/** What a model gets to know of a report, one fact a line, and the names in it that are people. */
export function factsOf(
  report: AnswerReport,
  { top }: Pick<ReportDefinition, 'top'>,
  names: readonly KnownName[],
  locale: Locale,
): { readonly lines: readonly string[]; readonly people: readonly string[] } {
  const { by, figures, from, to, lines, totals, count } = report
  const valuesOf = (values: Partial<Record<ReportMeasure, number | null>>) =>
    figures
      .map((measure) => `${figureText[measure][locale]} ${figureValue(measure, values[measure], report, locale)}`)
      .join('; ')
  const both = (name: string, { figures: now, before }: AnswerReport['totals']) =>
    `${name}: ${valuesOf(now)}${before === null ? '' : ` | before: ${valuesOf(before)}`}`
  const named = lines.map((line) => {
    const dimension = by[line.keys.length - 1] ?? 'day'
    const name = keyText(line, dimension, locale)
    return { line: both(name, line), person: personal.has(dimension) && !line.isRest ? [name] : [] }
  })
  return {
    lines: [
      `by ${groupNames(by, locale)}, ${from} (${dayText(from, locale)}) to ${to} (${dayText(to, locale)}), ${count} lines${top === undefined ? '' : `, top ${top}`}`,
      ...(names.length > 0 ? [`limited to ${names.map(({ name }) => name).join(', ')}`] : []),
      both('Total', totals),
      ...named.map(({ line }) => line),
    ],
    people: [
      ...named.flatMap(({ person }) => person),
      ...names.filter(({ filter }) => filter === 'customerId').map(({ name }) => name),
    ],
  }
}
