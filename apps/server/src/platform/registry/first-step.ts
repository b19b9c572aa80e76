import type { FirstSteps } from '@countinghouse/contract/erp/first-steps'
import type { Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { may } from '../access/permission.ts'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from '../database/db.ts'

/** What a new company does before its first sale: a module exports its own as `firstSteps` from an `*.api.ts`. */
export type FirstStep = {
  /** `module.what_it_is`. */
  readonly key: string
  readonly title: Text
  /** Only who may do it is shown the step. */
  readonly permission: string
  /** Page where it is done. */
  readonly address: string
  readonly place: number
  /** Whether there is a row that shows it; null: the company does not have this step. */
  readonly isDone: (companyId: number) => RawBuilder<boolean | null>
}

type Answer = { readonly done: readonly (boolean | null)[]; readonly isHidden: boolean }

/** The first steps of the caller, in order, in one round trip; null: all are done, or there are none. */
export async function findFirstSteps(
  ctx: Ctx,
  reader: Reader,
  steps: readonly FirstStep[],
): Promise<FirstSteps | null> {
  const { companyId, userId } = ctx
  const mine = steps
    .filter(({ permission }) => may(ctx.grants, permission))
    .toSorted((one, other) => one.place - other.place)
  if (mine.length === 0) return null
  const { rows } = await sql<Answer>`
    select array[${sql.join(mine.map(({ isDone }) => isDone(companyId)))}] as done,
      exists (select from erp.hidden_first_steps h where h.company_id = ${companyId} and h.user_id = ${userId}) as "isHidden"`.execute(
    reader,
  )
  const { done, isHidden } = rows[0] ?? { done: [], isHidden: false }
  if (!done.includes(false)) return null
  return {
    isHidden,
    steps: mine.flatMap(({ key, title, address }, at) => {
      const isDone = done[at] ?? null
      return isDone === null ? [] : [{ key, title, address, isDone }]
    }),
  }
}
