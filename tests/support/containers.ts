import { randomUUID } from 'node:crypto'
import { container } from '@countinghouse/contract/inventory/container'
import { location } from '@countinghouse/contract/inventory/location'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { containerCheckDigit } from '@countinghouse/kernel/container-number'
import type { Client } from './server.ts'

export type ContainerStep = keyof typeof container.transitionRoutes

type Line = {
  variantId: number
  quantity: number
  unitCost?: string | null
  lotNo?: string | null
  expiresOn?: string | null
  cartons?: number
  caseQuantity?: number
}
type More = Partial<{
  uid: string
  containerNo: string
  type: '20GP' | '40HC' | 'TRUCK'
  sealNo: string
  currencyCode: string
  eta: string
  etd: string
}>

let last = Math.floor(Math.random() * 500_000)

/** A number that no other box has. */
export function boxNumber(): string {
  last = (last + 1) % 1_000_000
  const body = `MSKU${String(last).padStart(6, '0')}`
  return `${body}${containerCheckDigit(body)}`
}

/** What a draft of a container says. */
export function enteredContainer(of: { storeId: number; supplierId: number }, lines: readonly Line[], more: More = {}) {
  return {
    uid: randomUUID(),
    ...of,
    type: '40HC' as const,
    containerNo: boxNumber(),
    plannedOn: '2026-03-10',
    lines: [...lines],
    ...more,
  }
}

export async function createSupplier(client: Client, code = randomUUID().slice(0, 12)): Promise<number> {
  return (await client.call(supplier.routes.create, { code, name: code })).id
}

/** Where a store puts what arrives damaged. */
export async function createDamagedLocation(client: Client, storeId: number): Promise<void> {
  await client.call(location.routes.create, {
    code: `BROKEN-${storeId}`,
    name: 'Broken',
    storeId,
    kind: 'staging',
    isAllocatable: false,
    isDamaged: true,
  })
}

/** Takes a container from step to step; answers it as it is then. */
export async function walk(
  client: Client,
  created: { readonly id: number; readonly version: number },
  ...steps: readonly ContainerStep[]
) {
  let row = await client.call(container.routes.get, { id: created.id })
  for (const step of steps) {
    const more = {
      ...(step === 'skip' && { toStatus: 'gate_in' }),
      ...(step === 'reschedule' && { eta: '2026-12-24' }),
      ...(['except', 'correct', 'cancel'].includes(step) && { reason: 'Storm' }),
    }
    row = await client.call(container.transitionRoutes[step], { id: row.id, version: row.version, ...more })
  }
  return row
}
