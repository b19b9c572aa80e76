import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { devices, devicesPage } from '@countinghouse/contract/sales/device'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { OfflineSale } from '@countinghouse/contract/sales/offline-sale'
import type { sendOfflineSales } from '@countinghouse/contract/sales/register-offline'
import type { AppError } from '@countinghouse/kernel/errors'
import { attempt, wordsOf } from '../../../platform/calls/attempt.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { answerOf, answersOf, findSoldAt } from '../register/answer.ts'
import { clockOf, countSent } from './doubts.ts'
import { lockDevice } from './lock-device.ts'
import type { KeptSale, Recording } from './record-offline.ts'
import { recordOffline } from './record-offline.ts'

type Set = InputOfRoute<typeof sendOfflineSales>
type Caller = { readonly page: Page; readonly event: string }
type Answer = OutputOfRoute<typeof sendOfflineSales>['answers'][number]

const sender: Caller = { page: registerPage, event: 'sell' }

/** Records a sale that a device sends. Throws: see the route. */
export async function sellOffline(ctx: Ctx, tx: Tx, input: OfflineSale): Promise<CompleteSale> {
  return await sellOne(ctx, tx, input, { by: sender, recoveredBy: null })
}

/** Records a sale that was refused for its device. Throws: see the route. */
export async function recover(ctx: Ctx, tx: Tx, input: OfflineSale): Promise<CompleteSale> {
  return await sellOne(ctx, tx, input, { by: { page: devicesPage, event: 'recover' }, recoveredBy: ctx.userId })
}

type How = { readonly by: Caller; readonly recoveredBy: number | null }

async function sellOne(ctx: Ctx, tx: Tx, { id, key, sentAt, ...sale }: OfflineSale, how: How): Promise<CompleteSale> {
  const recording = await begin(ctx, tx, { id, key, sentAt }, how)
  const before = (await findSoldAt(ctx, tx, { uids: [sale.uid], tillId: recording.device.tillId })).get(sale.uid)
  if (before !== undefined) return before
  const recorded = await recordEach(ctx, tx, [sale], recording)
  const one = recorded.get(sale.uid) ?? fail('internal')
  if (typeof one !== 'number') throw one
  return await answerOf(ctx, tx, one)
}

/**
 * Records a set of sales in their order, together where nothing of it is refused, otherwise one after the other. What arrived before answers
 * its receipt. Throws: not_found.
 */
export async function sellOfflineSet(
  ctx: Ctx,
  tx: Tx,
  { sales, ...proof }: Set,
): Promise<OutputOfRoute<typeof sendOfflineSales>> {
  const recording = await begin(ctx, tx, proof, { by: sender, recoveredBy: null })
  const { device } = recording
  const before = await findSoldAt(ctx, tx, { uids: sales.map(({ uid }) => uid), tillId: device.tillId })
  // What is in it twice is one sale.
  const fresh = [...Map.groupBy(sales, ({ uid }) => uid).values()].flatMap(([sale]) =>
    sale === undefined || before.has(sale.uid) ? [] : sale,
  )
  const recorded = await recordEach(ctx, tx, fresh, recording)
  const ids = [...recorded.values()].flatMap((one) => (typeof one === 'number' ? one : []))
  const receipts = new Map((await answersOf(ctx, tx, ids)).map((receipt) => [receipt.uid, receipt]))
  // Each sale that is recorded, or sent again, leaves its own trace.
  if (ids.length === 0 && before.size === 0)
    ctx.audit({
      entity: devices.entity,
      entityId: device.id,
      label: device.name,
      before: null,
      after: { refused: fresh.length },
    })
  const answers = sales.map(({ uid }): Answer => {
    const sale = before.get(uid) ?? receipts.get(uid)
    if (sale !== undefined) return { uid, sale, refusal: null }
    const refusal = recorded.get(uid)
    if (refusal === undefined || typeof refusal === 'number') return fail('internal')
    return { uid, sale: null, refusal: { code: refusal.code, message: wordsOf(ctx, refusal) } }
  })
  return { status: device.status, answers }
}

async function begin(
  ctx: Ctx,
  tx: Tx,
  proof: Pick<OfflineSale, 'id' | 'key' | 'sentAt'>,
  { by, recoveredBy }: How,
): Promise<Recording> {
  const device = await lockDevice(ctx, tx, proof, by)
  return {
    device,
    clock: clockOf(ctx, proof.sentAt),
    permission: permissionName(by.page, by.event),
    sentCount: await countSent(ctx, tx, device.id),
    recoveredBy,
    isPeriodClosed: false,
  }
}

/** The receipt of each sale, or why it was refused, by uid. */
async function recordEach(
  ctx: Ctx,
  tx: Tx,
  sales: readonly KeptSale[],
  recording: Recording,
): Promise<ReadonlyMap<string, number | AppError>> {
  const recorded = new Map<string, number | AppError>()
  let sentCount = recording.sentCount
  for (const run of runsOf(sales)) {
    const together = await attempt(ctx, tx, (noting) => recordOffline(noting, tx, run, { ...recording, sentCount }))
    for (const [at, sale] of run.entries()) {
      const id = 'value' in together ? together.value[at] : undefined
      recorded.set(sale.uid, id ?? (await recordOne(ctx, tx, sale, { ...recording, sentCount })))
      sentCount += 1
    }
  }
  return recorded
}

/** A closed period puts it into a session of late sales, whose business date is today. */
async function recordOne(ctx: Ctx, tx: Tx, sale: KeptSale, recording: Recording): Promise<number | AppError> {
  const tryIn = async (isPeriodClosed: boolean) =>
    await attempt(ctx, tx, (noting) => recordOffline(noting, tx, [sale], { ...recording, isPeriodClosed }))
  const first = await tryIn(false)
  const tried = 'refusal' in first && first.refusal.code === 'accounts.period_closed' ? await tryIn(true) : first
  return 'refusal' in tried ? tried.refusal : (tried.value[0] ?? fail('internal'))
}

/** Sales of one cashier after another: a posting has one. */
function runsOf(sales: readonly KeptSale[]): KeptSale[][] {
  const runs: KeptSale[][] = []
  for (const sale of sales) {
    const last = runs.at(-1)
    if (last?.[0]?.cashierId === sale.cashierId) last.push(sale)
    else runs.push([sale])
  }
  return runs
}
