import type { ReportLine } from '@countinghouse/contract/reports/builder'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures, timeDimensions } from '@countinghouse/contract/reports/catalogue'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { noKey, restKey } from './dimensions.ts'
import type { Figures, Sums } from './figures.ts'
import { figuresOf, noSums } from './figures.ts'
import type { Group } from './read-groups.ts'
import type { Names } from './read-names.ts'

export type Sorted = Omit<ReportLine, 'name' | 'code' | 'keys'> & { readonly keys: readonly string[] }
export type Arranged = {
  readonly lines: readonly Sorted[]
  readonly totals: { readonly figures: Figures; readonly before: Figures | null }
  readonly count: number
}
type Requested = Pick<ReportDefinition, 'by' | 'sort'> & {
  readonly figures: readonly ReportMeasure[]
  /** Which figures have a compared one; `missing`: of what a group without any has, null: it is not known. */
  readonly compared: { readonly figures: readonly ReportMeasure[]; readonly missing: Sums | null } | null
}
type Node = Pick<Sorted, 'keys' | 'figures' | 'before'>

/** Lines in the order of the report, each before the lines that it sums; shares are of the first figure. */
export function arrangeLines(groups: readonly Group[], { by, sort, figures, compared }: Requested): Arranged {
  const measured = sort !== undefined && !figures.includes(sort) ? [...figures, sort] : figures
  const comparedOf = (sums: Sums | undefined): Figures | null => {
    if (compared === null) return null
    const known = sums ?? compared.missing
    return pick(known === null ? {} : figuresOf(known, compared.figures), figures)
  }
  const nodes = [...Map.groupBy(groups, ({ keys }) => JSON.stringify(keys)).values()].map((found): Node => {
    const sumsOf = (isBefore: boolean) => found.find((one) => one.isBefore === isBefore)?.sums
    return {
      keys: found[0]?.keys ?? [],
      figures: figuresOf(sumsOf(false) ?? noSums, measured),
      before: comparedOf(sumsOf(true)),
    }
  })
  const children = Map.groupBy(
    nodes.filter(({ keys }) => keys.length > 0),
    ({ keys }) => JSON.stringify(keys.slice(0, -1)),
  )
  const [first] = figures
  const total = nodes.find(({ keys }) => keys.length === 0) ?? {
    keys: [],
    figures: figuresOf(noSums, measured),
    before: comparedOf(undefined),
  }
  const whole = first !== undefined && measures[first].isSum ? (total.figures[first] ?? 0) : 0
  const lines: Sorted[] = []

  function add(parent: readonly string[]): void {
    const dimension = by[parent.length]
    const isTime = (timeDimensions as readonly unknown[]).includes(dimension)
    const below = children.get(JSON.stringify(parent)) ?? []
    const ordered = below.toSorted(isTime && sort === undefined ? byKey : byFigure(sort ?? first))
    let above = 0
    for (const { keys, figures: values, before } of ordered) {
      const value = first === undefined ? 0 : (values[first] ?? 0)
      above += value
      const share = (part: number) => (whole <= 0 ? null : Math.round((part / whole) * 1_000_000))
      lines.push({
        keys,
        isRest: keys.at(-1) === restKey,
        figures: pick(values, figures),
        before,
        sharePpm: share(value),
        cumulativePpm: share(above),
      })
      if (keys.length < by.length) add(keys)
    }
  }

  add([])
  const count = lines.filter(({ keys }) => keys.length === by.length).length
  return { lines, totals: { figures: pick(total.figures, figures), before: total.before }, count }
}

function pick(values: Figures, figures: readonly ReportMeasure[]): Figures {
  return Object.fromEntries(figures.map((measure) => [measure, values[measure] ?? null]))
}

function byKey(one: Node, other: Node): number {
  return (one.keys.at(-1) ?? '').localeCompare(other.keys.at(-1) ?? '', 'en')
}

/** The highest first; the rest is always last. */
function byFigure(measure: ReportMeasure | undefined) {
  const valueOf = ({ keys, figures }: Node) =>
    keys.at(-1) === restKey ? -Infinity : measure === undefined ? 0 : (figures[measure] ?? -Number.MAX_VALUE)
  return (one: Node, other: Node) => {
    const [low, high] = [valueOf(one), valueOf(other)]
    return low === high ? byKey(one, other) : high - low
  }
}

/** A line with the name and code of its last group. */
export function namedLine({ keys, ...line }: Sorted, names: Names): ReportLine {
  const key = keys.at(-1) ?? ''
  const named = names[keys.length - 1]?.get(key)
  const isNamed = key !== noKey && key !== restKey
  return {
    ...line,
    keys: keys.map((one) => (one === noKey ? null : one)),
    name: isNamed ? (named?.name ?? key) : '',
    code: named?.code ?? null,
  }
}
