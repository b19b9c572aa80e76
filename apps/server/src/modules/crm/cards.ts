import { text } from '@countinghouse/contract/crm/card.text'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerCase } from '@countinghouse/contract/crm/customer-case'
import { text as caseText } from '@countinghouse/contract/crm/customer-case.text'
import type { Nps } from '@countinghouse/contract/crm/nps'
import { npsPage } from '@countinghouse/contract/crm/nps'
import type { Card } from '../../platform/registry/card.ts'
import { readCrmDashboard } from './read-dashboard.ts'

const cases = customerCase.page.path

const pointPpm = 10_000
const pointsOf = (nps: Pick<Nps, 'npsPpm'> | undefined) =>
  nps === undefined || nps.npsPpm === null ? null : nps.npsPpm / pointPpm

/** Dashboard cards of customers. */
export const cards: readonly Card[] = [
  {
    key: 'crm.cases',
    title: text.cases,
    definition: text.cases_means,
    page: customerCase.page,
    unit: 'count',
    places: { main: 11 },
    address: `${cases}?status=open,waiting`,
    find: async (ctx, reader) => {
      const found = (await readCrmDashboard(ctx, reader)).cases ?? []
      return {
        value: found.reduce((sum, { count }) => sum + count, 0),
        rows: found.map(({ priority, count }) => ({
          name: caseText[`priority_${priority}`],
          value: count,
          address: `${cases}?status=open,waiting&priority=${priority}`,
        })),
      }
    },
  },
  {
    key: 'crm.customers',
    title: text.customers,
    definition: text.customers_means,
    page: customer.page,
    unit: 'count',
    before: text.lastMonth,
    address: `${customer.page.path}?sort=-createdAt`,
    find: async (ctx, reader) => {
      const months = (await readCrmDashboard(ctx, reader)).customers ?? []
      return {
        value: months.at(-1)?.count ?? 0,
        before: months.at(-2)?.count ?? 0,
        points: months.map(({ month, count }) => ({ label: month, value: count })),
      }
    },
  },
  {
    key: 'crm.nps',
    title: text.nps,
    definition: text.nps_means,
    page: npsPage,
    unit: 'points',
    before: text.before,
    address: npsPage.path,
    find: async (ctx, reader) => {
      const { nps } = await readCrmDashboard(ctx, reader)
      return { value: pointsOf(nps?.now), before: pointsOf(nps?.before) }
    },
  },
]
