import type { InputOfRoute } from '@countinghouse/contract/route'
import type { completeSale, TillChoice } from '@countinghouse/contract/sales/register'
import { reportDevice } from '@countinghouse/contract/sales/register-offline'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { call, CallError } from '../../../../app/calls/call.ts'
import { connectionStore } from '../../../../app/offline/connection.ts'
import { useSession } from '../../../../app/session/session.tsx'
import { useCommandQueue } from '../../../../kit/commands/use-command-queue.ts'
import { instantNow } from '../state/instant-now.ts'
import { forgetSold } from '../state/tills-store.ts'
import type { Cart } from '../state/use-cart.ts'
import { refreshHeldItems } from './held-items.ts'
import type { KeptSale } from './kept-sale.ts'
import { keptSale } from './kept-sale.ts'
import { commands } from './offline-sales.commands.ts'
import type { Obstacle } from './offline-rules.ts'
import { obstacleOf } from './offline-rules.ts'
import { countSale, noteDevice, useThisDevice } from './this-device.ts'

type Options = {
  readonly till: TillChoice
  readonly cart: Cart
  readonly currency: string
  readonly needsApproval: boolean
}
type Body = InputOfRoute<typeof completeSale>

/** How often a device tells that it is there. Units: milliseconds. */
const reportMs = 300_000

/** Selling without the server: what waits, whether a sale may be kept, and keeping it. */
export function useOfflineTill({ till, cart, currency, needsApproval }: Options) {
  const { user } = useSession()
  const { usr_cmp_id: companyId, Usr_userid: cashierId } = user
  const device = useThisDevice(companyId)
  const { connection } = useStore(connectionStore)
  const isActive = device?.status === 'active' && device.tillId === till.id
  const queue = useCommandQueue(commands, isActive)
  const waitingSales = queue.commands.filter(({ refusal }) => refusal === null)
  const waiting = { count: queue.commands.length, since: queue.commands[0]?.body.sent.soldAt ?? null }
  const isConnected = connection === 'connected'
  const counts = { waitingCount: waitingSales.length, refusedCount: queue.commands.length - waitingSales.length }
  useReports(device, isConnected, { ...counts, waitingSince: waitingSales[0]?.body.sent.soldAt ?? null })
  const { commands: keptSales } = queue
  useEffect(() => forgetSold(keptSales.map(({ body }) => body.sent.uid)), [keptSales])
  const { storeId } = till
  const { sent } = cart.sheet
  useEffect(() => {
    if (isActive && isConnected) refreshHeldItems({ companyId, storeId }).catch(() => undefined)
  }, [isActive, isConnected, companyId, storeId])

  return {
    device,
    commands: queue.commands,
    waiting,
    retry: queue.retry,
    leaveOut: queue.leaveOut,
    isAway: connection === 'offline',
    /** Why the sale cannot be kept; null: it can. */
    obstacleOf: (tenders: Body['tenders']): Obstacle | null =>
      obstacleOf({
        device,
        till,
        sheet: cart.sheet,
        tenders,
        needsApproval,
        // What was sent with a promotion that only the server knows cannot be kept without it.
        hasLimited: cart.hasLimited || (sent !== null && sent.grossMinor !== cart.totals.grossMinor),
        hasSerials: cart.sold.some(({ item }) => item.isSerial),
        waiting,
        now: instantNow(),
      }),
    /** Keeps it on the disk of this device. Throws where that is not possible. */
    keep: async (body: Body): Promise<KeptSale> => {
      if (!device) throw new Error('This browser is not registered.')
      const deviceNumber = await countSale(companyId)
      const given = { device, deviceNumber, cashierId, tillCode: till.code, currency, body, cart }
      const kept = keptSale(given)
      await queue.add(deviceNumber, () => kept)
      return kept
    },
  }
}
export type OfflineTill = ReturnType<typeof useOfflineTill>

type Report = { readonly waitingCount: number; readonly refusedCount: number; readonly waitingSince: string | null }

/** Tells the server what waits, whenever that changes and from time to time, and learns whether the device was revoked. */
function useReports(
  device: ReturnType<typeof useThisDevice>,
  isConnected: boolean,
  { waitingCount, refusedCount, waitingSince }: Report,
): void {
  const { companyId, id, key } = device ?? {}
  useEffect(() => {
    if (companyId === undefined || id === undefined || key === undefined || !isConnected) return undefined
    const report = async () => {
      try {
        const told = await call(reportDevice, { id, key, waitingCount, refusedCount, waitingSince })
        await noteDevice({ companyId, id }, told)
      } catch (error) {
        // Whoever may not sell reports nothing, and the next report may get through.
        if (!(error instanceof CallError)) throw error
      }
    }
    void report()
    const timer = setInterval(() => void report(), reportMs)
    return () => clearInterval(timer)
  }, [companyId, id, key, isConnected, waitingCount, refusedCount, waitingSince])
}
