import { randomInt, randomUUID } from 'node:crypto'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { proposeBankAccount } from '@countinghouse/contract/procure/supplier-bank'
import { approveSupplier, holdSupplier } from '@countinghouse/contract/procure/supplier-steps'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

/** Records of suppliers whose state takes two steps, or two people, to bring about. */
export function supplierMakers(
  server: TestServer,
  colleagueId: number,
  session: () => Promise<string>,
): Map<string, () => Promise<Found>> {
  /** Proposed by somebody else, so that the caller may confirm it. */
  async function createAccount(): Promise<Found> {
    const client = server.client(await session())
    const { id } = await client.call(supplier.routes.create, { name: randomUUID() })
    const accountNumber = String(randomInt(1e9, 1e12))
    const { items } = await client.call(proposeBankAccount, { id, accountNumber, holder: 'Atlas' })
    const accountId = items[0]?.id ?? 0
    const proposing = 'update procure.supplier_bank_account set proposed_by = $1 where id = $2'
    await asSuperuser(server, proposing, [colleagueId, accountId])
    return { id: accountId, version: undefined, body: {} }
  }

  async function createApproved(): Promise<Found> {
    const client = server.client(await session())
    const created = await client.call(supplier.routes.create, { name: randomUUID() })
    const { id, version } = await client.call(approveSupplier, { id: created.id, version: created.version })
    return { id, version, body: {} }
  }

  async function createHeld(): Promise<Found> {
    const { id, version = 0 } = await createApproved()
    const held = await server.client(await session()).call(holdSupplier, { id, version, reason: 'late' })
    return { id, version: held.version, body: {} }
  }

  return new Map([
    ['procure.supplier_bank_account', createAccount],
    ['procure.supplier.hold', createApproved],
    ['procure.supplier.release', createHeld],
  ])
}
