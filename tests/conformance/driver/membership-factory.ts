import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { membershipPlan } from '@countinghouse/contract/sales/membership-plan'
import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { tier } from '@countinghouse/contract/sales/tier'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { taxCodeOf } from './tax-code-of.ts'

type Where = { readonly storeId: number; readonly session: () => Promise<string> }

/** Plans, and paid memberships in each state that a transition starts from, each of a new customer. */
export function membershipMakers(server: TestServer, { storeId, session }: Where): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const code = () => randomUUID().slice(0, 18)

  async function plan() {
    const client = await person()
    const taxCodeId = await taxCodeOf(client, 'ZERO')
    const [tierCode, planCode] = [code(), code()]
    const { id: tierId } = await client.call(tier.routes.create, {
      code: tierCode,
      name: tierCode,
      leastTurnoverMinor: 1 + (Number.parseInt(randomUUID().slice(0, 8), 16) % 1_000_000_000),
    })
    return { code: planCode, name: planCode, tierId, feeMinor: 4999, taxCodeId }
  }

  async function createPlan(): Promise<Found> {
    const { id, version } = await (await person()).call(membershipPlan.routes.create, await plan())
    return { id, version, body: {} }
  }

  async function drafted() {
    const { id: planId } = await createPlan()
    const name = code()
    const { id: customerId } = await (await person()).call(customer.routes.create, { code: name, name })
    // Tomorrow, which is today or later in any time zone.
    const startsOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    return { uid: randomUUID(), customerId, planId, storeId, startsOn }
  }

  async function createDraft(): Promise<Found> {
    const { id, version } = await (await person()).call(paidMembership.routes.create, await drafted())
    return { id, version, body: {} }
  }

  async function createSold(): Promise<Found> {
    const { id, version = 0 } = await createDraft()
    const sold = await (await person()).call(paidMembership.transitionRoutes.sell, { id, version })
    return { id, version: sold.version, body: { reason: 'Moved away', storeId, code: sold.cardNo } }
  }

  async function createRenewing(): Promise<Found> {
    const { id, version = 0 } = await createSold()
    const renewing = await (await person()).call(paidMembership.transitionRoutes.startRenewal, { id, version })
    return { id, version: renewing.version, body: {} }
  }

  const before = (make: () => Promise<Readonly<Record<string, unknown>>>) => async () => {
    const draft = await make()
    return { id: 0, version: undefined, body: { ...draft, draft } }
  }

  return new Map([
    [membershipPlan.entity, createPlan],
    ['sales.membershipPlan.create', before(plan)],
    [paidMembership.entity, createDraft],
    ['sales.paidMembership.create', before(drafted)],
    ['sales.paidMembership.cancel', createSold],
    ['sales.paidMembership.startRenewal', createSold],
    ['sales.paidMembership.stopRenewal', createRenewing],
    ['sales.paidMembership.renew', createSold],
    ['sales.register.member', createSold],
  ])
}
