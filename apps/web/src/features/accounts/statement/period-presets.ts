import { addDays, addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'

export const presets = ['this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year'] as const
export type Preset = (typeof presets)[number]

type Calendar = {
  readonly today: string
  /** First month of each fiscal year, as any of its days. */
  readonly yearStart: string
}
type Period = { readonly from: string; readonly to: string }

/** A period of the company's calendar; current ones end with their last day. Quarters are those of the fiscal year. */
export function presetPeriod(preset: Preset, { today, yearStart }: Calendar): Period {
  const startMonth = Number(yearStart.slice(5, 7))
  const sinceStart = (Number(today.slice(5, 7)) - startMonth + 12) % 12
  const current = (months: number) => {
    const from = addMonths(monthStart(today), -(sinceStart % months))
    return { from, to: monthEnd(addMonths(from, months - 1)) }
  }
  const months = preset.endsWith('month') ? 1 : preset.endsWith('quarter') ? 3 : 12
  const { from, to } = current(months)
  return preset.startsWith('this') ? { from, to } : { from: addMonths(from, -months), to: addDays(from, -1) }
}

/** The preset that a period is; null: none. */
export function presetOf({ from, to }: Period, calendar: Calendar): Preset | null {
  return (
    presets.find((preset) => {
      const period = presetPeriod(preset, calendar)
      return period.from === from && period.to === to
    }) ?? null
  )
}
