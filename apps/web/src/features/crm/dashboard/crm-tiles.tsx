import { activity } from '@countinghouse/contract/crm/activity'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerCase } from '@countinghouse/contract/crm/customer-case'
import type { CrmDashboard } from '@countinghouse/contract/crm/dashboard'
import { text } from '@countinghouse/contract/crm/dashboard.text'
import { npsPage } from '@countinghouse/contract/crm/nps'
import { opportunity } from '@countinghouse/contract/crm/opportunity'
import type { FigureTile } from '../../../kit/dashboard/figure-tiles.tsx'
import { FigureTiles } from '../../../kit/dashboard/figure-tiles.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useNpsWords } from '../nps/nps-words.ts'

type Key = 'cases' | 'activities' | 'pipeline' | 'nps' | 'customers'

/** Figures that the user may see, each with its records. */
export function CrmTiles({ data }: { readonly data: CrmDashboard | undefined }) {
  const { t, locale, formatNumber } = useLanguage()
  const words = useNpsWords()
  const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
  const money = (minor: number, { currency }: CrmDashboard) => formatAmount(minor, currency, locale)
  const today = data?.today ?? ''
  const months = (all: CrmDashboard) => all.customers ?? []
  const tiles: readonly (FigureTile<CrmDashboard> & { readonly key: Key })[] = [
    {
      key: 'cases',
      name: text.openCases,
      to: customerCase.page.path,
      search: { status: 'open,waiting' },
      figure: ({ cases }) => formatNumber(total((cases ?? []).map(({ count }) => count))),
      notes: ({ cases }) => (
        <span>{t(text.overdueCases, { count: formatNumber(total((cases ?? []).map(({ overdue }) => overdue))) })}</span>
      ),
    },
    {
      key: 'activities',
      name: text.overdueActivities,
      to: activity.page.path,
      search: { status: 'open', 'dueOn.before': today },
      figure: ({ activities }) => formatNumber(activities?.overdue ?? 0),
      notes: ({ activities }) => <span>{t(text.ofOpen, { count: formatNumber(activities?.open ?? 0) })}</span>,
    },
    {
      key: 'pipeline',
      name: text.pipeline,
      to: opportunity.page.path,
      search: {},
      figure: (all) => money(total((all.pipeline ?? []).map(({ weightedMinor }) => weightedMinor)), all),
      notes: (all) => {
        const amount = money(total((all.pipeline ?? []).map(({ expectedMinor }) => expectedMinor)), all)
        return <span>{t(text.expected, { amount })}</span>
      },
    },
    {
      key: 'nps',
      name: text.nps,
      to: npsPage.path,
      search: {},
      figure: ({ nps }) => words.nps(nps?.now ?? { npsPpm: null }),
      notes: ({ nps }) => (
        <>
          {nps !== null && nps.now.responses > 0 && (
            <span>{t(text.npsNote, { margin: words.margin(nps.now), count: formatNumber(nps.now.responses) })}</span>
          )}
          {nps !== null && nps.before.responses > 0 && <span>{t(text.npsBefore, { nps: words.nps(nps.before) })}</span>}
        </>
      ),
    },
    {
      key: 'customers',
      name: text.newCustomers,
      to: customer.page.path,
      search: { 'createdAt.between': `${today.slice(0, 7)}-01,${today}` },
      figure: (all) => formatNumber(months(all).at(-1)?.count ?? 0),
      notes: (all) => <span>{t(text.lastMonth, { count: formatNumber(months(all).at(-2)?.count ?? 0) })}</span>,
    },
  ]
  const shown = tiles.filter(({ key }) => data === undefined || data[key] !== null)
  return <FigureTiles label={t(text.figures)} tiles={shown} data={data} />
}
