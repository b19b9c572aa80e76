import type { Explanation } from '@countinghouse/contract/purchase/replenishment-calls'
import { text } from '@countinghouse/contract/purchase/replenishment-explain.text'
import { text as ruleText } from '@countinghouse/contract/purchase/replenishment-rule.text'
import { addDays } from '@countinghouse/kernel/days'
import type { Text } from '@countinghouse/kernel/text'
import { BarChart } from '../../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './replenishment.module.css'

type Line = { readonly label: string; readonly value: string }
type Name = keyof Explanation & keyof typeof text

const demand = ['usableDays', 'daysWithoutSale', 'demandCap', 'meanDemand', 'demandDeviation'] as const
const season = ['leadFactor', 'seasonFactor'] as const
const lead = ['leadDays', 'leadDeviation', 'reviewDays'] as const
const levels = ['coverDays', 'minimumQuantity', 'maximumQuantity', 'safetyStock', 'reorderPoint', 'target'] as const
const position = ['onHand', 'reserved', 'onOrder', 'inTransit', 'outgoing', 'position'] as const
const order = ['minimumOrder', 'orderMultiple', 'suggestedQuantity'] as const
const raised = ['breakQuantity', 'valueQuantity'] as const

/** Sales by day, and the numbers of each step of the calculation in its order. */
export function ExplanationTables({ explanation }: { readonly explanation: Explanation }) {
  const { t, formatNumber } = useLanguage()
  const { days, model, rule, season: profile, leadSource, serviceLevel, need, sources, isValueUnmet } = explanation
  const linesOf = (names: readonly Name[]): Line[] =>
    names.flatMap((name) => {
      const value = explanation[name]
      return typeof value === 'number' ? [{ label: t(text[name]), value: formatNumber(value) }] : []
    })
  const said = (label: Text, value: Text): Line => ({ label: t(label), value: t(value) })
  return (
    <>
      {days.length > 0 && <DemandChart explanation={explanation} />}
      <Figures
        title={t(text.demand)}
        lines={[
          said(text.model, text[`model_${model}`]),
          ...(rule === null ? [] : [{ label: t(text.rule), value: rule }]),
          ...linesOf(demand),
          ...(profile === null ? [] : [{ label: t(text.season), value: profile }, ...linesOf(season)]),
        ]}
      />
      <Figures
        title={t(text.lead)}
        lines={[said(text.leadSource, text[`leadSource_${leadSource}`]), ...linesOf(lead)]}
      />
      <Figures
        title={t(text.levels)}
        lines={[
          ...(serviceLevel === null ? [] : [said(text.serviceLevel, ruleText[`serviceLevel_${serviceLevel}`])]),
          ...linesOf(levels),
        ]}
      />
      <Figures title={t(text.stock)} lines={linesOf(position)} />
      <Figures
        title={t(text.result)}
        lines={[
          { label: t(text.need), value: formatNumber(need) },
          ...sources.map(({ store, quantity }) => ({
            label: t(text.from, { store }),
            value: formatNumber(quantity),
          })),
          ...linesOf(order),
          ...linesOf(raised.filter((name) => explanation[name] > 0)),
          ...linesOf(['buyQuantity']),
        ]}
      />
      {isValueUnmet && <p className={styles.quiet}>{t(text.valueUnmet)}</p>}
    </>
  )
}

function DemandChart({ explanation }: { readonly explanation: Explanation }) {
  const { t, formatNumber, formatDate } = useLanguage()
  const { days, firstDay } = explanation
  const bars = days.map((value, at) => ({
    key: String(at),
    label: formatDate(addDays(firstDay, at)),
    value,
    written: value === null ? t(text.noStock) : formatNumber(value),
  }))
  const most = Math.max(...days.map((value) => value ?? 0), 1)
  return (
    <div className={styles.chart}>
      <BarChart label={t(text.chart)} bars={bars} most={most} />
    </div>
  )
}

function Figures({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <table className={styles.figures}>
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
