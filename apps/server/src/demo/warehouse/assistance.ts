import { askQuestion, createChat } from '@countinghouse/contract/assist/assistant'
import { acceptProductText, createProductText } from '@countinghouse/contract/assist/product-text'
import { product } from '@countinghouse/contract/procure/product'
import type { Staff } from './staff.ts'

const questions = [
  'Sales by brand last month in Market Row',
  'Top 5 products in the last 30 days by quantity',
  'Margin by store this month compared with last month',
]

/** A chat of the owner, and a product whose description was drafted and accepted. */
export async function addAssistance({ owner }: Staff): Promise<void> {
  const { id } = await owner(createChat, {})
  for (const question of questions) await owner(askQuestion, { id, question })
  const { items } = await owner(product.routes.list, { status: ['active'] })
  const productId = items[0]?.id ?? 0
  const draft = await owner(createProductText, { productId })
  await owner(acceptProductText, { id: draft.id, version: draft.version, languages: ['en', 'ar'] })
}
