import { bestDescription } from './best-description.ts'
import type { CodeDetails } from './code-details.ts'
import { productCodeOf } from './product-code.ts'

export const codeKinds = ['goods', 'fee', 'voucher', 'test', 'noise'] as const
export type CodeKind = (typeof codeKinds)[number]

export type Classification = { readonly kind: CodeKind; readonly why: string }

type Rule = {
  readonly kind: CodeKind
  readonly why: string
  readonly holds: (facts: CodeDetails, called: string) => boolean
}

const feeWords =
  /\b(postage|carriage|shipping|delivery charge|bank charges?|fees?|commission|discount|manual|samples?|adjust(ment)?|bad debt|surcharge|insurance)\b/i

/** The first that holds decides. */
const rules: readonly Rule[] = [
  {
    kind: 'noise',
    why: 'code without letters and digits',
    holds: ({ code }) => productCodeOf(code) === '',
  },
  {
    kind: 'test',
    why: 'code starts with TEST, or name of a test',
    holds: ({ code }, called) => code.startsWith('TEST') || /\btest (product|item)\b/i.test(called),
  },
  {
    kind: 'voucher',
    why: 'name of a gift voucher, or code starts with GIFT_',
    holds: ({ code }, called) => code.startsWith('GIFT_') || /\bgift ?voucher\b/i.test(called),
  },
  {
    // Things that are counted have numbers for codes: a carriage clock is goods.
    kind: 'fee',
    why: 'name of a service or correction, and no three-digit number in the code',
    holds: ({ code }, called) => !/\d{3}/.test(code) && feeWords.test(called),
  },
  { kind: 'noise', why: 'never sold at a price', holds: ({ sales }) => sales === 0 },
  { kind: 'goods', why: 'sold at a price', holds: () => true },
]

/** What a code stands for, and the rule that says so. */
export function classifyCode(facts: CodeDetails): Classification {
  const called = bestDescription(facts) ?? ''
  const rule = rules.find(({ holds }) => holds(facts, called))
  if (rule === undefined) throw new Error('The last rule holds of every code.')
  return { kind: rule.kind, why: rule.why }
}
