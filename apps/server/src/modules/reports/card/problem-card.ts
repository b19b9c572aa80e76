import { text } from '@countinghouse/contract/reports/card.text'
import { problemItemsPage } from '@countinghouse/contract/reports/problem-item'
import { text as ruleText } from '@countinghouse/contract/reports/problem-item.text'
import type { Card } from '../../../platform/registry/card.ts'
import { countProblems } from '../problem/count-problems.ts'

export const problemCard: Card = {
  key: 'reports.problems',
  title: text.problems,
  definition: text.problems_means,
  page: problemItemsPage,
  unit: 'count',
  places: { main: 12 },
  address: problemItemsPage.path,
  find: async (ctx, reader) => {
    const { rules, days } = await countProblems(ctx, reader)
    return {
      value: rules.reduce((sum, { count }) => sum + count, 0),
      points: days.map(({ day, count }) => ({ label: day, value: count })),
      rows: rules.map(({ rule, count }) => ({
        name: ruleText[`rule_${rule}`],
        value: count,
        address: `${problemItemsPage.path}?rule=${rule}`,
      })),
    }
  },
}
