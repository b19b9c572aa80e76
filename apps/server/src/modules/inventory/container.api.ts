import { fail } from '@countinghouse/contract/errors'
import { container } from '@countinghouse/contract/inventory/container'
import type { Milestone } from '@countinghouse/contract/inventory/container-milestones'
import { getMilestones } from '@countinghouse/contract/inventory/container-milestones'
import { text } from '@countinghouse/contract/inventory/container.text'
import { text as errorText } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { StoreBlocker } from '../../platform/registry/blocker.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { checkGuard } from '../../platform/records/master-guard.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { findMilestones } from './container/find-milestones.ts'
import { validateContainer } from './container/validate-container.ts'
import { recordMilestone } from './container/record-milestone.ts'
import { requireCosts } from './container/require-costs.ts'
import { exchangeCosts } from './exchange-costs.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

type Container = RowOf<typeof container>
type Input = Readonly<Record<string, unknown>>
type Happened = { readonly happenedOn: string | null; readonly note: string | null }
type Reached = Milestone['code']

/** The picker of containers, of receipts and shipments; only the destination store sees the number. */
const pickers = [
  pickerTable({
    entity: container.entity,
    page: container.page,
    code: null,
    isActive: sql`r.status not in ('closed', 'cancelled')`,
    isIn: (storeIds) => inStores(container.listing.storeColumns, storeIds, 'r'),
  }),
]

/** Marks a status as reached on a date. Throws: inventory.day_ahead. */
async function reach(ctx: Ctx, tx: Tx, row: Container, status: Reached, said: Happened): Promise<TransitionOutcome> {
  const on = await recordMilestone(ctx, tx, row, { code: status, happenedOn: said.happenedOn, note: said.note })
  return { status, set: { ...(status === 'arrived' && { ata: on }), ...(status === 'gate_out' && { gateOutOn: on }) } }
}

const step = (status: Reached) => (ctx: Ctx, tx: Tx, row: Container, input: Input) =>
  reach(ctx, tx, row, status, input as Happened)

/** From now on its costs are received at one rate. Throws: inventory.cost_required, inventory.day_ahead, accounts.rate_missing. */
async function unload(ctx: Ctx, tx: Tx, row: Container, input: Input): Promise<TransitionOutcome> {
  await requireCosts(ctx, tx, row.id)
  const { happenedOn, note } = input as Happened
  const effectiveOn = await recordMilestone(ctx, tx, row, { code: 'unloading', happenedOn, note })
  const { rate } = await exchangeCosts(ctx, tx, { ...row, effectiveOn }, [])
  return { status: 'unloading', set: { exchangeRate: rate } }
}

async function close(ctx: Ctx, tx: Tx, row: Container): Promise<void> {
  await recordMilestone(ctx, tx, row, { code: 'closed' })
}

/** Skips milestones that were not recorded or do not apply, as for a truck. Throws: inventory.rule_broken, inventory.day_ahead. */
async function skip(ctx: Ctx, tx: Tx, row: Container, input: Input): Promise<TransitionOutcome> {
  const { toStatus, ...said } = input as Happened & { readonly toStatus: Reached }
  const { statuses } = container
  if (statuses.indexOf(toStatus) <= statuses.indexOf(row.status))
    fail('inventory.rule_broken', {
      fields: { toStatus: [{ code: 'rule', message: format(text.not_later, ctx.locale) }] },
    })
  return await reach(ctx, tx, row, toStatus, said)
}

/** Every earlier ETA remains in the history. */
async function reschedule(ctx: Ctx, tx: Tx, row: Container, input: Input): Promise<TransitionOutcome> {
  const { eta, etd, note } = input as {
    readonly eta: string
    readonly etd: string | null
    readonly note: string | null
  }
  await recordMilestone(ctx, tx, row, { code: 'rescheduled', etaBefore: row.eta, eta, note })
  return { status: row.status, set: { eta, ...(etd !== null && { etd }) } }
}

async function returnEmpty(ctx: Ctx, tx: Tx, row: Container, input: Input): Promise<TransitionOutcome> {
  if (row.emptiedOn !== null) fail('inventory.already_returned')
  const { happenedOn, note } = input as Happened
  const emptiedOn = await recordMilestone(ctx, tx, row, { code: 'emptied', happenedOn, note })
  return { status: row.status, set: { emptiedOn } }
}

async function except(ctx: Ctx, tx: Tx, row: Container, { reason }: Input): Promise<TransitionOutcome> {
  await recordMilestone(ctx, tx, row, { code: 'exception', note: String(reason) })
  return { set: { statusBefore: row.status } }
}

async function resume(ctx: Ctx, tx: Tx, row: Container, input: Input): Promise<TransitionOutcome> {
  const { rows } = await sql<{ status: string }>`
    select c.status_before as status from inventory.container c where c.company_id = ${ctx.companyId} and c.id = ${row.id}`.execute(
    tx,
  )
  const { status } = rows[0] ?? fail('not_found')
  await recordMilestone(ctx, tx, row, { code: 'resumed', note: (input as Happened).note })
  return { status, set: { statusBefore: null } }
}

/** Returns the container to draft; its milestone is set again afterwards. Throws: inventory.being_received. */
async function correct(ctx: Ctx, tx: Tx, row: Container, { reason }: Input): Promise<void> {
  const { rows } = await sql`
    select from inventory.receipt r where r.company_id = ${ctx.companyId} and r.container_id = ${row.id} and r.status in ('draft', 'posted')`.execute(
    tx,
  )
  if (rows.length > 0) fail('inventory.being_received')
  await recordMilestone(ctx, tx, row, { code: 'corrected', note: String(reason) })
}

async function cancel(ctx: Ctx, tx: Tx, row: Container, { reason }: Input): Promise<TransitionOutcome> {
  await recordMilestone(ctx, tx, row, { code: 'cancelled', note: String(reason) })
  return { set: { statusBefore: null } }
}

const api = [
  ...documentHandlers(container, {
    async beforeWrite(ctx, tx, values) {
      validateContainer(ctx, tx, values)
      await checkGuard(ctx, tx, container.entity, { verb: 'edit', before: null, after: values })
    },
    transitions: {
      book: step('booked'),
      load: step('loaded'),
      depart: step('departed'),
      arrive: step('arrived'),
      declare: step('customs'),
      clear: step('cleared'),
      gateOut: step('gate_out'),
      gateIn: step('gate_in'),
      unload,
      close,
      skip,
      reschedule,
      returnEmpty,
      except,
      resume,
      correct,
      cancel,
    },
  }),
  handleRead(getMilestones, (ctx, reader, { id }) => findMilestones(ctx, reader, id)),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'inventory.container_live': async ({ locale }) =>
    new AppError('inventory.container_live', {
      fields: { containerNo: [{ code: 'rule', message: format(errorText.container_live, locale) }] },
    }),
}

const storeBlockers: readonly StoreBlocker[] = [
  {
    key: 'inventory.containers_coming',
    words: text.blocked_store,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(*)) from inventory.container c
      where c.company_id = ${companyId} and c.store_id = ${storeId} and c.status not in ('unloaded', 'closed', 'cancelled')
      having count(*) > 0`,
  },
]

export const module = defineModule({ pickers, api, constraintRules, storeBlockers })
