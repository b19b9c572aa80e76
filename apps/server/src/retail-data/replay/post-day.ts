import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Posting } from '../../modules/inventory/index.ts'
import { postStock } from '../../modules/inventory/index.ts'
import { auditRows } from '../../platform/audit/audit.ts'
import type { Database, Tx } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/db.ts'
import type { By } from '../load-catalogue.ts'
import type { Places } from './find-locations.ts'
import type { PlannedDay, PlannedLine, PlannedPosting } from './plan-replay.ts'

/** Where the replay of a company posts. */
export type Ground = Places & {
  readonly companyId: number
  readonly transitId: number
  /** Ids by code of the file. */
  readonly variantIds: ReadonlyMap<string, number>
  readonly by: By
}

export type Posted = { readonly postings: number; readonly lines: number }

/** Few enough for the time limit of a transaction on a busy machine, enough that commits cost nothing beside them. */
const linesAtOnce = 1000

/**
 * Posts what is missing of a day, several postings in a transaction, each of them once for ever. The row of the audit comes with the
 * last of the day, so that a day has one however often it was begun. Answers what was new.
 */
export async function postDay(db: Database, ground: Ground, { day, postings }: PlannedDay): Promise<Posted> {
  const posted = { postings: 0, lines: 0 }
  const last = postings.at(-1)
  for (const some of inSets(postings)) {
    const isNew = await db.inTransaction({ companyId: ground.companyId }, async (tx) => {
      const answers = await postSet(tx, ground, day, some)
      if (some.at(-1) === last && answers.at(-1)?.is_replayed === false) await auditDay(tx, ground, day, postings)
      return answers.map(({ is_replayed }) => !is_replayed)
    })
    const fresh = some.filter((_, index) => isNew[index])
    posted.postings += fresh.length
    posted.lines += lineCount(fresh)
  }
  return posted
}

/** In the order of the day; a transfer with its arrival is a set of its own. */
function* inSets(postings: readonly PlannedPosting[]): Generator<readonly PlannedPosting[]> {
  let set: PlannedPosting[] = []
  let lines = 0
  for (const posting of postings) {
    const isApart = lines + posting.lines.length > linesAtOnce || kindOf(posting) === 'ito_dispatch'
    if (set.length > 0 && isApart && kindOf(posting) !== 'ito_receive') {
      yield set
      set = []
      lines = 0
    }
    set.push(posting)
    lines += posting.lines.length
  }
  if (set.length > 0) yield set
}

async function postSet(tx: Tx, ground: Ground, day: string, set: readonly PlannedPosting[]): Promise<Posting[]> {
  const [first, ...rest] = set
  if (first === undefined || kindOf(first) !== 'ito_dispatch') {
    return await postTogether(
      tx,
      set.map((posting) => posted(ground, day, posting)),
    )
  }
  const sent = await postTogether(tx, [posted(ground, day, first)])
  const values = await valuesOf(tx, ground.companyId, sent[0]?.posting_id ?? 0)
  return [
    ...sent,
    ...(await postTogether(
      tx,
      rest.map((posting) => posted(ground, day, posting, values)),
    )),
  ]
}

async function postTogether(tx: Tx, postings: readonly RawBuilder<Posting>[]): Promise<Posting[]> {
  const answers = await tx.together(...postings.map(statement))
  return answers.flat() as Posting[]
}

function posted(
  { companyId, by, variantIds, store, warehouse, transitId }: Ground,
  day: string,
  { sourceType, sourceId, eventNo, lines }: PlannedPosting,
  values: ReadonlyMap<number, number> = new Map(),
): RawBuilder<Posting> {
  const isOfWarehouse = ['opening', 'purchase_receipt', 'ito_dispatch'].includes(lines[0]?.kind ?? '')
  const lineOf = ({ kind, code, quantity, unitCost }: PlannedLine) => {
    const variantId = variantIds.get(code)
    if (variantId === undefined) throw new Error(`Code ${code} has no variant.`)
    const valueMinor = values.get(variantId)
    return {
      kind,
      variantId,
      quantity,
      ...(unitCost !== null && { unitCost }),
      ...(kind === 'ito_dispatch' && { toLocationId: transitId }),
      ...(kind === 'ito_receive' && valueMinor !== undefined && { fromLocationId: transitId, valueMinor }),
    }
  }
  return postStock(
    { companyId, userId: null, requestId: by.requestId },
    {
      sourceType,
      sourceId,
      eventNo,
      effectiveOn: day,
      postedOn: day,
      storeId: isOfWarehouse ? warehouse.id : store.id,
      lines: lines.map(lineOf),
    },
  )
}

/** What each variant of a transfer left with, in minor units; a transfer names a variant once. */
async function valuesOf(tx: Tx, companyId: number, postingId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ variant_id: number; value_minor: number }>`
    select variant_id, value_minor from inventory.stock_move
    where company_id = ${companyId} and posting_id = ${postingId}`.execute(tx)
  return new Map(rows.map(({ variant_id, value_minor }) => [variant_id, value_minor]))
}

async function auditDay(
  tx: Tx,
  { companyId, store, warehouse, by }: Ground,
  day: string,
  postings: readonly PlannedPosting[],
): Promise<void> {
  const after = { replayed: { day, warehouse: warehouse.code, postings: postings.length, lines: lineCount(postings) } }
  const change = { entity: 'erp.store', entityId: store.id, label: store.code, before: null, after }
  const rows = auditRows({ companyId, userId: null, ip: null, session: null, ...by, changes: [change] })
  if (rows !== null) await tx.together(rows)
}

function lineCount(postings: readonly PlannedPosting[]): number {
  return postings.reduce((sum, { lines }) => sum + lines.length, 0)
}

function kindOf(posting: PlannedPosting): PlannedLine['kind'] | undefined {
  return posting.lines[0]?.kind
}
