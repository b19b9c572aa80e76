import { bestDescription } from './best-description.ts'
import type { CodeKind, Verdict } from './classify-code.ts'
import { classifyCode } from './classify-code.ts'
import type { CodeFacts } from './code-facts.ts'
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
export type Finding = Verdict & {
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

export type Plan = { readonly findings: readonly Finding[]; readonly articles: readonly Article[] }

const namesake: Verdict = { kind: 'noise', why: 'same as another code, except for spaces and symbols' }
const mostOfName = 120

/** What a catalogue is made of, from the facts of its codes. */
export function planCatalogue(facts: readonly CodeFacts[]): Plan {
  const taken = new Set<string>()
  const findings = facts.map((one) => ({
    ...(isFirst(taken, productCodeOf(one.code)) ? classifyCode(one) : namesake),
    code: one.code,
    called: bestDescription(one),
    lines: one.lines,
    sales: one.sales,
  }))
  const articles = facts.flatMap((one, index): Article[] => {
    const finding = findings[index]
    if (finding === undefined || !isSoldKind(finding.kind)) return []
    const name = (finding.called ?? one.code).slice(0, mostOfName)
    const taken = finding.kind
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
  return { findings, articles }
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
