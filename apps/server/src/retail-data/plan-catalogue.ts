import { bestDescription } from './best-description.ts'
import type { CodeKind, Classification } from './classify-code.ts'
import { classifyCode } from './classify-code.ts'
import type { CodeDetails } from './code-details.ts'
import type { DatedPrice } from './price-history.ts'
import { priceHistory } from './price-history.ts'
import { productCodeOf, skuOf } from './product-code.ts'

/** What becomes a product; the others stay out of the catalogue. */
const productKinds = { goods: 'stocked', fee: 'service', voucher: 'gift_card' } as const satisfies Partial<
  Record<CodeKind, string>
>

export type SoldKind = keyof typeof productKinds
export type ProductKind = (typeof productKinds)[SoldKind]

/** A code of the file with what it was taken as, and why. */
export type Issue = Classification & {
  readonly code: string
  readonly called: string | null
  readonly lines: number
  readonly sales: number
}

/** A product as the file describes it. */
export type Article = {
  readonly code: string
  /** Of its variant: the code of the file. */
  readonly sku: string
  readonly name: string
  readonly taken: SoldKind
  readonly kind: ProductKind
  readonly prices: readonly DatedPrice[]
}

export type Plan = { readonly issues: readonly Issue[]; readonly articles: readonly Article[] }

const namesake: Classification = { kind: 'noise', why: 'same as another code, except for spaces and symbols' }
const mostOfName = 120

/** What a catalogue is made of, from the facts of its codes. */
export function planCatalogue(facts: readonly CodeDetails[]): Plan {
  const taken = new Set<string>()
  const issues = facts.map((one) => ({
    ...(isFirst(taken, productCodeOf(one.code)) ? classifyCode(one) : namesake),
    code: one.code,
    called: bestDescription(one),
    lines: one.lines,
    sales: one.sales,
  }))
  const articles = facts.flatMap((one, index): Article[] => {
    const issue = issues[index]
    if (issue === undefined || !isSoldKind(issue.kind)) return []
    const name = (issue.called ?? one.code).slice(0, mostOfName)
    const taken = issue.kind
    return [
      {
        code: productCodeOf(one.code),
        sku: skuOf(one.code),
        name,
        taken,
        kind: productKinds[taken],
        prices: priceHistory(one),
      },
    ]
  })
  return { issues, articles }
}

/** Remembers the code as well. */
function isFirst(taken: Set<string>, productCode: string): boolean {
  if (productCode === '') return true
  const count = taken.size
  return taken.add(productCode).size > count
}

function isSoldKind(kind: CodeKind): kind is SoldKind {
  return kind in productKinds
}
