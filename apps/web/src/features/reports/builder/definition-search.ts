import {
  channels,
  comparisons,
  offers,
  reportDimensions,
  reportMeasures,
  reportPeriods,
  reportSubjects,
} from '@countinghouse/contract/reports/catalogue'
import type { ReportDefinition, ReportFilter } from '@countinghouse/contract/reports/definition'
import { mostFigures, mostGroups } from '@countinghouse/contract/reports/definition'
import { filterNames, parameterOf, reportSearch } from '@countinghouse/contract/reports/report-search'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { choiceIn, dayIn, idIn } from '../../../kit/report/search-values.ts'

/** State of the builder; null: not selected. */
export type BuilderState = Pick<ReportDefinition, 'of' | 'by' | 'figures' | 'period' | 'compare'> & {
  readonly from: string | null
  readonly to: string | null
  readonly top: number | null
  readonly sort: NonNullable<ReportDefinition['sort']> | null
  readonly channel: NonNullable<ReportDefinition['channel']> | null
} & Readonly<Record<ReportFilter, number | null>>

const listIn = <const C extends string>(choices: readonly C[], value: unknown, most: number): C[] => {
  const words = String(value ?? '').split(',')
  const known = words.flatMap((word) => choiceIn(choices, word) ?? [])
  return [...new Set(known)].slice(0, most)
}

/** The whole definition in the address; what a subject has not is left out. */
export const builderSearch: SearchCodec<BuilderState> = {
  parse: (search) => {
    const of = choiceIn(reportSubjects, search['of']) ?? 'sales'
    const offer = offers[of]
    const by = listIn(reportDimensions, search['by'], mostGroups).filter((one) => offer.dimensions.includes(one))
    const figures = listIn(reportMeasures, search['show'], mostFigures).filter((one) => offer.measures.includes(one))
    const sort = choiceIn(reportMeasures, search['sortBy'])
    const top = idIn(search['top'])
    return {
      of,
      by: by.length > 0 ? by : ['day'],
      figures: figures.length > 0 ? figures : usualFigures(of),
      period: choiceIn(reportPeriods, search['period']) ?? 'last_31_days',
      from: dayIn(search['from']),
      to: dayIn(search['to']),
      compare: choiceIn(comparisons, search['compare']) ?? 'none',
      top: top !== null && top <= 100 ? top : null,
      sort: sort !== null && offer.measures.includes(sort) ? sort : null,
      channel: choiceIn(channels, search['channel']),
      ...(Object.fromEntries(filterNames.map((name) => [name, idIn(search[parameterOf(name)])])) as Record<
        ReportFilter,
        number | null
      >),
    }
  },
  serialise: reportSearch,
}

function usualFigures(of: ReportDefinition['of']): ReportDefinition['figures'] {
  return of === 'sales' ? ['net', 'receipts', 'basket', 'quantity'] : offers[of].measures.slice(0, 4)
}

/** The definition of the server, without what is not selected. */
export function definitionOf(state: BuilderState): ReportDefinition {
  const { from, to, ...others } = state
  const dates = state.period === 'dates' ? { from, to } : {}
  return Object.fromEntries(
    Object.entries({ ...others, ...dates }).filter(([, value]) => value !== null),
  ) as ReportDefinition
}

const none = '~'
const all = 'all'

/** Keys of the line whose documents are shown, as one parameter; those of the total are none. */
export const cellSearch: SearchCodec<{ readonly at: readonly (string | null)[] | null }> = {
  parse: ({ at }) => {
    if (typeof at !== 'string' || at === '') return { at: null }
    if (at === all) return { at: [] }
    const keys = at.split(',').slice(0, mostGroups)
    return { at: keys.map((key) => (key === none ? null : key.slice(0, 40))) }
  },
  serialise: ({ at }) => ({
    at: at === null ? undefined : at.length === 0 ? all : at.map((key) => key ?? none).join(','),
  }),
}
