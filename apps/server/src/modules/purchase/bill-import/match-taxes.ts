import type { TaxKind } from '@countinghouse/contract/accounts/tax-code'
import type { ResolvedTax } from '../../accounts/index.ts'
import type { TaxOfLine } from './e-invoice.ts'

/** What each category is here. Source: UNCL 5305, as EN 16931 BT-151 takes it. */
const kinds: ReadonlyMap<string, readonly TaxKind[]> = new Map([
  ['S', ['standard', 'reduced']],
  ['L', ['standard', 'reduced']],
  ['M', ['standard', 'reduced']],
  ['Z', ['zero']],
  ['E', ['exempt']],
  ['AE', ['reverse_charge']],
  ['K', ['reverse_charge']],
  ['G', ['zero']],
  ['O', ['out_of_scope']],
])

/** Whether a tax code stands for what the file has. Under reverse charge the file has no rate. */
export function standsFor({ kind, rates }: ResolvedTax, { category, ratePpm }: TaxOfLine): boolean {
  if (kinds.get(category)?.includes(kind) !== true) return false
  if (kind === 'reverse_charge') return true
  if (rates.some(({ isCompound }) => isCompound)) return false
  return rates.reduce((sum, rate) => sum + rate.ratePpm, 0) === ratePpm
}

/** `byRule`: nothing is entered, the tax rules apply; else the only code, or how many there are. */
export type MatchedTax = 'byRule' | { readonly taxCodeId: number } | { readonly count: number }

export function matchTax(tax: TaxOfLine, ruled: ResolvedTax | null, codes: readonly ResolvedTax[]): MatchedTax {
  if (ruled !== null && standsFor(ruled, tax)) return 'byRule'
  const fitting = codes.filter((code) => standsFor(code, tax))
  const [only, another] = fitting
  return only !== undefined && another === undefined ? { taxCodeId: only.taxCodeId } : { count: fitting.length }
}
