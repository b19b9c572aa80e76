import { fiscalPeriods, getCloseChecklist } from '@countinghouse/contract/accounts/fiscal-period'
import { closeSession, countSession } from '@countinghouse/contract/sales/till-session'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import { createTill, openTill } from '../../../../../tests/support/till.ts'

const server = useServer()

test('a month is not closed over till sessions of it that are open or counted, and is once they are closed', async () => {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const { session } = await openTill(owner, { tillId, storeId, floatMinor: 0 })
  const { items } = await owner.call(fiscalPeriods.routes.list, {})
  const [month, other] = [true, false].map((isOfSession) =>
    items.find(({ name }) => (name === session.businessOn.slice(0, 7)) === isOfSession),
  )
  const blockers = async (id = 0) => (await owner.call(getCloseChecklist, { id })).items.map(({ key }) => key)
  const open = 'sales.till_sessions_open'
  expect(await blockers(month?.id)).toContain(open)
  expect(await blockers(other?.id)).not.toContain(open)
  const { id } = session
  const counts = [{ paymentTypeId: cash, countedMinor: 0 }]
  const counted = await owner.call(countSession, { id, version: session.version, counts })
  expect(await blockers(month?.id)).toContain(open)
  await owner.call(closeSession, { id, version: counted.version, reason: null })
  expect(await blockers(month?.id)).not.toContain(open)
})
