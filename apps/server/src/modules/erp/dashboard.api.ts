import { getDashboard } from '@countinghouse/contract/erp/dashboard'
import { format } from '@countinghouse/contract/text'
import { countAttentions } from '../../platform/attention.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'

const urgency = ['danger', 'warning', 'info']

export const api = ({ attentions }: Declared) => [
  handleRead(getDashboard, async (ctx, reader) => {
    const found = await countAttentions(ctx, reader, attentions)
    const items = found.map(({ key, title, tone, count, address }) => ({
      key,
      title: { en: format(title, 'en', { count }), ar: format(title, 'ar', { count }) },
      tone,
      count,
      address,
    }))
    return { items: items.toSorted((one, other) => urgency.indexOf(one.tone) - urgency.indexOf(other.tone)) }
  }),
]
