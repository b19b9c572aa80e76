import { text } from '@countinghouse/contract/accounts/card.text'
import { financeHomePage } from '@countinghouse/contract/accounts/home'
import { text as homeText } from '@countinghouse/contract/accounts/home.text'
import { ledgerPage } from '@countinghouse/contract/accounts/ledger'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import { addDays } from '@countinghouse/kernel/days'
import type { Card } from '../../../platform/registry/card.ts'
import { findMetrics } from './find-metrics.ts'

const shared = { page: statementsPage, unit: 'money' } as const

/** Dashboard cards of the books. */
export const cards: readonly Card[] = [
  {
    ...shared,
    key: 'accounts.balances',
    place: 6,
    title: text.balances_title,
    definition: text.balances_means,
    address: financeHomePage.path,
    find: async (ctx, reader) => {
      const metrics = await findMetrics(ctx, reader)
      if (metrics === null) return {}
      const { on, balances } = metrics
      return {
        rows: balances.map(({ card, amountMinor, accountIds }) => ({
          name: homeText[card],
          value: amountMinor,
          address:
            accountIds.length === 0
              ? null
              : `${ledgerPage.path}?accountId=${accountIds.join()}&postedOn.before=${addDays(on, 1)}`,
        })),
      }
    },
  },
  {
    ...shared,
    key: 'accounts.profit',
    place: 7,
    title: homeText.profit,
    definition: text.profit_means,
    before: text.lastMonth,
    address: statementsPage.path,
    find: async (ctx, reader) => {
      const metrics = await findMetrics(ctx, reader)
      if (metrics === null) return {}
      const { on, profit } = metrics
      return {
        value: profit.amountMinor,
        before: profit.previousMinor,
        address: `${statementsPage.path}?from=${profit.from}&to=${on}`,
      }
    },
  },
]
