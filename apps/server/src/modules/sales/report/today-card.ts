import { text } from '@countinghouse/contract/sales/card.text'
import { salesDashboardPage } from '@countinghouse/contract/sales/dashboard'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { Card } from '../../../platform/registry/card.ts'
import { findToday } from './find-today.ts'

export const todayCard: Card = {
  key: 'sales.today',
  title: text.today,
  definition: text.today_means,
  page: receiptsPage,
  unit: 'money',
  before: text.lastWeek,
  places: { main: 1 },
  address: salesDashboardPage.path,
  find: async (ctx, reader) => {
    const { today, before, hours } = await findToday(ctx, reader, undefined)
    return {
      value: today.netMinor,
      before: before.netMinor,
      points: hours.map(({ hour, netMinor }) => ({ label: `${String(hour).padStart(2, '0')}:00`, value: netMinor })),
    }
  },
}
