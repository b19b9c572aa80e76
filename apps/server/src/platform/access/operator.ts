import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/errors.text'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'

/** A company's switch of a module; `version` 0: it was never set. Days are inclusive. */
export type ModuleSwitch = {
  readonly moduleId: number
  readonly isEnabled: boolean
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly version: number
}

/** All that another company shows of itself. */
export type CompanyDetails = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly countryCode: string
  readonly currency: string
  readonly status: string
  readonly stores: number
  readonly users: number
  readonly modules: readonly ModuleSwitch[]
  /** The company it belongs to. */
  readonly parentId: number | null
}

/** What people who run the whole installation may; plugged in by app.ts, so that platform and `erp` need not know of identities. */
export type Operators = {
  readonly isOperator: (ctx: Pick<Ctx, 'session'>) => Promise<boolean>
  /** Every company; none for anybody else. */
  readonly companies: (ctx: Ctx, reader: Reader | Tx) => Promise<CompanyDetails[]>
  /** Runs statements of a write in another company, and comes back. Throws: not_found. */
  readonly within: <T>(ctx: Ctx, tx: Tx, companyId: number, run: () => Promise<T>) => Promise<T>
  /** As `within`, in a company that is about to be made: its number is drawn. */
  readonly beginning: <T>(ctx: Ctx, tx: Tx, run: (companyId: number) => Promise<T>) => Promise<T>
}

/** Throws: forbidden with details.reason operator. */
export async function requireOperator(operators: Operators, ctx: Ctx): Promise<void> {
  if (await operators.isOperator(ctx)) return
  fail('forbidden', { details: { reason: 'operator' }, message: format(text.operators_only, ctx.locale) })
}

/** Of a process that serves nobody. */
export const noOperators: Operators = {
  isOperator: async () => false,
  companies: async () => [],
  within: async () => fail('not_found'),
  beginning: async () => fail('not_found'),
}
